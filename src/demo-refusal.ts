/** The part of a window that tells whether the static demo can run in it. */
type DemoWindow = Pick<
  Window,
  'isSecureContext' | 'localStorage' | 'sessionStorage' | 'location'
> & { navigator: { serviceWorker?: unknown } }

const canStore = (window: DemoWindow) => {
  try {
    return Boolean(window.localStorage && window.sessionStorage)
  } catch {
    return false
  }
}

/**
 * Why a window cannot show the static demo, and what to do; undefined where it can. Imports nothing: what the
 * platform's files import stops a window without storage.
 */
export const refusal = (window: DemoWindow): string | undefined => {
  if (!window.isSecureContext) {
    return `The demo needs a service worker, which browsers offer only over https or on localhost. Open it as https://${window.location.host}${window.location.pathname}, or from this machine.`
  }
  if (!canStore(window)) {
    return 'This browser does not let the demo store anything. Allow cookies and site data for this site, or open the demo in an ordinary window.'
  }
  // Some browsers have the property, and nothing in it.
  if (!window.navigator.serviceWorker) {
    return 'This browser offers no service worker here, as some do in private windows. Open the demo in an ordinary window.'
  }
  return undefined
}

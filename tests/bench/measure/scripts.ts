import type { Page } from '@playwright/test'

/** The scripts that a page asked for. */
export interface Scripts {
  /** By address: bytes of the body as sent, compressed. */
  sizes: ReadonlyMap<string, number>
  /** All bytes together. */
  bytes: number
}

/**
 * Opens an address with an empty cache and tells what scripts come until `ready` is done and nothing more
 * is on its way.
 */
export const scriptsOf = async (
  page: Page,
  address: string,
  ready: () => Promise<unknown>,
): Promise<Scripts> => {
  const session = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.js')) addresses.set(requestId, pathname)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const script = addresses.get(requestId)
    if (script) sizes.set(script, (sizes.get(script) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(address)
  await ready()
  await page.waitForLoadState('networkidle')
  await session.detach()
  return { sizes, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
}

/**
 * Bytes of the scripts of a page that is open, as sent, also of those that came from the browser's cache; without
 * what its workers load themselves.
 *
 * @param part of the address of those that count; all do when left out
 */
export const bytesOfOpenPage = (page: Page, part = ''): Promise<number> =>
  page.evaluate(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, encodedBodySize }))
        .filter(({ path }) => path.endsWith('.js') && path.includes(wanted))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    part,
  )

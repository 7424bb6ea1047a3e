import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { basePath } from '@/config/base-path.ts'
import { codecChecks } from './checks/codec-checks.ts'
import { createPersistentPlatform } from './demo/persistent-platform.ts'
import { storeSignInErrors } from './demo/stored-sign-in-errors.ts'
import { signInPage } from './identity/pages.ts'
import { createStaticIdentity, type StaticIdentity, staticPages } from './identity/static.ts'
import { objectsPath } from './object-store/links.ts'
import { objectStorePath } from './object-store/store.ts'
import { personas } from './world/personas.ts'

const { origin, search } = location
// A web server that only knows files adds a slash to the address of a page in a folder.
const pathname = location.pathname.replace(/(?<=.)\/+$/, '')
const accessTokenSeconds = 3600

const { platform, resume, handle } = createPersistentPlatform({
  origin,
  // Per tab, like the sign-in: two tabs writing one snapshot would overwrite each other's changes.
  storage: sessionStorage,
  checks: codecChecks,
  identify: (token) => identity.identify(token),
})
const signInErrors = storeSignInErrors(() => platform.signInErrors, sessionStorage)
const identity: StaticIdentity = createStaticIdentity({
  origin,
  storage: localStorage,
  signInErrors,
  accessTokenSeconds,
})

const showSignIn = (query: URLSearchParams) => {
  document.documentElement.innerHTML = signInPage('')
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = event.submitter
    const chosen = personas.find(
      ({ id }) => button instanceof HTMLButtonElement && id === button.value,
    )
    const next = chosen && identity.authorize(query, chosen)
    if (next) location.assign(next)
  })
}

const signIn = () => {
  const query = new URLSearchParams(search)
  const next = identity.authorize(query)
  if (next) location.replace(next)
  else showSignIn(query)
}

/** Downloads the file of a temporary link. No worker controls the new tab, so only the file's name is known. */
const saveObject = () => {
  const name = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`This file stands for ${name}.\n`]))
  link.download = name
  document.body.textContent = `${name} is being saved.`
  link.click()
}

/** Why the browser offers no service worker, and what to do. */
const whyNoWorker = () =>
  isSecureContext
    ? 'This browser offers no service worker here, as some do in private windows. Open the demo in an ordinary window.'
    : `The demo needs a service worker, which browsers offer only over https or on localhost. Open it as https://${location.host}${basePath}/, or from this machine.`

const tell = (text: string) => {
  const message = document.createElement('p')
  message.role = 'alert'
  message.textContent = text
  document.body.replaceChildren(message)
}

const startWorker = async () => {
  await resume()
  const worker = setupWorker(
    http.all(`${origin}/services/*`, ({ request }) => handle(request)),
    http.all(`${origin}${objectStorePath}/*`, ({ request }) => handle(request)),
    // Navigation in a new tab gets the page, which saves the file; a fetch by the console gets the content.
    http.get(`${origin}${objectsPath}/*`, ({ request }) =>
      request.headers.get('accept')?.includes('text/html') ? passthrough() : handle(request),
    ),
    http.all(`${origin}/demo/*`, async ({ request }) => {
      const response = await handle(request)
      signInErrors.save()
      return response
    }),
    http.all(`${origin}/identity/*`, ({ request }) => identity.handle(request)),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${basePath}/mockServiceWorker.js` },
  })
}

/**
 * Starts the whole platform inside the page: a service worker routes the console's calls to it.
 * Resolves to false on pages it renders itself instead of the console: sign-in, sign-out and file downloads.
 */
export const startInPage = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) {
    tell(whyNoWorker())
    return false
  }
  if (pathname.startsWith(`${objectsPath}/`)) {
    saveObject()
    return false
  }
  if (pathname === staticPages.signIn) {
    signIn()
    return false
  }
  if (pathname === staticPages.signOut) {
    location.replace(identity.signOut(new URLSearchParams(search)))
    return false
  }
  // The worker's scope needs the trailing slash.
  if (location.pathname === basePath) {
    location.replace(`${basePath}/${search}`)
    return false
  }
  await startWorker()
  return true
}

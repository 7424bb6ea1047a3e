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

const { origin, pathname, search } = location
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
  if (pathname.startsWith(`${objectsPath}/`)) {
    saveObject()
    return false
  }
  switch (pathname) {
    case staticPages.signIn:
      signIn()
      return false
    case staticPages.signOut:
      location.replace(identity.signOut(new URLSearchParams(search)))
      return false
    case basePath:
      // The worker's scope needs the trailing slash.
      location.replace(`${basePath}/${search}`)
      return false
    default:
      await startWorker()
      return true
  }
}

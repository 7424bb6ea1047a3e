import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { basePath } from '@/config/base-path.ts'
import { codecChecks } from './checks/codec-checks.ts'
import { keepSignInErrors } from './demo/keep-sign-in-errors.ts'
import { createLastingPlatform } from './demo/lasting-platform.ts'
import { signInPage } from './identity/pages.ts'
import { createStaticIdentity, type StaticIdentity, staticPages } from './identity/static.ts'
import { objectsPath } from './object-store/links.ts'
import { objectStorePath } from './object-store/store.ts'
import { personas } from './world/personas.ts'

const { origin, pathname, search } = location
const accessTokenSeconds = 3600

const { platform, resume, handle } = createLastingPlatform({
  origin,
  // Of this tab, as the sign-in is: two tabs that wrote one memory would undo each other's changes.
  storage: sessionStorage,
  checks: codecChecks,
  identify: (token) => identity.identify(token),
})
const signInErrors = keepSignInErrors(() => platform.signInErrors, sessionStorage)
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

/** Saves the file of a temporary link: the new tab, which no worker answers, has but its name. */
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
    // A new tab gets the page, which saves the file; the console itself reads it.
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
 * Starts the whole platform inside the page: a service worker hands the console's calls to it.
 * False on pages that are not the console's, which this shows itself: those of the identity provider, and files.
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
      // The worker looks after addresses below its folder, and this one is the folder itself.
      location.replace(`${basePath}/${search}`)
      return false
    default:
      await startWorker()
      return true
  }
}

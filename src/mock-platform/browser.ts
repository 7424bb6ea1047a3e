import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { basePath } from '@/config/base-path.ts'
import { type Scene, sceneOf } from '@/demo-protocol/scenes.ts'
import { codecChecks } from './checks/codec-checks.ts'
import { createPersistentPlatform } from './demo/persistent-platform.ts'
import { scenesPage } from './demo/scene-pages.ts'
import { storeSignInErrors } from './demo/stored-sign-in-errors.ts'
import { signInPage } from './identity/identity-pages.ts'
import { createStaticIdentity, type StaticIdentity, staticPages } from './identity/static.ts'
import { objectsPath } from './object-store/object-links.ts'
import { objectStorePath } from './object-store/object-store-server.ts'
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

/** Begins a scene with a fresh world, as the person that it is told for. */
const openScene = async ({ id, persona: chosen }: Scene) => {
  const body = JSON.stringify({ scene: id })
  const response = await handle(new Request(`${origin}/demo/scene`, { method: 'POST', body }))
  const { page }: { page: string } = await response.json()
  const persona = personas.find((each) => each.id === chosen)
  if (persona) identity.become(persona)
  // Who was signed in, and what they entered.
  for (const key of Object.keys(sessionStorage)) {
    if (/^(oidc\.|drafts$)/.test(key)) sessionStorage.removeItem(key)
  }
  location.replace(basePath + page)
}

/**
 * Longest wait for a newer worker to take over, in ms: browsers let the older one go only when it has nothing to do,
 * and another page may keep it busy for minutes.
 */
const longestTakeover = 5000

/** Whether this page's calls go to the newest worker there is, and nothing is about to replace it. */
const isSettled = ({ installing, waiting, active }: ServiceWorkerRegistration) =>
  !installing &&
  !waiting &&
  active?.state === 'activated' &&
  navigator.serviceWorker.controller === active

/** Lets the worker of a newer version take over before the first call, where it can. */
const takeNewerWorker = async () => {
  const registration = await navigator.serviceWorker.getRegistration(`${basePath}/`)
  if (!registration || !navigator.serviceWorker.controller) return
  try {
    await registration.update()
  } catch (error) {
    console.warn('The web server has no newer worker to give; the one that is here goes on.', error)
    return
  }
  const until = performance.now() + longestTakeover
  while (!isSettled(registration) && performance.now() < until) {
    await new Promise((later) => setTimeout(later, 20))
  }
}

/** Lets the library hear every worker: it listens to the one that it began with alone, unless a message has no source. */
const hearEveryWorker = () =>
  navigator.serviceWorker.addEventListener('message', (event) => {
    if (event.source === null) return
    event.stopImmediatePropagation()
    const { data, ports } = event
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
  })

/**
 * Keeps this page going when a newer version, opened here or in another tab, replaces the worker: tells the newer one
 * that the page is there before it takes over, so that no call gets past it.
 */
const followNewerWorkers = (registration: ServiceWorkerRegistration) => {
  const greet = (worker: ServiceWorker | null) => worker?.postMessage('MOCK_ACTIVATE')
  greet(registration.installing)
  greet(registration.waiting)
  registration.addEventListener('updatefound', () => greet(registration.installing))
  navigator.serviceWorker.addEventListener('controllerchange', () =>
    greet(navigator.serviceWorker.controller),
  )
}

/** Starts a page over, should its worker be replaced before it is in use: the library would wait for the older one. */
const startOverWhenReplaced = () => {
  const replaced = new AbortController()
  if (navigator.serviceWorker.controller) {
    const { signal } = replaced
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      signal,
    })
  }
  return () => replaced.abort()
}

const startWorker = async () => {
  await resume()
  await takeNewerWorker()
  hearEveryWorker()
  const isInUse = startOverWhenReplaced()
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
  const registration = await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${basePath}/mockServiceWorker.js` },
  })
  isInUse()
  if (registration) followNewerWorkers(registration)
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
  if (pathname === staticPages.signIn) {
    signIn()
    return false
  }
  if (pathname === staticPages.signOut) {
    location.replace(identity.signOut(new URLSearchParams(search)))
    return false
  }
  if (pathname === staticPages.scenes) {
    document.documentElement.innerHTML = scenesPage()
    return false
  }
  const scene = sceneOf(new URLSearchParams(search).get('scene'))
  if (scene) {
    await openScene(scene)
    return false
  }
  // The worker's scope needs the trailing slash.
  if (location.pathname === basePath) {
    location.replace(`${basePath}/${search}`)
    return false
  }
  // A hidden frame hands the answer of a renewal to the page around it, and calls nothing.
  if (window.parent === window) await startWorker()
  return true
}

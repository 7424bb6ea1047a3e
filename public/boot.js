// Runs before the console, under a name that no build changes. A file of its own, because the console's content
// security policy forbids scripts inside the page.

// Sets the theme before the first paint, by the rule of src/session/theme.ts.
;(() => {
  const known = (value) => (value === 'dark' || value === 'light' ? value : null)
  let saved = null
  try {
    saved = localStorage.getItem('theme')
  } catch {}
  const requested = new URLSearchParams(location.search).get('theme')
  document.documentElement.dataset.theme = known(requested) ?? known(saved) ?? 'light'
})()

// Asks for what the first page shows while the code of the console is on its way. The console takes each answer over
// once, by address and token (src/lib/early-requests.ts); one that it does not take is dropped. Nothing is asked
// for without a sign-in in this tab, and nothing fails here: what is not taken, the console asks for by itself.
;(() => {
  const { currentScript } = document
  if (currentScript?.dataset.early === undefined) return
  const base = new URL('.', currentScript.src).pathname
  const path = location.pathname.slice(base.length - 1)
  if (/^\/(oidc|signout|maintenance)\b/.test(path)) return

  const absolute = (address) => new URL(address, location.origin).href.replace(/\/+$/, '')
  const tokenAt = (key) => {
    const user = JSON.parse(sessionStorage.getItem(key))
    return user?.expires_at * 1000 > Date.now() ? user.access_token : undefined
  }
  /** Lists by the path of their page: the service and, within the project, what the page asks it for first. */
  const lists = {
    '/reports': ['evaluation', 'jobs/reports'],
    '/suites': ['evaluation', 'suites'],
    '/scenarios': ['scenario', 'scenarios?order=asc&size=100&sort=scenario_name'],
    '/vehicle_catalogs': ['catalog', 'catalogs'],
    '/maps': ['map', 'area_maps?include_shared_area_maps=true'],
    '/mlpackages': ['ml', 'packages'],
    '/mlexperiments': ['ml', 'experiments'],
  }
  /** The list of the page in the address; whatever else stands there may ask for another. */
  const listOf = (page, search) => {
    const [service, items] = lists[page] ?? []
    const project = search.get('project_id') ?? localStorage.getItem('projectId')
    const others = [...search.keys()].filter(
      (name) => !/^(project_id|theme|page|page_size)$/.test(name),
    )
    return service && /^[\w-]+$/.test(project ?? '') && others.length === 0
      ? [[service, `/projects/${project}/${items}`]]
      : []
  }
  /** Code of the page in the address, after all that the first file brings: the build names it. */
  const preloadCode = (page) => {
    const pages = JSON.parse(currentScript.dataset.pages ?? '{}')
    // An id has a digit; words are pages of their own, such as those of a new thing.
    const isAt = (pattern) =>
      new RegExp(`^${pattern.replaceAll(/\$\w+/g, '[^/]*\\d[^/]*')}$`).test(`${page}/`)
    for (const file of pages[Object.keys(pages).find(isAt)] ?? []) {
      // A worker takes longer to start than the code that talks to it.
      if (file.includes('-worker-')) {
        globalThis.earlyWorker = new Worker(base + file, { type: 'module' })
        continue
      }
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href: base + file, fetchPriority: 'low' })
      document.head.append(link)
    }
  }

  const early = new Map()
  const ask = (url, headers) => {
    const aborter = new AbortController()
    const answer = fetch(url, { headers, signal: aborter.signal })
    answer.catch(() => undefined)
    early.set(url, { answer, aborter, headers })
    return answer
  }
  const start = async () => {
    const signedIn = Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user:'))
    if (!signedIn.some(tokenAt)) return
    // The frame of a page, until the console draws it: others come to the identity provider, or to a page without one.
    document.documentElement.dataset.frame =
      localStorage.getItem('openDrawer') === 'false' ? 'icons' : 'open'
    globalThis.early = early
    const page =
      path === '/' ? (localStorage.getItem('startPage') ?? '/reports') : path.replace(/\/$/, '')
    preloadCode(page)
    const config = await ask(new URL('config.json', currentScript.src).href)
    const { services, identityProvider } = await config.clone().json()
    const token = tokenAt(
      `oidc.user:${absolute(identityProvider.authority)}:${identityProvider.clientId}`,
    )
    if (!token) return
    const headers = { Authorization: `Bearer ${token}` }
    const list = listOf(page, new URLSearchParams(location.search))
    for (const [service, address] of [['project', '/projects'], ...list]) {
      ask(absolute(services[service]) + address, headers)
    }
  }
  start().catch(() => undefined)
})()

// While two builds are served side by side, this page may ask for a script that only the other build has. The page
// would stay blank: it says so instead, and loads itself again until all its parts come from one build.
;(() => {
  const key = 'startRetries'
  // Seconds before each retry.
  const pauses = [1, 2, 3, 5, 8]

  const retriesSoFar = () => {
    try {
      return Number(sessionStorage.getItem(key) ?? 0)
    } catch {
      // Nothing can be counted, so nothing is retried without a click.
      return pauses.length
    }
  }
  const count = (retries) => {
    try {
      if (retries === 0) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, String(retries))
    } catch {}
  }
  const reload = (retries) => {
    count(retries)
    location.reload()
  }

  const element = (name, text) => Object.assign(document.createElement(name), { textContent: text })

  const tell = (lines, label, onClick) => {
    const message = document.createElement('div')
    message.role = 'alert'
    message.append(
      element('h1', 'The console cannot start yet'),
      ...lines.map((line) => element('p', line)),
    )
    const button = Object.assign(element('button', label), { onclick: onClick, type: 'button' })
    const page = document.createElement('main')
    page.append(message, button)
    page.style = 'font-family: system-ui, sans-serif; padding: 10vh 1.5rem; text-align: center'
    const isDark = document.documentElement.dataset.theme === 'dark'
    document.documentElement.style = `color-scheme: ${isDark ? 'dark' : 'light'}`
    document.body.replaceChildren(page)
  }

  let isMissing = false
  const retryLater = () => {
    const retries = retriesSoFar()
    const pause = pauses[retries]
    if (pause === undefined) {
      const lines = [
        'A part of the console is missing, and stayed missing after several retries.',
        'If a new version is being installed, try again in a minute.',
      ]
      return tell(lines, 'Try again', () => reload(0))
    }
    const next = retries + 1
    const lines = [
      'A part of the console is missing, as happens while a new version is being installed.',
      `Retrying (${next} of ${pauses.length})…`,
    ]
    tell(lines, 'Retry now', () => reload(next))
    setTimeout(() => reload(next), pause * 1000)
  }

  const isPart = (target) =>
    (target instanceof HTMLScriptElement && target.type === 'module') ||
    (target instanceof HTMLLinkElement && target.rel === 'stylesheet')

  // Failures to load do not bubble: they are heard on their way down.
  const onError = ({ target }) => {
    if (isMissing || !isPart(target)) return
    isMissing = true
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', retryLater)
    else retryLater()
  }
  addEventListener('error', onError, true)
  addEventListener('load', () => {
    if (isMissing) return
    count(0)
    // From here on, the console itself tells what is missing.
    removeEventListener('error', onError, true)
  })
})()

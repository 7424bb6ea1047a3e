import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { noteShifts } from './shifts.ts'
import type { Session } from './sign-in.ts'
import { slowDown, slowSeed } from './slow.ts'

/** A browser context with one page. */
interface Tab {
  readonly context: BrowserContext
  readonly page: Page
}

/** State in which a test begins. */
interface Start {
  origin: string
  /** Nobody is signed in without one. */
  session: Session | undefined
  /** Nothing of the console is cached. */
  isCold: boolean
}

/** The tab that the tests of a worker use one after the other. */
export interface Tabs {
  /** The tab, as empty as a new one but for cached files. */
  open(start: Start): Promise<Tab>
  /** Ends what the test has begun in the tab. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Methods whose effect on a tab no reset takes back. */
const lasting = {
  page: ['addInitScript', 'emulateMedia', 'exposeFunction', 'route'],
  context: ['addInitScript', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

/** Tells when one of the methods is called. */
const watch = <Watched extends object>(
  watched: Watched,
  methods: readonly (keyof Watched)[],
  onCall: () => void,
) => {
  for (const name of methods) {
    const method = watched[name]
    const watching = (...values: unknown[]) => {
      onCall()
      return Reflect.apply(method as (...values: unknown[]) => unknown, watched, values)
    }
    Object.assign(watched, { [name]: watching })
  }
}

/** Empties the storage of a tab at its first page, and puts the tokens of a user there. */
const prepareStorage = ({ test, session }: { test: string; session: Session | undefined }) => {
  // Frames without an origin of their own have no storage.
  if (location.origin === 'null' || sessionStorage.getItem('test') === test) return
  sessionStorage.clear()
  sessionStorage.setItem('test', test)
  if (session) sessionStorage.setItem(session.key, session.value)
}

/** Everything of an origin but its cached files. */
const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/**
 * Keeps the tab of a worker. The console is shown a second sooner by a process that has run it before than in a
 * new context: files stay cached and scripts compiled. Everything else goes between tests. A tab in which a test
 * has left more, such as a clock of its own, is replaced.
 */
export const createTabs = (browser: Browser): Tabs => {
  let tab: Tab | undefined
  let isSpoiled = false
  /** Takes back what the tab was given for the test. */
  let takeBack = async () => {}

  const close = async () => {
    await tab?.context.close()
    tab = undefined
  }
  const spoil = () => {
    isSpoiled = true
  }
  const create = async () => {
    const context = await browser.newContext()
    await context.addInitScript(noteShifts)
    if (slowSeed !== undefined) context.on('page', (page) => void slowDown(page))
    const page = await context.newPage()
    watch(page, lasting.page, spoil)
    watch(context, lasting.context, spoil)
    watch(context.clock, lasting.clock, spoil)
    return { context, page }
  }
  const empty = async ({ context, page }: Tab, origin: string) => {
    const browserSession = await context.newCDPSession(page)
    await browserSession.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await browserSession.detach()
  }
  return {
    close,
    open: async ({ origin, session, isCold }) => {
      if (isCold) await close()
      tab ??= await create()
      await empty(tab, origin)
      const values = { test: randomUUID(), session }
      const script = await tab.context.addInitScript(prepareStorage, values)
      takeBack = () => script.dispose()
      isSpoiled = false
      return tab
    },
    leave: async () => {
      if (!tab) return
      if (isSpoiled) return close()
      const [, ...others] = tab.context.pages()
      for (const page of others) await page.close()
      await tab.page.removeAllListeners()
      await tab.page.goto('about:blank')
      await takeBack()
    },
  }
}

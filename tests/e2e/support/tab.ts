import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test'
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

/** By name of a method: takes back what a call of it has done to a tab, given what it answered. */
type TakeBacks<Watched> = { readonly [Method in keyof Watched]?: (answer: never) => unknown }

/** Notes, when one of the methods is called, how to take that back. */
const watch = <Watched extends object>(
  watched: Watched,
  takeBacks: TakeBacks<Watched>,
  note: (takeBack: () => unknown) => void,
) => {
  for (const name of Object.keys(takeBacks) as (keyof Watched)[]) {
    const method = watched[name] as (...values: unknown[]) => unknown
    const takeBack = takeBacks[name] as (answer: unknown) => unknown
    const watching = (...values: unknown[]) => {
      const answer = Reflect.apply(method, watched, values)
      note(() => takeBack(answer))
      return answer
    }
    Object.assign(watched, { [name]: watching })
  }
}

const dispose = async (script: Promise<Disposable>) => (await script).dispose()

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
 * new context: files stay cached and scripts compiled. Everything else goes between tests. A tab with a clock of its
 * own, which cannot be taken back, is replaced.
 */
export const createTabs = (browser: Browser): Tabs => {
  let tab: Tab | undefined
  let isSpoiled = false
  /** Takes back, one by one, what was done to the tab for the test. */
  let takeBacks: (() => unknown)[] = []

  const close = async () => {
    await tab?.context.close()
    tab = undefined
    takeBacks = []
    isSpoiled = false
  }
  const note = (takeBack: () => unknown) => takeBacks.push(takeBack)
  const create = async () => {
    const context = await browser.newContext()
    await context.addInitScript(noteShifts)
    if (slowSeed !== undefined) context.on('page', (page) => void slowDown(page))
    const page = await context.newPage()
    watch(
      page,
      {
        addInitScript: dispose,
        emulateMedia: () => page.emulateMedia({ media: null, colorScheme: null }),
        route: () => page.unrouteAll(),
      },
      note,
    )
    watch(
      context,
      {
        addInitScript: dispose,
        grantPermissions: () => context.clearPermissions(),
        route: () => context.unrouteAll(),
        setOffline: () => context.setOffline(false),
      },
      note,
    )
    const clockTakeBacks = {
      install: close,
      pauseAt: close,
      setFixedTime: close,
      setSystemTime: close,
    }
    watch(context.clock, clockTakeBacks, () => {
      isSpoiled = true
    })
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
      await tab.context.addInitScript(prepareStorage, values)
      return tab
    },
    leave: async () => {
      if (!tab) return
      if (isSpoiled) return close()
      const [, ...others] = tab.context.pages()
      for (const page of others) await page.close()
      await tab.page.removeAllListeners()
      for (const takeBack of [...takeBacks]) await takeBack()
      await tab.page.goto('about:blank')
      takeBacks = []
    },
  }
}

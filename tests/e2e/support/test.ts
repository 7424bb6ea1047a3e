import { test as base, expect } from '@playwright/test'
import { controlOver, createDemo, type Demo } from './demo.ts'
import { findingsOf } from './findings.ts'
import { type RunningConsole, seed, startConsole } from './platform.ts'
import { type Problems, watchProblems } from './problems.ts'
import { isSignedInAs, openSession, type PersonaName, type Session } from './sign-in.ts'
import { longestDelay, slowSeed } from './slow.ts'
import { createTabs, type Tabs } from './tab.ts'

interface TestFixtures {
  /** Who is signed in when the test begins; nobody when null. */
  persona: PersonaName | null
  /** The browser has never opened the console before. */
  isCold: boolean
  demo: Demo
  expectProblem: Problems['expectProblem']
}

/** The tokens of personas, kept from test to test. */
interface Sessions {
  of(persona: PersonaName): Promise<Session>
  /** Signs the persona in again for the next test. */
  forget(persona: PersonaName): void
}

interface WorkerFixtures {
  /** The console and its platform. */
  running: RunningConsole
  sessions: Sessions
  tabs: Tabs
}

/** The window of a desktop, in which a test begins. */
export const wide = { width: 1280, height: 800 }

/** The window of a phone, and of tests with the tag `@narrow`. */
export const narrow = { width: 400, height: 800 }

/** A failed call shows in the browser's log, and so does what the console reports of it. */
const traceOfFault = /Failed to load resource.*\/services\/|error: ApiError/

/**
 * A test against the built console and its platform, with a new world. It fails, whatever else it checks,
 * when a request or an answer breaks its contract, when an operation is answered by chance, and when the
 * browser complains about anything that the test did not announce.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern.
    async ({}, use) => {
      const running = await startConsole()
      await use(running)
      await running.close()
    },
    { scope: 'worker' },
  ],
  sessions: [
    async ({ browser, running }, use) => {
      const sessions = new Map<PersonaName, Promise<Session>>()
      await use({
        of: (persona) => {
          const session = sessions.get(persona) ?? openSession(browser, running.origin, persona)
          sessions.set(persona, session)
          return session
        },
        forget: (persona) => sessions.delete(persona),
      })
    },
    { scope: 'worker' },
  ],
  tabs: [
    async ({ browser }, use) => {
      const tabs = createTabs(browser)
      await use(tabs)
      await tabs.close()
    },
    { scope: 'worker' },
  ],
  persona: ['Member', { option: true }],
  baseURL: ({ running }, use) => use(running.origin),

  isCold: [false, { option: true }],
  context: async ({ tabs, running, persona, sessions, isCold }, use) => {
    const session = persona ? await sessions.of(persona) : undefined
    const { context, page } = await tabs.open({ origin: running.origin, session, isCold })
    await use(context)
    // A test may sign out or renew the tokens: who then used the old ones would end the sign-in of all tests.
    if (persona && session && !(await isSignedInAs(page, session))) sessions.forget(persona)
    await tabs.leave()
  },
  page: async ({ context }, use, { tags }) => {
    const [page] = context.pages()
    if (!page) throw new Error('The tab has no page.')
    await page.setViewportSize(tags.includes('@narrow') ? narrow : wide)
    await use(page)
  },

  expectProblem: async ({ context }, use) => {
    const problems = watchProblems(context)
    await use(problems.expectProblem)
    expect(problems.end(), 'what the browser complains about').toEqual([])
  },

  // Every test is watched, whether or not it asks for the controls.
  demo: [
    async ({ running, expectProblem }, use, { title }) => {
      const demo = createDemo(controlOver(running.origin))
      // A test may have changed to another seed.
      await demo.reset(seed)
      if (slowSeed !== undefined) await demo.latency(longestDelay, `${slowSeed}/${title}`)
      running.restore()
      await use({
        ...demo,
        fault: async (...planned) => {
          expectProblem(traceOfFault)
          await demo.fault(...planned)
        },
      })
      await demo.clearFaults()
      expect(await findingsOf(demo), 'what breaks a contract').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

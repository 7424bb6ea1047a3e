import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { type Address, found } from '../e2e/support/addresses.ts'
import { screens } from '../e2e/support/areas.ts'
import { controlOver, createDemo } from '../e2e/support/demo.ts'
import { type RunningConsole, seed, startConsole } from '../e2e/support/platform.ts'
import { beginSignedIn, openSession, type PersonaName } from '../e2e/support/sign-in.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import {
  type Calls,
  callsFile,
  callsIn,
  callsSince,
  readCalls,
  type ScreenCalls,
  serviceOf,
} from './calls.ts'
import { workingDay } from './mixes.ts'
import { pollingScreens } from './polling-screens.ts'
import { roundOfPolls, settled } from './round.ts'

/** Tabs of a persona in which nothing is kept. */
const createTabs = async (browser: Browser, running: RunningConsole, persona: PersonaName) => {
  const session = await openSession(browser, running.origin, persona)
  return async <Result>(use: (page: Page) => Promise<Result>) => {
    const viewport = { width: 1280, height: 800 }
    const context = await browser.newContext({ baseURL: running.origin, viewport })
    await beginSignedIn(context, session)
    try {
      return await use(await context.newPage())
    } finally {
      await context.close()
    }
  }
}

type Tab = Awaited<ReturnType<typeof createTabs>>

/** Looks at the ledger in a row that show nothing new when a page has read all: three seconds. */
const quietAfterPage = 20

const down = { kind: 'status', status: 502, form: 'none' } as const

/**
 * Opens every screen in a browser, or those whose name contains a text, and writes what they call into the table.
 */
export const measureCalls = async (only = ''): Promise<void> => {
  const running = await startConsole()
  const demo = createDemo(controlOver(running.origin))
  const executablePath = ensureChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  const tabs = new Map<PersonaName, Tab>()
  const tabOf = async (persona: PersonaName) => {
    const tab = tabs.get(persona) ?? (await createTabs(browser, running, persona))
    tabs.set(persona, tab)
    return tab
  }
  const known = readCalls()
  const table: { [screen: string]: ScreenCalls } = {}
  /** Calls of a screen when each of these fails, before anything is tried again. */
  const failingCalls = async (withPage: Tab, address: Address, start: Calls) => {
    const own = Object.keys(start).filter((operation) => !/^(auth|project)\./.test(operation))
    await demo.reset(seed)
    for (const operation of own) await demo.fault(operation, down)
    const asked = await withPage(async (page) => {
      await page.goto(await found(address))
      await page.waitForLoadState('networkidle')
      return callsIn(await demo.ledger())
    })
    return Object.fromEntries(
      Object.entries(asked).filter(([operation]) => own.includes(operation)),
    )
  }
  for (const { name, address, content, persona = 'Member' } of screens) {
    if (!name.includes(only)) {
      if (known[name]) table[name] = known[name]
      continue
    }
    const withPage = await tabOf(persona)
    await demo.reset(seed)
    const { start, again } = await withPage(async (page) => {
      const shown = async () => {
        await expect(content(page)).toBeVisible({ timeout: 20_000 })
        await page.waitForLoadState('networkidle')
        // The effect of an answer may be a moment away, and reads after the page some more.
        await settled(demo, undefined, quietAfterPage)
        return callsIn(await demo.ledger())
      }
      await page.goto(await found(address))
      const start = await shown()
      await page.reload()
      return { start, again: callsSince(start, await shown()) }
    })
    const kept = Object.fromEntries(
      Object.entries(callsSince(again, start)).filter(([name]) => serviceOf(name) === 'evaluation'),
    )
    await demo.reset(seed)
    const polling = pollingScreens[name]
    const polls =
      polling && (await withPage(async (page) => roundOfPolls(page, demo, await found(polling))))
    const failing = name in workingDay && (await failingCalls(withPage, address, start))
    table[name] = {
      start,
      ...(Object.keys(kept).length > 0 && { kept }),
      ...(failing && { failing }),
      ...(polls && { polls }),
    }
  }
  await browser.close()
  await running.close()
  await writeFile(callsFile, `${JSON.stringify(table, undefined, 2)}\n`)
}

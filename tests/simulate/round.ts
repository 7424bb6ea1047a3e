import type { Page } from '@playwright/test'
import type { Demo } from '../e2e/support/demo.ts'
import { type Calls, callsIn, callsSince } from './calls.ts'

/** Longer than the wait for a poll, shorter than two. */
const roundTime = 17_000

/** Milliseconds between two looks at the ledger, and how many in a row show that nothing is on its way. */
const look = 150
const quietLooks = 4

/** Longer than a poll takes that is due, in looks. */
const patience = 20

/** Waits until a change has come and nothing follows it; gives up on a change that does not come. */
export const settled = async (demo: Demo, from?: string, quiet = quietLooks) => {
  let last = from ?? ''
  let same = 0
  for (let looks = 0; looks < patience || last !== from; looks += 1) {
    const now = JSON.stringify(callsIn(await demo.ledger()))
    same = now === last ? same + 1 : 0
    last = now
    if (same >= quiet && now !== from) return
    await new Promise((done) => setTimeout(done, look))
  }
}

/** Opens a page and says what one round of its polls calls. */
export const roundOfPolls = async (page: Page, demo: Demo, address: string): Promise<Calls> => {
  await page.clock.install()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const next = async () => {
    // A call on its way would seem to take as long as the clock jumps.
    await settled(demo)
    const before = callsIn(await demo.ledger())
    await page.clock.fastForward(roundTime)
    await settled(demo, JSON.stringify(before))
    return callsSince(before, callsIn(await demo.ledger()))
  }
  // Calls that the page had put off until it was idle come with the first one.
  await next()
  return next()
}

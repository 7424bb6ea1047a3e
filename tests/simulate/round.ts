import type { Page } from '@playwright/test'
import type { Demo } from '../e2e/support/demo.ts'
import { type Calls, callsIn, callsSince } from './calls.ts'

/** Longer than the wait for a poll, shorter than two. */
const roundTime = 17_000

/** Opens a page and says what one round of its polls calls. */
export const roundOfPolls = async (page: Page, demo: Demo, address: string): Promise<Calls> => {
  await page.clock.install()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const next = async () => {
    const before = callsIn(await demo.ledger())
    await page.clock.fastForward(roundTime)
    await page.waitForLoadState('networkidle')
    return callsSince(before, callsIn(await demo.ledger()))
  }
  // What the page had put off until it was idle comes with the first one.
  await next()
  return next()
}

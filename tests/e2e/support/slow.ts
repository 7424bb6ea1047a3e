import type { Page } from '@playwright/test'

/** The seed of a run on a slow machine and network; undefined for one at full speed. */
export const slowSeed = process.env.SLOW_SEED

/** Most milliseconds by which an answer comes late. */
export const longestDelay = 900

/** Slows the processor down for a page, as on an old laptop. */
export const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

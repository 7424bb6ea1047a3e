import type { Page } from '@playwright/test'
import type { RunningConsole } from './platform.ts'
import { expect } from './test.ts'

/** Dates as tables show them. */
export const shortDate =
  /^(just now|\d+ (min|h) ago|yesterday \d\d:\d\d|\d{1,2} [A-Z][a-z]{2} (\d\d:\d\d|\d{4}))$/

/** Px by which a head may move without anybody being led astray. */
const allowed = 4

interface ListOnItsWay {
  page: Page
  running: RunningConsole
  path: string
  /** The calls that bring the rows. */
  calls: RegExp
}

/** Expects that the heads of a list's table stay where they are when its rows come, however wide the window. */
export const expectHeadsStay = async ({ page, running, path, calls }: ListOnItsWay) => {
  const table = page.getByRole('table')
  const edges = () =>
    table
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left))
  for (const width of [1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const goOn = running.traffic.hold(calls)
    await page.goto(path)
    await expect(table).toHaveAttribute('aria-busy', 'true')
    const before = await edges()
    goOn()
    await expect(table).toHaveAttribute('aria-busy', 'false')
    const moved = (await edges()).map((edge, index) => Math.abs(edge - (before[index] ?? 0)))
    expect(Math.max(...moved), `px, in a window of ${width} px`).toBeLessThanOrEqual(allowed)
  }
}

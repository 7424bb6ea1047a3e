import { expect, type Page } from '@playwright/test'

/** A part of the page that moved: what it is and says, and from where to where, each `x,y` in pixels. */
type Move = { what: string; from: string; to: string }

declare global {
  interface Window {
    /** The layout shifts of the page so far, each a share of the window, with what moved. */
    layoutShifts: { value: number; moves: Move[] }[]
  }
}

/** How much of a page may move while it loads, as a share of the window (cumulative layout shift). */
const limit = 0.02

/** Notes in the page what moves on it, from its first line on. */
export const noteShifts = (): void => {
  window.layoutShifts = []
  const saidBy = (node: Node | null) =>
    `${node?.nodeName.toLowerCase()} “${node?.textContent?.trim().slice(0, 60)}”`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      if (entry.hadRecentInput) continue
      const moves = entry.sources.map(({ node, previousRect, currentRect }) => ({
        what: saidBy(node),
        from: `${Math.round(previousRect.left)},${Math.round(previousRect.top)}`,
        to: `${Math.round(currentRect.left)},${Math.round(currentRect.top)}`,
      }))
      window.layoutShifts.push({ value: entry.value, moves })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Nothing has moved while the page loaded, but a little. */
export const expectStill = async (page: Page): Promise<void> => {
  const shifts = await page.evaluate(() => window.layoutShifts)
  const moved = shifts.map(
    ({ value, moves }) =>
      `${value.toFixed(3)}: ${moves.map(({ what, from, to }) => `${what} ${from} → ${to}`).join(', ')}`,
  )
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    ['layout shift', ...moved].join('\n'),
  ).toBeLessThanOrEqual(limit)
}

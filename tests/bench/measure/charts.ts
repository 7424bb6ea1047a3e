import type { Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
import { largestComparisonAddress } from '../../e2e/support/ml-addresses.ts'
import type { Bench } from '../bench.ts'
import { openReferenceList, referenceList } from '../reference/measure.ts'
import { medians } from './alternate.ts'
import { timesOfComparison } from './journeys.ts'
import { scrollThrough } from './scroll.ts'

/** Milliseconds for which a chart is dragged. */
const time = 4000

/** Drags a chart to and fro, a move a frame; tells how many frames a second show it. */
const framesOfPanning = async (page: Page): Promise<number> => {
  const chart = page.getByRole('img', { name: 'Points' })
  await chart.locator('canvas').first().waitFor()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  return chart.evaluate(async (element, duration) => {
    const target = element.querySelector('canvas')?.parentElement
    if (!target) throw new Error('The chart has no canvas.')
    const { left, top, width, height } = target.getBoundingClientRect()
    const send = (type: string, x: number, buttons: number) => {
      const at = { clientX: left + width / 2 + x, clientY: top + height / 2, button: 0, buttons }
      const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent
      target.dispatchEvent(new Kind(type, { ...at, bubbles: true }))
    }
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
    send('pointerdown', 0, 1)
    send('mousedown', 0, 1)
    const begun = await frame()
    let [now, frames] = [begun, 0]
    while (now - begun < duration) {
      const x = 120 * Math.sin((now - begun) / 300)
      send('pointermove', x, 1)
      send('mousemove', x, 1)
      now = await frame()
      frames += 1
    }
    send('pointerup', 0, 0)
    send('mouseup', 0, 0)
    return (frames * 1000) / (now - begun)
  }, time)
}

/** Points of the charts that are dragged. */
const dragged = { chartFrames: 50_000, chartFramesOfMost: 100_000 } as const

/** Takes how soon a comparison is drawn, and how charts are dragged. */
export const takeCharts = async (bench: Bench): Promise<void> => {
  const { take, runs, withPage, withReference, withOwnPage } = bench
  await take(['compareTime', 'compareChartTime'], async () => {
    const address = await largestComparisonAddress()
    const { ofTable, ofChart } = await medians(runs, () =>
      withPage((page) => timesOfComparison(page, address)),
    )
    return { compareTime: ofTable, compareChartTime: ofChart }
  })
  for (const [figure, points] of Object.entries(dragged)) {
    await take([figure as keyof typeof dragged], async () => {
      const reference = await withReference(async (page) => {
        await openReferenceList(page)
        return (await scrollThrough(page, referenceList)).framesPerSecond
      })
      const value = await withOwnPage(async (page) => {
        await page.goto(`${basePath}?points=${points}`)
        return framesOfPanning(page)
      })
      return { [figure]: { value, reference } }
    })
  }
}

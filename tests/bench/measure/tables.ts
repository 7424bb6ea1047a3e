import type { Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
import type { Bench } from '../bench.ts'
import type { Measurement } from '../budgets.ts'
import { openReferenceList, referenceList } from '../reference/measure.ts'
import { largeLists } from '../routes.ts'
import { median, medians } from './alternate.ts'
import { busyTimeOf } from './journeys.ts'
import {
  benchGrid,
  benchRuns,
  benchTable,
  openWizard,
  type Scrolling,
  scrollThrough,
  timeOfShowing,
  wizardList,
} from './scroll.ts'

/** Scrolls through each list. */
const scrolls = 3

const gridFigures = [
  'gridCells',
  'gridFirst',
  'gridFirstWork',
  'gridMore',
  'gridMoreWork',
  'gridDownFrames',
  'gridDownTask',
  'gridAcrossFrames',
  'gridAcrossTask',
] as const

/** A page with the table of 10,000 rows. */
export const withTable = <Result>(
  { withOwnPage }: Bench,
  use: (page: Page) => Promise<Result>,
): Promise<Result> =>
  withOwnPage(async (page) => {
    await page.goto(basePath)
    await page.locator('tbody th').first().waitFor()
    return use(page)
  })

/** A page with another content of the bench's own page. */
const withContent = <Result>(bench: Bench, hash: string, use: (page: Page) => Promise<Result>) =>
  withTable(bench, async (page) => {
    // Another hash alone loads nothing.
    await page.goto('about:blank')
    await page.goto(`${basePath}/${hash}`)
    return use(page)
  })

/** Shows something on the grid's page, with the time and the work of it. */
const show = async (page: Page, name: string) => {
  let time = Number.NaN
  const work = await busyTimeOf(page, async () => {
    time = await timeOfShowing(page, name)
  })
  return { time, work }
}

/** Takes how tables and long lists are drawn and scrolled. */
export const takeTables = async (bench: Bench): Promise<void> => {
  const { take, runs, withPage, withReference } = bench

  /** Scrolls a list and that of the reference page in turn; the median of each figure, but the most rows. */
  const scrolled = async (page: Page, list: Parameters<typeof scrollThrough>[1]) => {
    const found: Scrolling[] = []
    const references: Scrolling[] = []
    for (let run = 0; run < scrolls; run++) {
      await page.bringToFront()
      found.push(await scrollThrough(page, list))
      references.push(
        await withReference(async (other) => {
          await openReferenceList(other)
          return scrollThrough(other, referenceList)
        }),
      )
    }
    const both = (part: (scrolling: Scrolling) => number): Measurement => ({
      value: median(found.map(part)),
      reference: median(references.map(part)),
    })
    return {
      rows: Math.max(...found.map(({ rows }) => rows)),
      frames: both(({ framesPerSecond }) => framesPerSecond),
      task: both(({ longestTask }) => longestTask),
    }
  }

  /** The same downwards, then across. */
  const scrolledBothWays = async (page: Page, list: typeof benchGrid) => ({
    down: await scrolled(page, list),
    across: await scrolled(page, { ...list, across: true }),
  })

  await take(['tableRows', 'tableFrames', 'tableTask'], async () => {
    const { rows, frames, task } = await withTable(bench, (page) => scrolled(page, benchTable))
    return { tableRows: rows, tableFrames: frames, tableTask: task }
  })
  await take(gridFigures, () =>
    withContent(bench, '#grid', async (page) => {
      await page.setViewportSize({ width: 2560, height: 1440 })
      await page.getByRole('button', { name: 'First' }).waitFor()
      const first = await show(page, 'First')
      const more = await medians(runs, () => show(page, 'More'))
      await show(page, 'All')
      const { rows: gridCells } = await scrollThrough(page, benchGrid)
      await page.setViewportSize({ width: 1280, height: 800 })
      const { down, across } = await scrolledBothWays(page, benchGrid)
      return {
        gridCells,
        gridFirst: first.time,
        gridFirstWork: first.work,
        gridMore: more.time,
        gridMoreWork: more.work,
        gridDownFrames: down.frames,
        gridDownTask: down.task,
        gridAcrossFrames: across.frames,
        gridAcrossTask: across.task,
      }
    }),
  )
  await take(['runsDownFrames', 'runsDownTask', 'runsAcrossFrames', 'runsAcrossTask'], () =>
    withContent(bench, '#runs', async (page) => {
      await page.getByRole('region').waitFor()
      const { down, across } = await scrolledBothWays(page, benchRuns)
      return {
        runsDownFrames: down.frames,
        runsDownTask: down.task,
        runsAcrossFrames: across.frames,
        runsAcrossTask: across.task,
      }
    }),
  )
  await take(['wizardRows', 'wizardFrames', 'wizardTask'], async () => {
    const { rows, frames, task } = await withPage(async (page) => {
      await openWizard(page, largeLists.wizard)
      return scrolled(page, wizardList)
    })
    return { wizardRows: rows, wizardFrames: frames, wizardTask: task }
  })
}

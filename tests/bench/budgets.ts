import { weighedPages } from './pages.ts'

/** How a figure is judged that depends on the machine. No test holds to it. */
type ByMachine =
  /**
   * By the time that the reference page takes for the like on the same machine in the same minutes; not
   * while that time itself varies too much.
   */
  | 'ratio'
  /** As it is, unless the reference page misses it too: then the machine is too busy to tell. */
  | 'when quiet'
  /** As it is: what it is compared with was measured together with it. */
  | 'itself'

/** One figure of the console and what it is to reach. */
export interface Budget {
  /** Name of the figure, as in the report of the bench. */
  figure: string
  /** In the unit; of a figure that is judged by ratio, so many times the reference. */
  limit: number
  unit: 'bytes' | 'requests' | 'calls' | 'rows' | 'cells' | 'renders' | 'ms' | 'frames/s' | 'times'
  /** Whether the limit is the most or the least that is good. */
  good: 'at most' | 'at least'
  /** The figure depends on the machine. */
  machine?: ByMachine
}

const atMost = (limit: number, unit: Budget['unit'], figure: string): Budget => ({
  figure,
  limit,
  unit,
  good: 'at most',
})

const timesReference = (limit: number, figure: string): Budget => ({
  ...atMost(limit, 'ms', figure),
  machine: 'ratio',
})

const frames = (figure: string, limit = 58): Budget => ({
  figure: `${figure}: frames while it moves`,
  limit,
  unit: 'frames/s',
  good: 'at least',
  machine: 'when quiet',
})

const time = (limit: number, figure: string): Budget => ({
  ...atMost(limit, 'ms', figure),
  machine: 'when quiet',
})

const longestTask = (figure: string): Budget => time(50, `${figure}: longest task`)

const itself = (limit: number, figure: string): Budget => ({
  ...atMost(limit, 'times', figure),
  machine: 'itself',
})

type PageFigure = `bytes of ${string}`

/** The figure of a page, by the name of its screen: the bytes of its scripts. */
export const bytesOf = (name: string): PageFigure => `bytes of ${name}`

const ofPages: { [figure in PageFigure]: Budget } = Object.fromEntries(
  weighedPages.map(({ name, limit }) => [
    bytesOf(name),
    atMost(limit, 'bytes', `JavaScript of ${name}`),
  ]),
)

/** Figures that are not those of one page. */
const others = {
  firstRouteRequests: atMost(6, 'requests', 'Scripts of the first route'),
  // 145, and 180 where the model of each area comes with it.
  firstRouteGrowth: atMost(165, 'bytes', 'JavaScript of the first route for one area more'),
  reportsCalls: atMost(1, 'calls', 'List calls before the first of 5,000 reports'),
  suitesCalls: atMost(1, 'calls', 'List calls before the first of 2,000 suites'),
  reportsTime: timesReference(1.15, 'Reports, navigation to rows, CPU 1x'),
  reportsTimeSlow: timesReference(1.15, 'Reports, navigation to rows, CPU 4x'),
  suitesTime: timesReference(1.15, 'Suites, navigation to rows, CPU 1x'),
  suitesTimeSlow: timesReference(1.15, 'Suites, navigation to rows, CPU 4x'),
  nextScreenTime: timesReference(1.15, 'Suite from the list, fetched ahead on hover'),
  drawerTime: timesReference(1.15, 'Run drawer, its lists fetched before'),
  newFailures: time(3000, 'Failed job of 300 cases, navigation to its new failures'),
  overviewKept: time(300, 'Overview from what is kept: new failures, after its frame'),
  overviewTask: longestTask('Overview, first visit and from what is kept'),
  listChanges: time(5000, 'Report list, first visit: navigation to the changes of all rows'),
  listKept: time(300, 'Report list from what is kept: changes of all rows, after its frame'),
  jobKept: time(300, 'Failed job from what is kept: histories, after its frame'),
  tableRows: atMost(200, 'rows', 'Table of 10,000 rows: rows in the document'),
  tableFrames: frames('Table of 10,000 rows'),
  tableTask: longestTask('Table of 10,000 rows'),
  // The page of it is built for the bench alone.
  gridCells: {
    ...atMost(1500, 'cells', 'Report table, 500 × 2,000 at 2,560 px: cells in the document'),
    machine: 'itself',
  },
  gridFirst: time(150, 'Report table: first paint of 20 × 2,000'),
  gridFirstWork: time(150, 'Report table: first paint of 20 × 2,000, processor time'),
  gridMore: time(20, 'Report table: 20 more reports'),
  gridMoreWork: time(20, 'Report table: 20 more reports, processor time'),
  gridDownFrames: frames('Report table, 500 × 2,000, downwards'),
  gridDownTask: longestTask('Report table, 500 × 2,000, downwards'),
  gridAcrossFrames: frames('Report table, 500 × 2,000, across'),
  gridAcrossTask: longestTask('Report table, 500 × 2,000, across'),
  runsDownFrames: frames('Runs, 500 × 50, downwards'),
  runsDownTask: longestTask('Runs, 500 × 50, downwards'),
  runsAcrossFrames: frames('Runs, 500 × 50, across'),
  runsAcrossTask: longestTask('Runs, 500 × 50, across'),
  wizardRows: atMost(200, 'rows', 'Scenarios in the wizard: rows in the document'),
  wizardFrames: frames('Scenarios in the wizard'),
  wizardTask: longestTask('Scenarios in the wizard'),
  wizardTypingTask: longestTask('Typing in the suite wizard, large project'),
  catalogTypingTask: longestTask('Typing in the catalog form, large project'),
  drawerTypingTask: longestTask('Typing in the run drawer, large project'),
  filterTypingTask: longestTask('Typing in the filter of 2,000 suites'),
  reportFilterTypingTask: longestTask('Typing in the filter of 5,000 reports'),
  paletteTypingTask: longestTask('Typing in the palette, large project'),
  compareTime: time(1000, 'Comparison of 100 runs, from data to table: processor time'),
  compareChartTime: time(1000, 'Comparison of 100 runs, to parallel coordinates: processor time'),
  suitesPressTask: longestTask('Sorting, selecting and paging 2,000 suites'),
  reportsPressTask: longestTask('Sorting and paging 5,000 reports'),
  labelTask: longestTask('Labelling 1,000 suites'),
  reviewTask: longestTask('Approving 1,000 scenarios'),
  shareTask: longestTask('Sharing 300 scenarios'),
  changesHeap: itself(1.3, 'Heap after these changes of many, by the heap before'),
  chartScript: atMost(210_000, 'bytes', 'JavaScript that draws charts'),
  chartFrames: frames('Chart of 50,000 points'),
  chartFramesOfMost: frames('Chart of 100,000 points', 50),
  logFirstLines: time(100, 'Log of 1,000,000 lines: first lines after the first byte'),
  logSearch: time(100, 'Log of 1,000,000 lines: number of hits after a key'),
  logMemory: itself(1.5, 'Log of 1,000,000 lines: memory of the reader, by its text'),
  logTask: longestTask('Log of 1,000,000 lines'),
  logRows: atMost(200, 'rows', 'Log of 1,000,000 lines: rows in the document'),
  logHeap: itself(1.3, 'Heap after 100 logs were opened and closed, by the heap before'),
  idleRenders: atMost(0, 'renders', 'Report list: renders in two polls without news'),
  hiddenRequests: atMost(0, 'requests', 'Report list: requests in 2 minutes while hidden'),
  decodeSuites: itself(1, 'Decode of 100 suites, by JSON.parse of them'),
  decodeReports: itself(1, 'Decode of 100 reports, by JSON.parse of them'),
  heap: itself(1.3, 'Heap after 200 navigations, by the heap before'),
  build: timesReference(10, 'Production build'),
} as const satisfies Record<string, Budget>

/** Names one figure. */
export type Figure = PageFigure | keyof typeof others

/** All figures, in the order of the report. Bytes are those of bodies as sent, compressed. */
export const budgets: { readonly [figure in Figure]: Budget } = { ...ofPages, ...others }

/** The goal of a figure. */
export const budgetOf = (figure: Figure): Budget => {
  const budget = budgets[figure]
  if (!budget) throw new Error(`There is no figure ${figure}.`)
  return budget
}

/** Measurements of the console, and of the reference where there is one. */
export interface Measurement {
  value: number
  reference?: number
  /** How far the runs of the reference lie apart: half of them within this part of their median. */
  spread?: number
}

/** Most spread of a reference that something can be judged by. */
const mostSpread = 0.25

/** Whether a figure reaches what it is to reach. */
export type Verdict = 'reached' | 'missed' | 'not judged'

/** Judges a figure; of one that depends on how busy the machine is, by the reference. */
export const verdictOf = (
  figure: Figure,
  { value, reference, spread = 0 }: Measurement,
): Verdict => {
  const { limit, good, machine } = budgetOf(figure)
  const reaches = (measured: number) => (good === 'at most' ? measured <= limit : measured >= limit)
  if (machine === 'ratio') {
    if (spread > mostSpread) return 'not judged'
    return reaches(reference === undefined ? Number.NaN : value / reference) ? 'reached' : 'missed'
  }
  if (reaches(value)) return 'reached'
  const isBusy = machine === 'when quiet' && reference !== undefined && !reaches(reference)
  return isBusy ? 'not judged' : 'missed'
}

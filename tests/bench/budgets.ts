/** One figure of the console and what it is to reach. */
export interface Budget {
  /** What is measured, as the report of the bench names it. */
  figure: string
  limit: number
  unit: 'bytes' | 'requests' | 'calls' | 'rows' | 'renders' | 'ms' | 'frames/s' | 'times'
  /** Whether the limit is the most or the least that is good. */
  good: 'at most' | 'at least'
  /** The figure depends on the machine: the bench tells it, no test holds to it. */
  machine?: true
}

const atMost = (limit: number, unit: Budget['unit'], figure: string): Budget => ({
  figure,
  limit,
  unit,
  good: 'at most',
})

const inTime = (limit: number, unit: Budget['unit'], figure: string): Budget => ({
  ...atMost(limit, unit, figure),
  machine: true,
})

/** All figures, in the order of the report. Bytes are those of bodies as sent, compressed. */
export const budgets = {
  firstRouteBytes: atMost(200_000, 'bytes', 'JavaScript of the first route, report list'),
  firstRouteRequests: atMost(20, 'requests', 'Scripts of the first route'),
  suitesBytes: atMost(260_000, 'bytes', 'JavaScript of the suite list'),
  suiteBytes: atMost(260_000, 'bytes', 'JavaScript of a suite'),
  wizardBytes: atMost(260_000, 'bytes', 'JavaScript of the suite wizard'),
  catalogsBytes: atMost(260_000, 'bytes', 'JavaScript of the catalog list'),
  catalogBytes: atMost(260_000, 'bytes', 'JavaScript of a catalog'),
  releasesBytes: atMost(260_000, 'bytes', 'JavaScript of the firmware list'),
  jobReportBytes: atMost(260_000, 'bytes', 'JavaScript of the report of a job'),
  suiteReportBytes: atMost(260_000, 'bytes', 'JavaScript of the report of a suite'),
  specReportBytes: atMost(260_000, 'bytes', 'JavaScript of the report of a scenario'),
  caseReportBytes: atMost(260_000, 'bytes', 'JavaScript of the report of a case'),
  releaseBytes: atMost(260_000, 'bytes', 'JavaScript of a firmware release'),
  integrationsBytes: atMost(260_000, 'bytes', 'JavaScript of the integration list'),
  integrationBytes: atMost(260_000, 'bytes', 'JavaScript of an integration'),
  newIntegrationBytes: atMost(260_000, 'bytes', 'JavaScript of the integration form'),
  assetsBytes: atMost(260_000, 'bytes', 'JavaScript of the scenario asset list'),
  assetBytes: atMost(260_000, 'bytes', 'JavaScript of a scenario asset'),
  newAssetBytes: atMost(260_000, 'bytes', 'JavaScript of the registration of an asset'),
  testPageBytes: atMost(260_000, 'bytes', 'JavaScript of the test page'),
  reportsCalls: atMost(1, 'calls', 'List calls before the first of 5,000 reports'),
  suitesCalls: atMost(1, 'calls', 'List calls before the first of 2,000 suites'),
  reportsTime: inTime(696, 'ms', 'Reports, navigation to rows, CPU 1x'),
  reportsTimeSlow: inTime(1416, 'ms', 'Reports, navigation to rows, CPU 4x'),
  suitesTime: inTime(696, 'ms', 'Suites, navigation to rows, CPU 1x'),
  suitesTimeSlow: inTime(1416, 'ms', 'Suites, navigation to rows, CPU 4x'),
  nextScreenTime: inTime(100, 'ms', 'Suite from the list, fetched ahead on hover'),
  drawerTime: inTime(100, 'ms', 'Run drawer, its lists fetched before'),
  tableRows: atMost(200, 'rows', 'Table of 10,000 rows: rows in the document'),
  tableFrames: {
    ...inTime(58, 'frames/s', 'Table of 10,000 rows: frames while scrolling'),
    good: 'at least',
  },
  tableTask: inTime(50, 'ms', 'Table of 10,000 rows: longest task'),
  wizardRows: atMost(200, 'rows', 'Scenarios in the wizard: rows in the document'),
  wizardFrames: {
    ...inTime(58, 'frames/s', 'Scenarios in the wizard: frames while scrolling'),
    good: 'at least',
  },
  wizardTask: inTime(50, 'ms', 'Scenarios in the wizard: longest task'),
  wizardTypingTask: inTime(50, 'ms', 'Typing in the suite wizard, large project: longest task'),
  catalogTypingTask: inTime(50, 'ms', 'Typing in the catalog form, large project: longest task'),
  drawerTypingTask: inTime(50, 'ms', 'Typing in the run drawer, large project: longest task'),
  filterTypingTask: inTime(50, 'ms', 'Typing in the filter of 2,000 suites: longest task'),
  idleRenders: atMost(0, 'renders', 'Report list: renders in two polls without news'),
  hiddenRequests: atMost(0, 'requests', 'Report list: requests in 2 minutes while hidden'),
  decodeSuites: inTime(1, 'times', 'Decode of 100 suites, by JSON.parse of them'),
  decodeReports: inTime(1, 'times', 'Decode of 100 reports, by JSON.parse of them'),
  heap: inTime(1.3, 'times', 'Heap after 200 navigations, by the heap before'),
  build: inTime(15_000, 'ms', 'Production build'),
} as const satisfies Record<string, Budget>

/** Names one figure. */
export type Figure = keyof typeof budgets

/** Whether a figure reaches what it is to reach. */
export const isReached = (figure: Figure, measured: number): boolean => {
  const { limit, good }: Budget = budgets[figure]
  return good === 'at most' ? measured <= limit : measured >= limit
}

import type { AnyReportStatus, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'

/** Outcome of a thing in one job. */
export interface RunResult {
  status: AnyReportStatus
  /** Failed cases, of all. */
  failed: number
  total: number
  seconds: number | undefined
}

/** The kept report of a suite, or of a scenario in it. */
export interface JobPart {
  /** Id of the report. */
  id: string
  /** Id of the suite or scenario. */
  of: string
  result: RunResult
  /** Of a suite: the version that ran. */
  versionId?: string
  /** Of a suite: every case of it passed. */
  isAllPassed?: boolean
}

/** Whole seconds; without the dates of the console, which would be a fifth of the worker. */
const secondsBetween = (from = '', to = ''): number | undefined => {
  const seconds = Math.floor((Date.parse(to) - Date.parse(from)) / 1000)
  return seconds >= 0 ? seconds : undefined
}

/** Outcome of a suite of a job, or of a scenario in it. */
export const resultOfPart = ({
  status,
  caseResults,
  startedAt,
  finishedAt,
}: SpecReport | SuiteReport): RunResult => ({
  status,
  failed: caseResults?.failureCount ?? 0,
  total: caseResults?.totalCount ?? 0,
  seconds: secondsBetween(startedAt, finishedAt),
})

/** Joint outcome of several things: the worst, with all their cases; null of nothing. */
export const resultsTogether = (results: readonly RunResult[]): RunResult | null => {
  const [first] = results
  if (!first) return null
  const sum = (of: 'failed' | 'total') => results.reduce((total, each) => total + each[of], 0)
  const { status } = results.find((each) => each.status === 'failed') ?? first
  return { status, failed: sum('failed'), total: sum('total'), seconds: undefined }
}

/** Kept reports of the suites of a job, or of the scenarios of a suite. */
export const partsOf = (reports: readonly (SuiteReport | SpecReport)[]): JobPart[] =>
  reports.map((report) => {
    const { id, suite, caseResults } = report
    const result = resultOfPart(report)
    return 'scenario' in report
      ? { id, of: report.scenario.id, result }
      : {
          id,
          of: suite.id,
          result,
          versionId: suite.versionId,
          isAllPassed: result.total > 0 && caseResults?.successCount === result.total,
        }
  })

/** Key of a kept list of parts: the suites of a job, or the scenarios of one of them. */
export const nameOfParts = (jobId: string, suiteReportId = ''): string =>
  `${jobId} parts ${suiteReportId}`

/** Whether something is kept under a name that `nameOfParts` makes for a job. */
export const isOfJob = (name: string, jobId: string): boolean => name.startsWith(`${jobId} parts `)

/** Bytes that parts take on the disk, about. */
export const sizeOfParts = (parts: readonly JobPart[]): number => parts.length * 200 + 100

/** Whether something that was read from the disk is what `partsOf` makes, or made before it told all of a suite. */
export const areParts = (value: unknown): value is JobPart[] =>
  Array.isArray(value) &&
  value.every(
    (part) =>
      typeof part?.id === 'string' &&
      typeof part.of === 'string' &&
      typeof part.result?.status === 'string' &&
      typeof part.result.failed === 'number' &&
      typeof part.result.total === 'number' &&
      ['string', 'undefined'].includes(typeof part.versionId) &&
      ['boolean', 'undefined'].includes(typeof part.isAllPassed),
  )

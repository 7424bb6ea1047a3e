import type { JobReport } from '@generated/evaluation/types.ts'
import { formatIso } from '@/lib/dates.ts'
import { keysOf } from '@/lib/objects.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import type { ReportTableSearch } from '@/models/reports/report-search.ts'
import { branchOf } from '@/models/reports/report-source.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { type FilterCondition, passesConditions, writeFilter } from './table-filter.ts'

/** The kinds of rows of a report table: the suites of a catalog, the scenarios of a suite, the cases of a scenario. */
export const tableLevels = {
  catalog: { word: 'Suites', one: 'suite', many: 'suites' },
  suite: { word: 'Scenarios', one: 'scenario', many: 'scenarios' },
  scenario: { word: 'Cases', one: 'case', many: 'cases' },
} as const

/** A level of report tables. */
export type TableLevel = keyof typeof tableLevels

/** The level that an address names; undefined where it names nothing. */
export const levelOf = ({
  catalog_id,
  suite_id,
  scenario_id,
}: Pick<ReportTableSearch, 'catalog_id' | 'suite_id' | 'scenario_id'>): TableLevel | undefined => {
  if (scenario_id !== undefined) return 'scenario'
  if (suite_id !== undefined) return 'suite'
  return catalog_id === undefined ? undefined : 'catalog'
}

/** The search parameters of the table below a row; undefined for cases. */
export const levelBelow = (level: TableLevel | undefined, key: string) => {
  if (level === 'catalog') return { suite_id: key }
  return level === 'suite' ? { scenario_id: key } : undefined
}

/** The lines of the heads of a report table that can be switched on. */
export const headLines = {
  date: 'Date',
  user: 'User',
  source: 'Source',
  description: 'Description',
} as const

/** A line of the heads. */
export type HeadLine = keyof typeof headLines

/** The lines of the heads that the flags of a table switch on. */
export const headLinesOf = (flags: readonly string[] = []): HeadLine[] =>
  keysOf(headLines).filter((line) => flags.includes(line))

const lineTexts: { readonly [line in HeadLine]: (report: JobReport) => string | undefined } = {
  date: ({ scheduledAt }) => formatIso(scheduledAt),
  user: userNameOf,
  source: sourceText,
  description: ({ description }) => description?.trim(),
}

/** The heads of a table in a file: what its rows are, the chosen lines and the ids; and the texts of a report for each. */
export const fileHeads = (what: string, lines: readonly HeadLine[]) => ({
  heads: [what, ...lines.map((line) => headLines[line]), 'Job ID'],
  textsOf: (report: JobReport) => [
    jobTitle(report),
    ...lines.map((line) => lineTexts[line](report)),
    report.jobId,
  ],
})

/** Flag of a table that also shows the rows in which all reports agree. */
const allRowsFlag = 'all'

/** Whether a table with these flags also shows the rows in which all reports agree. */
export const showsAllRows = (flags: readonly string[] = []): boolean => flags.includes(allRowsFlag)

/** The flags of the same table that also shows those rows, or hides them again. */
export const withOtherRows = (flags: readonly string[] = []): string[] =>
  showsAllRows(flags) ? flags.filter((flag) => flag !== allRowsFlag) : [...flags, allRowsFlag]

/** The search parameters that make a report the base; the one before it stays in the table. */
export const withBase = (
  { job_id, target_ids = [] }: Pick<ReportTableSearch, 'job_id' | 'target_ids'>,
  jobId: string,
) => {
  const others = new Set([...(job_id === undefined ? [] : [job_id]), ...target_ids])
  return { job_id: jobId, target_ids: [...others].filter((id) => id !== jobId) }
}

/** How a table loads its reports. */
export const tableLoading = {
  /** Distance to the right end, in px, at which more reports are loaded. */
  edge: 10,
  /** Reports that are added at a time, at least. */
  step: 20,
  pageSize: 100,
  /** Reports that a table has at most. */
  most: 500,
} as const

/** Whether a job has a place in report tables: it was built, and tested to its end. */
export const isListed = ({ status, build, test }: JobReport): boolean =>
  (status === 'succeeded' || status === 'failed') &&
  build.status === 'succeeded' &&
  test?.caseResults !== undefined

interface ColumnsOf {
  /** The reports of the catalog as far as they are loaded, newest first. */
  reports: readonly JobReport[]
  /** The base report, then those that stand next to it; as far as they are loaded. */
  chosen: readonly JobReport[]
  conditions: readonly FilterCondition[]
}

/**
 * The reports of a table in their order: the base, those chosen to stand next to it, and the others that pass the
 * filter.
 */
export const tableColumns = ({ reports, chosen, conditions }: ColumnsOf): JobReport[] => {
  const found = new Map<string, JobReport>()
  for (const report of chosen) if (isListed(report)) found.set(report.jobId, report)
  for (const report of reports) {
    if (!found.has(report.jobId) && isListed(report) && passesConditions(report, conditions)) {
      found.set(report.jobId, report)
    }
  }
  return [...found.values()]
}

/** The report table of a job: its catalog, and the other jobs of its branch. */
export const jobTableTarget = (
  { jobId, catalog, event }: Pick<JobReport, 'jobId' | 'catalog' | 'event'>,
  targetIds: readonly string[] = [],
): LinkTarget => {
  const branch = branchOf(event.source?.gitRefUrl)
  return {
    to: '/reports/tables/new',
    search: {
      job_id: jobId,
      catalog_id: catalog.id,
      table_config: ['date'],
      target_ids: targetIds,
      filter:
        branch === undefined
          ? undefined
          : writeFilter([{ key: 'git_branch', value: branch, exclude: false }]),
    },
  }
}

import type {
  CaseReport,
  CaseResults,
  SpecReport,
  SuiteReport,
} from '@generated/evaluation/types.ts'
import type { CsvCell } from '@/lib/csv.ts'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { compareTexts } from '@/lib/text.ts'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { parameterNamesOf, parameterTexts } from '@/models/reports/case-parameters.ts'
import { compareParameters } from '@/models/reports/parameter-values.ts'
import { failureCausesOf, type Result, resultOf, sumOf } from '@/models/reports/report-results.ts'

/** Where the report of a cell is. */
interface PartPlace {
  suiteReportId: string
  specReportId?: string
  caseReportId?: string
}

/** One report of one row: a cell of a report table. */
export interface GridPart extends Result {
  /** Its title in every report. */
  key: string
  name: string
  /** Of a case. */
  scenarioParameters?: CaseReport['scenarioParameters']
  seconds: number | undefined
  cause: string | undefined
  place: PartPlace | undefined
}

/** The parts of one report, by their keys. */
export type GridParts = ReadonlyMap<string, GridPart>

const byKey = (parts: readonly GridPart[]): GridParts =>
  new Map(parts.map((part) => [part.key, part]))

const measured = (report: SuiteReport | SpecReport | CaseReport, naMode: boolean) => ({
  ...resultOf(report, naMode),
  seconds: secondsBetween(report.startedAt, report.finishedAt),
  cause: failureCausesOf(report, naMode)[0],
})

/** The suites of a job. Canceled ones are left out. */
export const suiteParts = (reports: readonly SuiteReport[], naMode: boolean): GridParts =>
  byKey(
    reports
      .filter(({ status }) => status !== 'canceled')
      .map((report) => ({
        ...measured(report, naMode),
        key: report.suite.id,
        name: report.suite.displayName,
        place: { suiteReportId: report.id },
      })),
  )

/** The scenarios of a suite. */
export const specParts = (reports: readonly SpecReport[], naMode: boolean): GridParts =>
  byKey(
    reports.map((report) => ({
      ...measured(report, naMode),
      key: report.scenario.id,
      name: report.scenario.displayName,
      place: { suiteReportId: report.parents.suiteReportId, specReportId: report.id },
    })),
  )

/** States of a case from the worst to the best. */
const badness: readonly CaseReport['status'][] = [
  'failed',
  'started',
  'scheduled',
  'canceled',
  'unknown',
  'succeeded',
]

const numberOf = (cases: readonly CaseReport[], wanted: CaseReport['status']) =>
  cases.filter(({ status }) => status === wanted).length

interface CasePartOptions {
  /** Without it the reports of the cases cannot be opened: which suite ran them is not known. */
  place?: Pick<Required<PartPlace>, 'suiteReportId' | 'specReportId'> | undefined
  /** Whether a case does not count, in N/A mode. */
  isUnavailable?: (report: CaseReport) => boolean
}

/**
 * The cases of a scenario. Equal ones, as several suites may run it, are one part: the worst of them that counts, with
 * how many there are.
 */
export const caseParts = (
  reports: readonly CaseReport[],
  { place, isUnavailable = () => false }: CasePartOptions = {},
): GridParts =>
  byKey(
    [...Map.groupBy(reports, caseKeyOf)].flatMap(([key, equal]): GridPart[] => {
      const available = equal.filter((report) => !isUnavailable(report))
      const [worst = equal[0]] = badness.flatMap((wanted) =>
        available.filter(({ status }) => status === wanted),
      )
      if (!worst) return []
      const { scenarioParameters } = worst
      return [
        {
          ...measured(worst, false),
          ...(available.length === 0 && { status: 'unavailable' as const, cause: undefined }),
          counts:
            available.length > 1
              ? {
                  totalCount: available.length,
                  failureCount: numberOf(available, 'failed'),
                  successCount: numberOf(available, 'succeeded'),
                }
              : undefined,
          key,
          name: parameterTexts(worst, Object.keys(scenarioParameters)).join(', '),
          scenarioParameters,
          place: place && { ...place, caseReportId: worst.id },
        },
      ]
    }),
  )

/** The cases of a report of a scenario; in N/A mode none of one that is marked N/A counts. */
export const casePartsOfSpec = (
  reports: readonly CaseReport[],
  { id, parents, unavailable }: SpecReport,
  naMode: boolean,
): GridParts =>
  caseParts(reports, {
    place: { suiteReportId: parents.suiteReportId, specReportId: id },
    isUnavailable: () => naMode && unavailable,
  })

/** A row of a report table: a part that at least one of its reports has. The same while reports join the table. */
export interface GridRow {
  key: string
  name: string
  scenarioParameters: GridPart['scenarioParameters']
}

interface Tally {
  /** Message of the first of them. */
  first: Result
  /** Whether another one says something else. */
  mixed: boolean
  /** How many have it. */
  count: number
}

/** The rows of a table, and the reports that they come from. */
export interface Grid {
  parts: ReadonlySet<GridParts>
  tallies: ReadonlyMap<string, Tally>
  /** In the order in which they show. */
  rows: readonly GridRow[]
}

const emptyGrid: Grid = { parts: new Set(), tallies: new Map(), rows: [] }

const sameCounts = (one: CaseResults | undefined, other: CaseResults | undefined) =>
  one === other ||
  (one?.totalCount === other?.totalCount &&
    one?.failureCount === other?.failureCount &&
    one?.successCount === other?.successCount)

/** Whether two results read alike. */
const areAlike = (one: Result, other: Result) =>
  one.status === other.status && sameCounts(one.counts, other.counts)

const compareRows = (one: GridRow, other: GridRow) =>
  one.scenarioParameters && other.scenarioParameters
    ? compareParameters(one.scenarioParameters, other.scenarioParameters)
    : compareTexts(one.name, other.name)

/**
 * The rows of several reports. Reports that join those of an earlier grid are added to it, so that a table of many
 * reports is not counted again with each; without new rows, its rows are those of the earlier one.
 */
export const gridOf = (reports: readonly GridParts[], earlier: Grid = emptyGrid): Grid => {
  const wanted = new Set(reports)
  const start = [...earlier.parts].every((parts) => wanted.has(parts)) ? earlier : emptyGrid
  const added = [...wanted].filter((parts) => !start.parts.has(parts))
  if (added.length === 0 && start.parts.size === wanted.size) return start
  // Tallies of its own, that are then added to: 20 reports of 2,000 rows are one step.
  const tallies = new Map([...start.tallies].map(([key, tally]) => [key, { ...tally }]))
  const newRows: GridRow[] = []
  for (const parts of added) {
    for (const part of parts.values()) {
      const { key, name, scenarioParameters } = part
      const tally = tallies.get(key)
      if (tally) {
        tally.count += 1
        tally.mixed ||= !areAlike(tally.first, part)
      } else {
        tallies.set(key, { first: part, mixed: false, count: 1 })
        newRows.push({ key, name, scenarioParameters })
      }
    }
  }
  const rows = newRows.length === 0 ? start.rows : [...start.rows, ...newRows].sort(compareRows)
  return { parts: wanted, tallies, rows }
}

/** Whether the reports of a grid do not agree on a row: in what came of it, or in having it. */
export const rowDiffers = (
  { key }: GridRow,
  { parts, tallies }: Pick<Grid, 'parts' | 'tallies'>,
): boolean => {
  const tally = tallies.get(key)
  return tally === undefined || tally.mixed || tally.count < parts.size
}

/** The name of each row; of cases the parameters in which they differ. */
export const rowNames = (rows: readonly GridRow[]): ((row: GridRow) => string[]) => {
  const cases = rows.flatMap(({ scenarioParameters }) =>
    scenarioParameters ? [{ scenarioParameters }] : [],
  )
  const { varying } = parameterNamesOf(cases)
  return ({ name, scenarioParameters }) => {
    const texts = scenarioParameters && parameterTexts({ scenarioParameters }, varying)
    return texts && texts.length > 0 ? texts : [name || 'No parameters']
  }
}

/** The counts of a report over the rows of a table; of cases, how many failed and succeeded. */
export const totalsOf = (parts: GridParts): CaseResults =>
  sumOf(
    [...parts.values()].map(
      ({ status, counts }) =>
        counts ?? {
          totalCount: 1,
          successCount: status === 'succeeded' ? 1 : 0,
          failureCount: status === 'failed' ? 1 : 0,
        },
    ),
  )

/** A column of a table as its file has it. */
interface CsvColumn {
  /** The texts of its head, as many as `heads`. */
  heads: readonly (string | undefined)[]
  parts: GridParts | undefined
}

/** The text of a cell: `failed, 3 of 12 failed`, `failed, 20 s, collision`. */
const cellText = (part: GridPart | undefined): string => {
  if (!part) return ''
  const { counts, cause, seconds } = part
  const status = part.status === 'unavailable' ? 'N/A' : part.status
  if (counts) return `${status}, ${counts.failureCount} of ${counts.totalCount} failed`
  return [status, formatDuration(seconds), cause].filter(Boolean).join(', ')
}

/** A report table as rows of cells: a line for each of `heads`, the first of which says what the rows are, then those. */
export const gridCsv = (
  heads: readonly string[],
  rows: readonly GridRow[],
  nameOf: (row: GridRow) => readonly string[],
  columns: readonly CsvColumn[],
): CsvCell[][] => [
  ...heads.map((name, line) => [name, ...columns.map((column) => column.heads[line])]),
  ...rows.map((row) => [
    nameOf(row).join(', '),
    ...columns.map(({ parts }) => cellText(parts?.get(row.key))),
  ]),
]

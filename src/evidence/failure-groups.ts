import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import { parameterTexts, varyingByScenario } from '@/models/reports/case-parameters.ts'
import type { FailureFilter } from '@/models/reports/report-search.ts'
import { isAny, naModeOf } from '@/models/reports/result-filter.ts'
import { type Changed, isNewOnly } from './changes.ts'
import { failureMessageOf, type Signature, signatureOf } from './failure-signature.ts'

/** A failed case, and what a list of failures says of it. */
export interface Failure {
  report: CaseReport
  signature: Signature
  /** Message of the failed component, in one line, or its stand-in. */
  message: string
  /** The parameters in which the case differs from the others of its scenario, each `name=value`. */
  varying: readonly string[]
  /** The report of its scenario, which leads to the case; undefined while unknown. */
  spec: SpecReport | undefined
}

const signatures = new WeakMap<CaseReport, Signature>()

const knownSignature = (report: CaseReport): Signature => {
  const known = signatures.get(report) ?? signatureOf(report)
  signatures.set(report, known)
  return known
}

/** The failed ones among the cases of a job, in their order. */
export const failuresOf = (
  cases: readonly CaseReport[],
  specOf: (report: CaseReport) => SpecReport | undefined,
): Failure[] => {
  const varying = varyingByScenario(cases)
  return cases
    .filter(({ status }) => status === 'failed')
    .map((report) => {
      const signature = knownSignature(report)
      return {
        report,
        signature,
        message:
          failureMessageOf(report)?.replace(/\s+/g, ' ') ??
          signature.parts.map(({ text }) => text).join(''),
        varying: parameterTexts(report, varying.get(report.scenario.id)),
        spec: specOf(report),
      }
    })
}

const findFailures = searchBy(
  ({ message, report, spec, signature }: Failure) => [
    message,
    signature.cause,
    report.scenario.displayName,
    spec?.suite.displayName,
    report.formattedParameter,
  ],
  ({ report }) => [report.id, report.scenario.id],
)

/** The failures that count: in N/A mode those of scenarios that are marked N/A do not. */
export const countingFailures = (failures: readonly Failure[], naMode: boolean) =>
  naMode ? failures.filter(({ spec }) => !spec?.unavailable) : failures

/** Value of `failure_cause_labels` for failures without a cause. */
export const noCause = 'no label'

/** The failures that are new since an earlier run; all where nothing is known of one. */
const newFailures = (failures: readonly Failure[], changed: Changed | undefined) =>
  changed ? failures.filter(({ report }) => changed.get(report.id) === 'new') : failures

/** The failures that pass a filter, in their order; any of the chosen causes, each as it is counted. */
export const filterFailures = (
  failures: readonly Failure[],
  filter: FailureFilter,
  changed?: Changed,
): readonly Failure[] => {
  const isFound = findFailures(filter.filter)
  const shown = isNewOnly(filter) ? newFailures(failures, changed) : failures
  return countingFailures(shown, naModeOf(filter)).filter(
    (failure) =>
      isAny(filter.failure_cause_labels, [failure.signature.cause ?? noCause]) && isFound(failure),
  )
}

/** A cause and how many cases failed by it. */
export interface CauseCount {
  cause: string
  count: number
  /** How many of them are new since an earlier run; undefined while unknown. */
  fresh: number | undefined
}

/** Causes of failures, the most frequent first and `no label` last. A case counts once, for its first cause. */
export const causeCounts = (failures: readonly Failure[], changed?: Changed): CauseCount[] => {
  const counts = [
    ...Map.groupBy(failures, ({ signature }) => signature.cause ?? noCause).values(),
  ].map((group) => ({
    cause: group[0]?.signature.cause ?? noCause,
    count: group.length,
    fresh: changed && newFailures(group, changed).length,
  }))
  const isLast = ({ cause }: CauseCount) => Number(cause === noCause)
  return counts.sort((one, other) => isLast(one) - isLast(other) || other.count - one.count)
}

/** Causes that show before the others are asked for: the four most frequent, and those that are chosen. */
export const leadingCauses = (
  counts: readonly Pick<CauseCount, 'cause'>[],
  chosen: readonly string[],
): ReadonlySet<string> =>
  new Set(
    counts.map(({ cause }) => cause).filter((cause, index) => index < 4 || chosen.includes(cause)),
  )

/** How failures are listed. */
const failureViews = ['message', 'scenario', 'flat'] as const

/** A way to list failures: by message, by scenario, or one after the other. */
export type FailureView = (typeof failureViews)[number]

/** The flag of each view in `table_config`; by message has none. */
const viewFlags = { scenario: 'by_scenario', flat: 'flat' } as const

/** The view that the flags of a table choose. */
export const failureViewOf = ({ table_config = [] }: Pick<FailureFilter, 'table_config'>) =>
  failureViews.find((view) => view !== 'message' && table_config.includes(viewFlags[view])) ??
  'message'

/** The flags of a table with another view. */
export const withFailureView = (
  { table_config = [] }: Pick<FailureFilter, 'table_config'>,
  view: FailureView,
): string[] => [
  ...table_config.filter((flag) => !Object.values<string>(viewFlags).includes(flag)),
  ...(view === 'message' ? [] : [viewFlags[view]]),
]

/** Failures that are listed together: of one message, or of one scenario. */
export interface FailureGroup {
  id: string
  failures: readonly [Failure, ...Failure[]]
}

const scenarioKey = ({ report, spec }: Failure) => `${report.scenario.id} ${spec?.id ?? ''}`

const largestFirst = (groups: readonly Failure[][], idOf: (failure: Failure) => string) =>
  groups
    .flatMap(([first, ...rest]): FailureGroup[] =>
      first ? [{ id: idOf(first), failures: [first, ...rest] }] : [],
    )
    .sort((one, other) => other.failures.length - one.failures.length)

/** Failures by message, the most frequent one first. */
export const byMessage = (failures: readonly Failure[]): FailureGroup[] =>
  largestFirst(
    [...Map.groupBy(failures, ({ signature }) => signature.key).values()],
    ({ signature }) => signature.key,
  )

/** Failures by the scenario that failed in a suite, the one with the most first. */
const byScenario = (failures: readonly Failure[]): FailureGroup[] =>
  largestFirst([...Map.groupBy(failures, scenarioKey).values()], scenarioKey)

/** The facts of a failure that the rows above it tell already. */
interface Said {
  message?: true
  scenario?: true
}

/** A row of a list of failures. */
export type FailureRow =
  | { kind: 'message' | 'scenario'; id: string; level: number; group: FailureGroup; open: boolean }
  | { kind: 'case'; id: string; level: number; failure: Failure; said: Said }

/** A group with its rows inside; a group of one failure is that failure. */
const groupRows = (
  kind: 'message' | 'scenario',
  { id, failures }: FailureGroup,
  { level, said, isOpen }: { level: number; said: Said; isOpen: (id: string) => boolean },
  inside: () => FailureRow[],
): FailureRow[] => {
  if (failures.length === 1) return [caseRow(failures[0], level, said)]
  const open = isOpen(id)
  const row: FailureRow = { kind, id, level, group: { id, failures }, open }
  return open ? [row, ...inside()] : [row]
}

const caseRow = (failure: Failure, level: number, said: Said): FailureRow => ({
  kind: 'case',
  id: failure.report.id,
  level,
  failure,
  said,
})

/** The rows of a view: groups, and what is in those that are open. */
export const failureRows = (
  failures: readonly Failure[],
  view: FailureView,
  isOpen: (id: string) => boolean,
): FailureRow[] => {
  const scenarioRows = (group: FailureGroup, level: number, said: Said) =>
    groupRows('scenario', group, { level, said, isOpen }, () =>
      group.failures.map((failure) => caseRow(failure, level + 1, { ...said, scenario: true })),
    )
  if (view === 'flat') return failures.map((failure) => caseRow(failure, 0, {}))
  if (view === 'scenario') {
    return byScenario(failures).flatMap((group) => scenarioRows(group, 0, {}))
  }
  return byMessage(failures).flatMap((group) =>
    groupRows('message', group, { level: 0, said: {}, isOpen }, () =>
      byScenario(group.failures).flatMap((inner) =>
        scenarioRows({ ...inner, id: `${group.id}\n${inner.id}` }, 1, { message: true }),
      ),
    ),
  )
}

/** Groups start open as long as all of their rows are few enough to be seen at a glance. */
const openLimit = 24

/** Whether the groups of these failures start open. */
export const startsOpen = (failures: readonly Failure[]): boolean => failures.length <= openLimit

/** The failures in the order of a view, for stepping through them. */
export const inOrderOf = (failures: readonly Failure[], view: FailureView): Failure[] =>
  failureRows(failures, view, () => true).flatMap((row) =>
    row.kind === 'case' ? [row.failure] : [],
  )

const distinct = (failures: readonly Failure[], keyOf: (failure: Failure) => string | undefined) =>
  new Set(failures.flatMap((failure) => keyOf(failure) ?? [])).size

/** How many scenarios failed, and in how many suites as far as they are known. */
export const reachOf = (failures: readonly Failure[]) => ({
  scenarios: distinct(failures, ({ report }) => report.scenario.id),
  suites: distinct(failures, ({ spec }) => spec?.suite.id),
})

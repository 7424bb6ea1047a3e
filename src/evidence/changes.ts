import type { CaseReport } from '@generated/evaluation/types.ts'
import { keysOf } from '@/lib/objects.ts'
import { compareTexts } from '@/lib/text.ts'
import type { ResultFilter } from '@/models/reports/report-search.ts'
import type { CaseChangeRow } from './engine/answer-change.ts'
import {
  type ChangeCounts,
  type ChangeKind,
  kindOfChange,
  noChanges,
} from './engine/case-changes.ts'
import { outcomes } from './engine/job-results.ts'

/** The fields of a case that tell which one it is, and what came of it. */
export type ComparedCase = Pick<CaseReport, 'id' | 'status' | 'scenario' | 'scenarioParameters'>

/** A case in two runs; absent in one of them when it was added or removed. */
export interface CaseChange<Case extends ComparedCase = ComparedCase> {
  kind: ChangeKind
  now: Case | undefined
  before: Case | undefined
}

/** Equal for the same case of several runs: that of one suite, where it is known, scenario and parameters. */
export const caseKey = (
  { scenario, scenarioParameters }: Pick<ComparedCase, 'scenario' | 'scenarioParameters'>,
  suiteId?: string,
): string =>
  JSON.stringify([
    suiteId,
    scenario.id,
    ...Object.entries(scenarioParameters).sort(([one], [other]) => compareTexts(one, other)),
  ])

/** The cases of a run by what they are; equal ones are told apart by their order. */
const byKey = <Case extends ComparedCase>(
  cases: readonly Case[],
  suiteIdOf: (one: Case) => string | undefined,
) => {
  const found = new Map<string, Case>()
  const counts = new Map<string, number>()
  for (const one of cases) {
    const key = caseKey(one, suiteIdOf(one))
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    found.set(`${key} ${count}`, one)
  }
  return found
}

const outcomeOf = (one: ComparedCase | undefined) => one && outcomes[one.status]

/** How the cases of two runs are told from each other. */
export interface CompareOptions<Case extends ComparedCase> {
  /** The suite that a case ran in, where it is known in both runs. */
  suiteIdOf?: (one: Case) => string | undefined
  /** Whether a case comes and goes. */
  isFlaky?: ((one: ComparedCase, suiteId: string | undefined) => boolean) | undefined
}

/**
 * What became of each case since an earlier run; the same case has the same suite, scenario and parameters. First
 * those of the run itself in their order, then those that were removed.
 */
export const changesSince = <Case extends ComparedCase>(
  before: readonly Case[],
  now: readonly Case[],
  { suiteIdOf = () => undefined, isFlaky = () => false }: CompareOptions<Case> = {},
): CaseChange<Case>[] => {
  const earlier = byKey(before, suiteIdOf)
  const own = byKey(now, suiteIdOf)
  const change = (one: Case | undefined, other: Case | undefined) => ({
    kind: kindOfChange(
      outcomeOf(one),
      outcomeOf(other),
      [one, other].some((each) => each && isFlaky(each, suiteIdOf(each))),
    ),
    now: one,
    before: other,
  })
  return [
    ...[...own].map(([key, one]) => change(one, earlier.get(key))),
    ...[...earlier].filter(([key]) => !own.has(key)).map(([, one]) => change(undefined, one)),
  ]
}

/** The cases that count: in N/A mode those of scenarios that are marked N/A do not. */
export const countingCases = <Case extends ComparedCase>(
  cases: readonly Case[],
  specOf: (one: Case) => { readonly unavailable: boolean } | undefined,
): Case[] => cases.filter((one) => !specOf(one)?.unavailable)

/**
 * The scenarios of which only the suites tell equal cases of two runs apart: they ran several times, not as often as
 * before or not with one result, so that it matters which case was which.
 */
export const unclearScenarios = (
  before: readonly ComparedCase[],
  now: readonly ComparedCase[],
): ReadonlySet<string> => {
  const earlier = Map.groupBy(before, (one) => caseKey(one))
  const own = Map.groupBy(now, (one) => caseKey(one))
  const unclear = new Set<string>()
  for (const key of new Set([...earlier.keys(), ...own.keys()])) {
    const [were = [], are = []] = [earlier.get(key), own.get(key)]
    const [first] = [...were, ...are]
    const isAlike =
      were.length === are.length && were.every(({ status }) => status === first?.status)
    if (first && Math.max(were.length, are.length) > 1 && !isAlike) unclear.add(first.scenario.id)
  }
  return unclear
}

/** How many cases of a part of a run are new failures, and how many were fixed. */
export interface PartChange {
  new: number
  fixed: number
}

/** No case has changed. */
export const unchanged: PartChange = { new: 0, fixed: 0 }

/** A case of a job, as its change names it. */
export const caseOfRow = ({ now, scenarioId }: CaseChangeRow) =>
  now && { id: now.id, scenario: { id: scenarioId } }

/** How many cases are new failures or were fixed, by the part of the run that they belong to. */
export const changesByPart = (
  changes: readonly CaseChangeRow[],
  partOf: (one: NonNullable<ReturnType<typeof caseOfRow>>) => string | undefined,
): ReadonlyMap<string, PartChange> => {
  const parts = new Map<string, PartChange>()
  for (const row of changes) {
    const one = caseOfRow(row)
    const part = one && partOf(one)
    if (part === undefined) continue
    const counts = parts.get(part) ?? { new: 0, fixed: 0 }
    if (row.kind === 'new' || row.kind === 'fixed') counts[row.kind] += 1
    parts.set(part, counts)
  }
  return parts
}

/** How many cases have changed in each way. */
export const changeCounts = (changes: readonly { kind: ChangeKind }[]): ChangeCounts => {
  const counts = noChanges()
  for (const { kind } of changes) counts[kind] += 1
  return counts
}

/** What has become of the cases of a run since an earlier one, by their ids. */
export type Changed = ReadonlyMap<string, ChangeKind>

/** What has become of the cases of a run, by their ids; undefined until it is known. */
export const kindsById = (changes: readonly CaseChange[] | undefined): Changed | undefined =>
  changes && new Map(changes.flatMap(({ kind, now }) => (now ? [[now.id, kind] as const] : [])))

/** The changes that are listed: how each is called, and the sign and colour of its count. */
export const listedChanges = {
  new: { label: 'New', figure: 'new', sign: '+', tone: 'text-failed' },
  fixed: { label: 'Fixed', figure: 'fixed', sign: '−', tone: 'text-succeeded' },
  failing: { label: 'Still failing', figure: 'still failing', sign: '', tone: 'text-ink' },
  flaky: { label: 'Flaky', figure: 'flaky', sign: '', tone: 'text-warning' },
  added: { label: 'Added', figure: 'added', sign: '', tone: 'text-ink' },
  removed: { label: 'Removed', figure: 'removed', sign: '', tone: 'text-ink' },
} as const satisfies Partial<
  Record<
    ChangeKind,
    { label: string; figure: string; sign: '+' | '−' | ''; tone: `text-${string}` }
  >
>

/** A change that is listed. */
export type ListedChange = keyof typeof listedChanges

/** The listed changes, in the order in which they matter. */
export const listedKinds: readonly ListedChange[] = keysOf(listedChanges)

type Flags = Pick<ResultFilter, 'table_config'>

const isListed = (flag: string): flag is ListedChange => Object.hasOwn(listedChanges, flag)

/** The change that the flags of a table choose; else the first one that has any case. */
export const shownChangeOf = (
  { table_config = [] }: Flags,
  counts: { readonly [kind in ListedChange]: number },
): ListedChange =>
  table_config.find(isListed) ?? listedKinds.find((kind) => counts[kind] > 0) ?? 'new'

/** The flags of a table that show another change. */
export const withShownChange = ({ table_config = [] }: Flags, kind: ListedChange): string[] => [
  ...table_config.filter((flag) => !isListed(flag)),
  kind,
]

/** Whether only those failures are listed that are new since an earlier run. */
export const isNewOnly = ({ table_config }: Flags): boolean =>
  table_config?.includes('new') ?? false

/** The flags of a table that lists only new failures, or all. */
export const withNewOnly = (filter: Flags, isOnly: boolean): string[] =>
  isOnly
    ? withShownChange(filter, 'new')
    : (filter.table_config ?? []).filter((flag) => !isListed(flag))

/** How many cases are not as they were: all that are listed but those that still fail. */
export const changedCount = (changes: readonly { kind: ChangeKind }[]): number =>
  changes.filter(({ kind }) => kind !== 'failing' && isListed(kind)).length

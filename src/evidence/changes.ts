import type { CaseReport } from '@generated/evaluation/types.ts'
import { keysOf } from '@/lib/objects.ts'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import type { ResultFilter } from '@/models/reports/report-search.ts'
import type { CaseChangeRow } from './engine/answer-change.ts'
import {
  type ChangeCounts,
  type ChangeKind,
  kindOfChange,
  noChanges,
  pairEqual,
} from './engine/case-changes.ts'
import { outcomes } from './engine/read-case.ts'

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

/** Changes of the cases of a run since an earlier one, by their ids. */
export type Changed = ReadonlyMap<string, ChangeKind>

type Compared = Pick<CaseReport, 'id' | 'status' | 'scenario' | 'scenarioParameters'>

/** Changes of the cases of a scenario in a suite since an earlier run, by their ids; flaky ones are left out. */
export const changedSince = (before: readonly Compared[], now: readonly Compared[]): Changed => {
  const were = Map.groupBy(before, caseKeyOf)
  const endOf = ({ status }: Compared) => outcomes[status]
  return new Map(
    [...Map.groupBy(now, caseKeyOf)].flatMap(([key, equal]) =>
      pairEqual(equal, were.get(key) ?? [], endOf).flatMap(({ now: one, before: other }) =>
        one ? [[one.id, kindOfChange(endOf(one), other && endOf(other), false)] as const] : [],
      ),
    ),
  )
}

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

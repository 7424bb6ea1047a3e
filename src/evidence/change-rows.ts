import { searchBy } from '@/lib/search-words.ts'
import type { ListedChange } from './changes.ts'
import type { CaseChangeRow } from './engine/answer-change.ts'

/** A case that has changed, and what a list of changes says of it. */
export interface ChangeRow extends CaseChangeRow {
  /** Id of its report; of the earlier one, where it was removed. */
  id: string
}

/** The cases that have changed in one way, in their order. */
export const changeRows = (changes: readonly CaseChangeRow[], kind: ListedChange): ChangeRow[] =>
  changes.flatMap((change) => {
    const id = change.now?.id ?? change.before?.id
    return change.kind === kind && id !== undefined ? { ...change, id } : []
  })

/** Finds changed cases by words in scenario, parameters and causes, or by an id. */
export const findChanges = searchBy(
  ({ scenario, parameters, now, before }: ChangeRow) => [
    scenario,
    ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`),
    now?.cause,
    before?.cause,
  ],
  ({ id, scenarioId }) => [id, scenarioId],
)

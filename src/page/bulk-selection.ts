import { useCallback, useMemo } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { createStore, type Store, useStore } from '@/session/store.ts'
import type { Selection } from '@/ui/table/data-table.tsx'

/** The rows of a list that the user has selected, in one project. */
interface Selected<Row> {
  projectId: string
  ids: ReadonlySet<string>
  /** The rows as they were last seen, by id: another search may not show them. */
  rows: ReadonlyMap<string, Row>
  /** Whether the list shows them alone. */
  only: boolean
}

/** Keeps the selection of a list while its page is left; one per list, made once. */
export const createSelectionStore = <Row>(): Store<Selected<Row> | undefined> =>
  createStore<Selected<Row> | undefined>(undefined)

const none: ReadonlySet<string> = new Set()
const noRows = new Map()

/**
 * A selection that survives opening an item, going back and other searches. `selection` has what the table needs
 * besides the labels and actions.
 */
export const useBulkSelection = <Row>(
  store: Store<Selected<Row> | undefined>,
): {
  selection: Pick<Selection<Row>, 'selected' | 'onChange' | 'kept' | 'selectAll'>
  clear: () => void
} => {
  const projectId = useProjectId()
  const current = useStore(store)
  const own = current?.projectId === projectId ? current : undefined
  const { ids = none, rows = noRows, only = false } = own ?? {}
  const onChange = useCallback(
    (next: ReadonlySet<string>) => {
      const last = store.get()
      const known = last?.projectId === projectId ? last : undefined
      store.set({
        projectId,
        ids: next,
        rows: new Map([...(known?.rows ?? [])].filter(([id]) => next.has(id))),
        only: known?.only === true && next.size > 0,
      })
    },
    [store, projectId],
  )
  const clear = useCallback(() => onChange(none), [onChange])
  const kept = useMemo(
    () => ({
      rows,
      only,
      showOnly: (on: boolean) => {
        const last = store.get()
        if (last) store.set({ ...last, only: on })
      },
      remember: (seen: ReadonlyMap<string, Row>) => {
        const last = store.get()
        if (last) store.set({ ...last, rows: new Map([...last.rows, ...seen]) })
      },
    }),
    [store, rows, only],
  )
  const selection = useMemo(
    () => ({ selected: ids, onChange, kept, selectAll: true }),
    [ids, onChange, kept],
  )
  return { selection, clear }
}

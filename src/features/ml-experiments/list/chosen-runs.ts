import { useCallback } from 'react'
import { createStore, useStore } from '@/session/store.ts'

const none: ReadonlySet<string> = new Set()

/** Outlives the list: who comes back from a comparison finds its runs still chosen. Another experiment begins without any. */
const chosen = createStore({ experimentId: '', runIds: none })

/** The chosen runs of an experiment by their ids, and how they are changed. */
export const useChosenRuns = (experimentId: string) => {
  const { experimentId: chosenIn, runIds } = useStore(chosen)
  const setSelected = useCallback(
    (ids: ReadonlySet<string>) => chosen.set({ experimentId, runIds: ids }),
    [experimentId],
  )
  return { selected: chosenIn === experimentId ? runIds : none, setSelected }
}

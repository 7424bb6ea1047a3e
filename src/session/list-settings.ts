import { localMemory } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** A view of a list that a user saved: its name, and its filter, sort order and columns as a query. */
export interface SavedView {
  name: string
  query: string
}

/** A user's columns, widths and views of one list of one project. */
export interface ListSettings {
  /** Ids of the columns that the user has hidden, or shown if they are optional. */
  hidden: readonly string[]
  views: readonly SavedView[]
  /** Name of the view that the list opens with; absent for all. */
  opensWith?: string
}

/** By the key of a list. */
type AllSettings = Readonly<Record<string, ListSettings>>

const nothing: ListSettings = { hidden: [], views: [] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const readView = (value: unknown): SavedView[] =>
  isObject(value) && isText(value.name) && value.name.trim() !== '' && isText(value.query)
    ? [{ name: value.name, query: value.query }]
    : []

const readSettings = (value: unknown): ListSettings => {
  if (!isObject(value)) return nothing
  const { opensWith } = value
  const views = [
    ...new Map(
      itemsOf(value.views)
        .flatMap(readView)
        .map((view) => [view.name, view]),
    ).values(),
  ]
  const isKnown = isText(opensWith) && views.some(({ name }) => name === opensWith)
  return {
    hidden: [...new Set(itemsOf(value.hidden).filter(isText))],
    views,
    ...(isKnown && { opensWith }),
  }
}

/** Reads what is stored; drops what has another form, as an older or newer version may have written it. */
export const readLists = (stored: string | undefined): AllSettings => {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (!isObject(value)) return {}
    return Object.fromEntries(
      Object.entries(value).map(([key, settings]) => [key, readSettings(settings)]),
    )
  } catch {
    return {}
  }
}

const current = createStore<AllSettings>(readLists(localMemory.read('lists')))

const keyOf = (projectId: string, list: string) => `${projectId} ${list}`

/** The user's columns, widths and views of a list in a project. */
export const useListSettings = (projectId: string, list: string): ListSettings =>
  useStore(current)[keyOf(projectId, list)] ?? nothing

/** Keeps what the user arranges in a list, for now and for later visits. */
export const changeListSettings = (
  projectId: string,
  list: string,
  change: (settings: ListSettings) => ListSettings,
): void => {
  // Read again: another tab may have written since.
  const all = { ...current.get(), ...readLists(localMemory.read('lists')) }
  const key = keyOf(projectId, list)
  const next = { ...all, [key]: change(all[key] ?? nothing) }
  localMemory.write('lists', JSON.stringify(next))
  current.set(next)
}

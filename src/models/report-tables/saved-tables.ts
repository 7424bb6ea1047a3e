import { nameProblem } from '@/lib/display-names.ts'
import { localMemory } from '@/session/storage.ts'
import { createStore, useStore } from '@/session/store.ts'

/** A report table that a user saved in this browser; its address is all there is of it. */
export interface SavedTable {
  id: string
  name: string
  /** Its content, as a query. */
  query: string
  updatedAt: string
}

/** By the id of the project. */
type AllTables = Readonly<Record<string, readonly SavedTable[]>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readTable = (value: unknown): SavedTable[] => {
  if (!isObject(value)) return []
  const { id, name, query, updatedAt } = value
  const texts = [id, name, query, updatedAt]
  return texts.every((text): text is string => typeof text === 'string')
    ? [{ id, name, query, updatedAt } as SavedTable]
    : []
}

/** Reads what is stored; drops what has another form. */
const readTables = (stored: string | undefined): AllTables => {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (!isObject(value)) return {}
    return Object.fromEntries(
      Object.entries(value).map(([projectId, tables]) => [
        projectId,
        Array.isArray(tables) ? tables.flatMap(readTable) : [],
      ]),
    )
  } catch {
    return {}
  }
}

const current = createStore<AllTables>(readTables(localMemory.read('reportTables')))

const none: readonly SavedTable[] = []

/** The saved tables of a project, the one that was saved last first. */
export const useSavedTables = (projectId: string): readonly SavedTable[] =>
  useStore(current)[projectId] ?? none

const change = (
  projectId: string,
  next: (tables: readonly SavedTable[]) => readonly SavedTable[],
) => {
  // Read again: another tab may have written since.
  const all = { ...current.get(), ...readTables(localMemory.read('reportTables')) }
  const tables = { ...all, [projectId]: next(all[projectId] ?? none) }
  localMemory.write('reportTables', JSON.stringify(tables))
  current.set(tables)
}

/** Saves a table; one with the same id is replaced. */
export const saveTable = (projectId: string, table: SavedTable): void =>
  change(projectId, (tables) => [table, ...tables.filter(({ id }) => id !== table.id)])

/** Deletes a saved table. */
export const deleteTable = (projectId: string, tableId: string): void =>
  change(projectId, (tables) => tables.filter(({ id }) => id !== tableId))

/** Most characters of a table's name. */
const longestName = 60

/** Why a table cannot have a name; undefined for one that it can have. */
export const tableNameProblem = (
  tables: readonly SavedTable[],
  name: string,
  own?: string,
): string | undefined => {
  const text = name.trim()
  const problem = nameProblem(text, longestName)
  if (problem !== undefined) return problem
  return tables.some((table) => table.name === text && table.id !== own)
    ? 'Another table has this name.'
    : undefined
}

import { parseSearch, type SearchInput, stringifySearch } from '@/lib/search-params.ts'
import type { ListSettings, SavedView } from '@/session/list-settings.ts'

/** Parameters of the address that are no part of a view: where one is, and how the console looks. */
const notOfView = ['page', 'project_id', 'tab', 'theme']

/** Value of `hidden_columns` that hides nothing: without the parameter, the user's own choice holds. */
const noColumn = 'none'

/** The view on show as a query; without columns where the address says nothing of them. */
export const viewQueryOf = (search: SearchInput): string =>
  stringifySearch({
    ...search,
    ...Object.fromEntries(notOfView.map((name) => [name, undefined])),
  })

/** The view on show with its columns, as it is saved. */
export const savedQueryOf = (search: SearchInput, hidden: readonly string[]): string =>
  viewQueryOf({ ...search, hidden_columns: hidden.length > 0 ? hidden : [noColumn] })

/** Search parameters that show a view, or all, on the tab that is open. */
export const searchOfView = (
  view: Pick<SavedView, 'query'> | undefined,
  { tab }: SearchInput,
): SearchInput => ({
  ...(tab !== undefined && { tab }),
  ...parseSearch(view?.query ?? ''),
})

/** The view on show; undefined if it has no name. */
export const currentView = (
  views: readonly SavedView[],
  search: SearchInput,
  hidden: readonly string[],
): SavedView | undefined =>
  views.find(({ query }) => query === viewQueryOf(search) || query === savedQueryOf(search, hidden))

/** The view to open a list with: only where the address asks for nothing. */
export const openingView = (
  { views, opensWith }: ListSettings,
  search: SearchInput,
): SavedView | undefined =>
  viewQueryOf(search) === '' ? views.find(({ name }) => name === opensWith) : undefined

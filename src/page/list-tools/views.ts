import { nameProblem } from '@/lib/display-names.ts'
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

/** The settings with a view saved; one of the same name is replaced. */
export const withView = (settings: ListSettings, view: SavedView): ListSettings => {
  const isNew = settings.views.every(({ name }) => name !== view.name)
  return {
    ...settings,
    views: isNew
      ? [...settings.views, view]
      : settings.views.map((each) => (each.name === view.name ? view : each)),
  }
}

/** The settings without a view. */
export const withoutView = (
  { opensWith, ...settings }: ListSettings,
  name: string,
): ListSettings => ({
  ...settings,
  views: settings.views.filter((view) => view.name !== name),
  ...(opensWith !== undefined && opensWith !== name && { opensWith }),
})

/** The settings with a view under another name. */
export const withName = (
  { opensWith, ...settings }: ListSettings,
  name: string,
  next: string,
): ListSettings => ({
  ...settings,
  views: settings.views.map((view) => (view.name === name ? { ...view, name: next } : view)),
  ...(opensWith !== undefined && { opensWith: opensWith === name ? next : opensWith }),
})

/** The settings with the view that the list opens with; all without a name. */
export const openingWith = (
  { opensWith: _, ...settings }: ListSettings,
  name: string | undefined,
): ListSettings => ({ ...settings, ...(name !== undefined && { opensWith: name }) })

/** The view to open a list with: only where the address asks for nothing. */
export const openingView = (
  { views, opensWith }: ListSettings,
  search: SearchInput,
): SavedView | undefined =>
  viewQueryOf(search) === '' ? views.find(({ name }) => name === opensWith) : undefined

/** Most characters of a view's name. */
const longestName = 60

/** Why a view cannot have a name; `offered` are the views that come with the list. */
export const viewNameProblem = (
  { views }: ListSettings,
  offered: readonly SavedView[],
  name: string,
  own?: string,
): string | undefined => {
  const text = name.trim()
  const problem = nameProblem(text, longestName)
  if (problem !== undefined) return problem
  if (text === 'All') return 'All is the name of the list without a filter.'
  if (offered.some((view) => view.name === text)) return 'A view of the list has this name.'
  if (own !== undefined && text !== own && views.some((view) => view.name === text)) {
    return 'Another view has this name.'
  }
  return undefined
}

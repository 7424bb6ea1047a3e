import { nameProblem } from '@/lib/display-names.ts'
import type { ListSettings, SavedView } from '@/session/list-settings.ts'

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

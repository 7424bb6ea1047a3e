import { useMatch, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { listOf, type SearchInput } from '@/lib/search-params.ts'
import {
  changeListSettings,
  type ListSettings,
  type SavedView,
  useListSettings,
} from '@/session/list-settings.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useChangeSearch } from '../search.ts'
import { openingView, searchOfView } from './views.ts'

/** The user's arrangement of the current list. */
export interface ListArrangement {
  settings: ListSettings
  /** Views that come with the list. */
  offered: readonly SavedView[]
  /**
   * Ids of the columns that are not as they are at first: hidden, or shown if they are optional. Those of the
   * address, else the user's. Referentially stable.
   */
  hidden: readonly string[]
  search: SearchInput
  change: (change: (settings: ListSettings) => ListSettings) => void
  setHidden: (hidden: readonly string[]) => void
  /** Shows a view; all without one. */
  show: (view: SavedView | undefined) => void
}

/** Lists in which the user asked for all: they open so although another view is the first one. */
const shownAll = new Set<string>()

const noViews: readonly SavedView[] = []

/** The user's arrangement of a list, by the page it is on and its label; `offered` are the views it comes with. */
export const useListArrangement = (
  label: string,
  offered: readonly SavedView[] = noViews,
): ListArrangement => {
  const projectId = useProjectId()
  const routeId = useMatch({ strict: false, select: (match): string => match.routeId ?? '' }) ?? ''
  const search: SearchInput = useSearch({ strict: false, structuralSharing: true })
  const navigate = useNavigate()
  const changeSearch = useChangeSearch()
  const list = `${routeId} ${label}`
  const settings = useListSettings(projectId, list)
  const linked = search.hidden_columns
  const hidden = useMemo(
    () => (linked === undefined ? settings.hidden : listOf({ linked }, 'linked')),
    [linked, settings.hidden],
  )

  const key = `${projectId} ${list}`
  const opening = shownAll.has(key) ? undefined : openingView(settings, search)
  const opened = useRef('')
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    if (opening) {
      void navigate({
        to: '.',
        search: searchOfView(opening, search),
        replace: true,
        resetScroll: false,
      })
    }
  }, [key, opening, search, navigate])

  const change: ListArrangement['change'] = (next) => changeListSettings(projectId, list, next)
  return {
    settings,
    offered,
    hidden,
    search,
    change,
    setHidden: (next) => {
      change((current) => ({ ...current, hidden: next }))
      if (linked !== undefined) changeSearch({ hidden_columns: undefined }, { replace: true })
    },
    show: (view) => {
      if (view) shownAll.delete(key)
      else shownAll.add(key)
      void navigate({ to: '.', search: searchOfView(view, search), resetScroll: false })
    },
  }
}

import { useMatch, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { listOf, type SearchInput } from '@/lib/search-params.ts'
import { changeListSettings, type ListSettings, useListSettings } from '@/session/lists.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { openingView, searchOfView } from './views.ts'

/** What the user has arranged in the list on show. */
export interface ListArrangement {
  settings: ListSettings
  /** Ids of the hidden columns: those of the address, else the user's. Referentially stable. */
  hidden: readonly string[]
  search: SearchInput
  change: (change: (settings: ListSettings) => ListSettings) => void
  setHidden: (hidden: readonly string[]) => void
  /** Shows a view; all without one. */
  show: (search: SearchInput) => void
}

/** Lists in which the user asked for all: they open so although another view is the first one. */
const shownAll = new Set<string>()

/** What the user has arranged in a list, by the page it is on and its label. */
export const useListArrangement = (label: string): ListArrangement => {
  const projectId = useProjectId()
  const routeId = useMatch({ strict: false, select: (match): string => match.routeId ?? '' }) ?? ''
  const search: SearchInput = useSearch({ strict: false, structuralSharing: true })
  const navigate = useNavigate()
  const list = `${routeId} ${label}`
  const settings = useListSettings(projectId, list)
  const linked = search.hidden_columns
  const hidden = useMemo(
    () => (linked === undefined ? settings.hidden : listOf({ linked }, 'linked')),
    [linked, settings.hidden],
  )
  const show = (next: SearchInput, replace = false) =>
    void navigate({ to: '.', search: next, replace, resetScroll: false })

  const key = `${projectId} ${list}`
  const opening = shownAll.has(key) ? undefined : openingView(settings, search)
  const opened = useRef('')
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    if (opening) {
      void navigate({ to: '.', search: searchOfView(opening), replace: true, resetScroll: false })
    }
  }, [key, opening, navigate])

  const change: ListArrangement['change'] = (next) => changeListSettings(projectId, list, next)
  return {
    settings,
    hidden,
    search,
    change,
    setHidden: (next) => {
      change((current) => ({ ...current, hidden: next }))
      if (linked !== undefined) show({ ...search, hidden_columns: undefined }, true)
    },
    show: (next) => {
      if (Object.keys(next).length === 0) shownAll.add(key)
      else shownAll.delete(key)
      show(next)
    },
  }
}

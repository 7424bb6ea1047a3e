import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

type Toggled = ReadonlySet<string>

/** Most places of the history that are remembered. */
const mostKept = 50

const kept = new Map<string, Toggled>()

const keep = (entry: string, toggled: Toggled) => {
  kept.delete(entry)
  if (toggled.size > 0) kept.set(entry, toggled)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

/**
 * Which groups are open: all or none at first, then as the user has left them, also after Back. An address with the
 * ids of groups, which are whole messages, would be too long.
 */
export const useOpenGroups = (initially: boolean) => {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [toggled, setToggled] = useState<Toggled>(() => kept.get(entry) ?? new Set())
  useEffect(() => keep(entry, toggled), [entry, toggled])
  const isOpen = useCallback((id: string) => toggled.has(id) !== initially, [toggled, initially])
  const toggle = useCallback((id: string) => {
    setToggled((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return { isOpen, toggle }
}

import { useEffect, useState } from 'react'
import { localMemory } from '@/session/storage.ts'
import { readVisits, visitsAt, writeVisits } from './last-visit.ts'

/** Between two notes that somebody looks at a project, in milliseconds. */
const interval = 60_000

/** Notes that somebody looks at a project now. Returns when the visit before ended, in milliseconds since 1970. */
const noteVisit = (projectId: string): number => {
  const all = readVisits(localMemory.read('visits'))
  const visits = visitsAt(all[projectId], Date.now())
  localMemory.write('visits', writeVisits({ ...all, [projectId]: visits }))
  return visits.before
}

/** Notes while a project is looked at, on whatever page, so that the overview knows what is new since the last visit. */
export const useVisits = (projectId: string | undefined): void => {
  useEffect(() => {
    const note = () => {
      if (projectId && document.visibilityState !== 'hidden') noteVisit(projectId)
    }
    note()
    const timer = setInterval(note, interval)
    document.addEventListener('visibilitychange', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', note)
    }
  }, [projectId])
}

/** When the visit before this one ended, in this browser, in milliseconds since 1970; a day ago on the first one. */
export const useLastVisit = (projectId: string): number => {
  const [visit, setVisit] = useState(() => ({ projectId, before: noteVisit(projectId) }))
  if (visit.projectId === projectId) return visit.before
  const before = noteVisit(projectId)
  setVisit({ projectId, before })
  return before
}

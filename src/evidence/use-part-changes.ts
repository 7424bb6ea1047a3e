import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { changesByPart, type PartChange, unchanged } from './changes.ts'
import type { SpecFinder } from './failure-places.ts'
import { type JobChanges, useChanges } from './use-changes.ts'
import { type OwnSuite, useOwnCases } from './use-own-cases.ts'
import { useSpecs } from './use-spec-finder.ts'

const useChanged = (changes: JobChanges['changes']) => {
  const changed = useMemo(
    () => changes?.filter(({ kind }) => kind === 'new' || kind === 'fixed'),
    [changes],
  )
  const scenarios = useMemo(
    () => new Set(changed?.flatMap(({ now, scenarioId }) => (now ? scenarioId : []))),
    [changed],
  )
  return { changed, scenarios }
}

/** Tells which suites of a job the changed cases belong to; calls nothing where no case has changed. */
export const useSuiteChanges = (
  job: Pick<JobReport, 'jobId' | 'status' | 'finishedAt'>,
  changes: JobChanges['changes'],
): ReadonlyMap<string, PartChange> | undefined => {
  const { changed, scenarios } = useChanged(changes)
  // Of scenarios in several suites each list of cases is called for: of those that changed, not of all.
  const { specOf, complete } = useSpecs(job, scenarios.size > 0, scenarios)
  return useMemo(() => {
    if (!changed || (changed.length > 0 && !complete)) return undefined
    return changesByPart(changed, (one) => specOf(one)?.parents.suiteReportId)
  }, [changed, specOf, complete])
}

/** Changes of a suite of a job, and of its scenarios by the ids of their reports; undefined until they are known. */
export const usePartChanges = (
  suite: OwnSuite,
  changes: JobChanges['changes'],
): { suite: PartChange | undefined; specs: ReadonlyMap<string, PartChange> | undefined } => {
  const { changed, scenarios } = useChanged(changes)
  const own = useOwnCases(suite, scenarios.size > 0, scenarios)
  const all = useSpecs(suite, own.isMany, scenarios)
  const { specOf, complete } = own.isMany ? all : own
  return useMemo(() => {
    if (!changed || (changed.length > 0 && !complete)) return { suite: undefined, specs: undefined }
    const specOfOwn: SpecFinder = (one) => {
      const spec = specOf(one)
      return spec?.parents.suiteReportId === suite.id ? spec : undefined
    }
    return {
      suite: changesByPart(changed, (one) => specOfOwn(one) && '').get('') ?? unchanged,
      specs: changesByPart(changed, (one) => specOfOwn(one)?.id),
    }
  }, [changed, specOf, complete, suite.id])
}

/** Most cases of a job that the page of a part of it compares without being asked. */
const caseLimit = 1000

/**
 * Changes of the job of a part; nothing is compared in a job of very many cases, nor in one that is running:
 * the page of the job alone reads all of its cases again and again.
 */
export const useChangesAround = (
  jobId: string,
  chosen: string | undefined,
  naMode: boolean,
): JobChanges & { job: JobReport | undefined; isLeftToJob: boolean } => {
  const { data: job } = useQuery(getJobReportQueryOptions({ projectId: useProjectId(), jobId }))
  const total = job?.test?.caseResults?.totalCount ?? 0
  const isLeftToJob = total > caseLimit || (job != null && isUnfinished(job))
  const changes = useChanges(isLeftToJob ? undefined : (job ?? undefined), chosen, { naMode })
  return { ...changes, job: job ?? undefined, isLeftToJob }
}

/** Changes of a scenario of a job, whose cases its own list tells; undefined until they are known. */
export const useOwnChanges = (
  changes: JobChanges['changes'],
  jobId: string,
  specReportId: string,
): PartChange | undefined => {
  const { data: own } = useQuery(caseReportsQueryOptions(useProjectId(), jobId, specReportId))
  return useMemo(() => {
    if (!(changes && own?.complete)) return undefined
    const ids = new Set(own.items.map(({ id }) => id))
    return changesByPart(changes, ({ id }) => (ids.has(id) ? '' : undefined)).get('') ?? unchanged
  }, [changes, own])
}

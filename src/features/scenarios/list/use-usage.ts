import {
  listCaseReportsAllQueryOptions,
  listJobReportsQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queued } from '@/evidence/finished-jobs.ts'
import type { ScenarioUsage } from '@/models/scenarios/scenario-filter.ts'
import {
  countedJobs,
  failedIn,
  hasFailures,
  heldBy,
  type UsageFacts,
} from '@/models/scenarios/scenario-usage.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'

/** How far the calls are that tell how scenarios are used. */
export interface UsageProgress {
  /** Suites or jobs that are known. */
  done: number
  /** Undefined while it is not known how many there are. */
  total: number | undefined
  state: 'reading' | 'stopped' | 'ended'
  stop: () => void
  resume: () => void
  /** The list that says what to read. */
  query: { queryKey: readonly unknown[] }
}

const staleTime = 60_000

const casesOf = (results: { data: PagedItems<CaseReport> | undefined; isError: boolean }[]) =>
  results.map(({ data, isError }) => ({ cases: data?.complete ? data.items : undefined, isError }))

/** Reads how scenarios are used, for a list that asks for it; makes no call otherwise. */
export const useUsage = (
  usage: ScenarioUsage | undefined,
): { facts: UsageFacts; progress: UsageProgress } => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const [stopped, setStopped] = useState<ScenarioUsage>()
  const isAsked = usage !== undefined && usage !== stopped

  const suitesQuery = suitesQueryOptions(projectId, {})
  const suites = useQuery({ ...suitesQuery, enabled: isAsked && usage === 'unused' })
  const held = useMemo(
    () => (suites.data?.complete ? heldBy(suites.data.items) : undefined),
    [suites.data],
  )

  const jobsQuery = listJobReportsQueryOptions(
    { projectId },
    { status: ['succeeded', 'failed'], size: countedJobs },
  )
  const { data: listed, isError } = useQuery({
    ...jobsQuery,
    enabled: isAsked && usage === 'failing',
    staleTime,
  })
  const jobs = useMemo(
    () => (usage === 'failing' ? (listed?.reports ?? []).slice(0, countedJobs) : []),
    [usage, listed],
  )
  const failing = useMemo(() => jobs.filter(hasFailures), [jobs])
  const queries = failing.map(({ jobId }) => listCaseReportsAllQueryOptions({ projectId, jobId }))
  const read = useQueries({
    queries: queries.map((query) => ({ ...queued(query), enabled: isAsked })),
    combine: casesOf,
  })
  const failed = useMemo(
    () => failedIn(failing.map((job, at) => ({ job, cases: read[at]?.cases }))),
    [failing, read],
  )

  const settled = read.filter(({ cases, isError }) => cases !== undefined || isError).length
  const isEnded =
    usage === 'unused'
      ? held !== undefined || suites.isError
      : isError || (listed !== undefined && settled === failing.length)
  return {
    facts: useMemo(() => ({ held, failed }), [held, failed]),
    progress: {
      done:
        usage === 'unused'
          ? (suites.data?.items.length ?? 0)
          : jobs.length - read.filter(({ cases }) => cases === undefined).length,
      total: usage === 'failing' ? jobs.length : held && suites.data?.items.length,
      state: isEnded ? 'ended' : isAsked ? 'reading' : 'stopped',
      stop: () => {
        setStopped(usage)
        const { queryKey } = usage === 'unused' ? suitesQuery : jobsQuery
        for (const key of [queryKey, ...queries.map((query) => query.queryKey)]) {
          void client.cancelQueries({ queryKey: key, exact: true })
        }
      },
      resume: () => setStopped(undefined),
      query: usage === 'unused' ? suitesQuery : jobsQuery,
    },
  }
}

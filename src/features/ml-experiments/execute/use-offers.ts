import {
  listBuildReportsAllQueryOptions,
  listIntegrationsAllQueryOptions,
  listProcessReportsAllQueryOptions,
  listSourcesAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import {
  askedCount,
  type Execution,
  isReusable,
  type Offers,
  reusableRuns,
  usableOf,
} from '../model/execution.ts'
import { experimentsQueryOptions, runsQueryOptions } from '../model/queries.ts'

/** Runs whose reports are asked until when their results can be reused; older ones are not offered. */
const askedRuns = 20

const reportsOf = {
  build: listBuildReportsAllQueryOptions,
  process: listProcessReportsAllQueryOptions,
} as const

interface ReuseInput {
  runs: readonly Run[] | undefined
  stage: keyof typeof reportsOf
  /** Id of the run that the user has chosen. */
  chosen: string | undefined
  /** Whether the first run is chosen by the form, so that it must be known. */
  needsFirst: boolean
  /** Whether the user has opened the list, so that all runs must be known. */
  isOpen: boolean
}

/** The runs whose results of a stage can be reused: as many as are needed, each asked once. */
const useReusableRuns = ({ runs, stage, chosen, needsFirst, isOpen }: ReuseInput) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const asked = reusableRuns(runs ?? [], stage).slice(0, askedRuns)
  const queries = asked.map(({ experimentId, id: runId }) =>
    reportsOf[stage]({ projectId, experimentId, runId }, { order: 'asc' }),
  )
  const known = queries.map(({ queryKey }) => {
    const state = client.getQueryState<{ items: readonly { reuseExpiresAt?: string }[] }>(queryKey)
    if (!state || state.status === 'pending') return undefined
    return isReusable(state.data?.items ?? [], Date.now())
  })
  const first = needsFirst ? askedCount(known) : 0
  const isNeeded = (place: number) => place < first || asked[place]?.id === chosen
  const results = useQueries({
    // Setting by setting: as a whole, the queries of two operations are of no type that this hook takes.
    queries: queries.map(({ queryKey, queryFn, retry, retryDelay, meta }, place) => ({
      queryKey,
      queryFn,
      retry,
      retryDelay,
      meta,
      enabled: isOpen || isNeeded(place),
      // The reports of a stage that has succeeded stay as they are.
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const isLoading = (place: number) => results[place]?.isPending ?? false
  return {
    runs:
      runs && !asked.some((_, place) => isNeeded(place) && isLoading(place))
        ? asked.filter((_, place) => known[place])
        : undefined,
    loading: !runs || (isOpen && asked.some((_, place) => isLoading(place))),
    failed: queries[results.findIndex(({ isError }) => isError)],
  }
}

/** What can be chosen in the form, and the queries behind it. What only a closed list needs is not asked. */
export const useExecutionOffers = ({
  experimentId: chosenExperiment,
  sourceType,
  reusedBuildRunId,
  reusedProcessRunId,
}: Execution) => {
  const experimentId = chosenExperiment ?? undefined
  const reusesBuild = sourceType === 'reuseBuildStage'
  const projectId = useProjectId()
  const [opened, setOpened] = useState<{ build?: string; process?: string }>({})
  const isOpen = (stage: 'build' | 'process') =>
    experimentId !== undefined && opened[stage] === experimentId
  const experiments = experimentsQueryOptions(projectId, {})
  const integrations = listIntegrationsAllQueryOptions({ projectId })
  const sources = listSourcesAllQueryOptions({ projectId })
  const runs = runsQueryOptions({ projectId, experimentId: experimentId ?? '' }, {})
  const needsRuns = reusesBuild || isOpen('process') || reusedProcessRunId !== ''
  const found = useQuery({ ...runs, enabled: experimentId !== undefined && needsRuns }).data?.items
  const built = useReusableRuns({
    runs: reusesBuild ? found : undefined,
    stage: 'build',
    chosen: reusedBuildRunId ?? undefined,
    needsFirst: reusedBuildRunId !== null,
    isOpen: isOpen('build'),
  })
  const processed = useReusableRuns({
    runs: found,
    stage: 'process',
    chosen: reusedProcessRunId,
    needsFirst: false,
    isOpen: isOpen('process'),
  })
  const offers: Offers = usableOf({
    experiments: useQuery(experiments).data?.items,
    integrations: useQuery(integrations).data?.items,
    sources: useQuery({ ...sources, enabled: sourceType === 'webauto' }).data?.items,
    builtRuns: built.runs,
    processedRuns: processed.runs,
  })
  return {
    offers,
    /** Whether more runs come. */
    loading: { build: built.loading, process: processed.loading },
    /** Asks for all runs that can be chosen. */
    open: (stage: 'build' | 'process') =>
      setOpened((before) => ({ ...before, ...(experimentId && { [stage]: experimentId }) })),
    queries: {
      experiments,
      integrations,
      sources,
      builtRuns: built.failed ?? runs,
      processedRuns: processed.failed ?? runs,
    },
  }
}

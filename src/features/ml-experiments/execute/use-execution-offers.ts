import {
  listBuildReportsAllQueryOptions,
  listIntegrationsAllQueryOptions,
  listProcessReportsAllQueryOptions,
  listSourcesAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  experimentsQueryOptions,
  runsQueryOptions,
} from '@/models/ml-experiments/experiment-queries.ts'
import {
  askedCount,
  type Execution,
  isReusable,
  type Offers,
  reusableRuns,
  usableOf,
} from '@/models/ml-experiments/run-execution.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'

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
  const asked = reusableRuns(runs ?? [], stage).filter(
    ({ id }, place) => place < askedRuns || id === chosen,
  )
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

/** The items of a list once all are there: before, one that is missing may still come. */
const wholeOf = <Item>(list: PagedItems<Item> | undefined): readonly Item[] | undefined =>
  list?.complete ? list.items : undefined

/** The choices of the form, and the queries behind them. Data that only a closed list needs is not asked for. */
export const useExecutionOffers = ({
  again,
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
  const needsRuns = reusesBuild || isOpen('process') || Boolean(reusedProcessRunId)
  const loadedRuns = useQuery({ ...runs, enabled: experimentId !== undefined && needsRuns }).data
  const found = wholeOf(loadedRuns)
  const built = useReusableRuns({
    runs: reusesBuild ? found : undefined,
    stage: 'build',
    chosen: reusedBuildRunId ?? undefined,
    needsFirst: reusedBuildRunId === undefined && !again,
    isOpen: isOpen('build'),
  })
  const processed = useReusableRuns({
    runs: found,
    stage: 'process',
    chosen: reusedProcessRunId ?? undefined,
    needsFirst: false,
    isOpen: isOpen('process'),
  })
  const offers: Offers = usableOf({
    experiments: wholeOf(useQuery(experiments).data),
    integrations: wholeOf(useQuery(integrations).data),
    sources: wholeOf(useQuery({ ...sources, enabled: sourceType === 'webauto' }).data),
    builtRuns: built.runs,
    processedRuns: processed.runs,
  })
  return {
    offers,
    /** The runs that are loaded for whatever reason: what they used is suggested. */
    runs: loadedRuns?.items ?? [],
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

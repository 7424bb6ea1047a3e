import {
  listBuildReportsAllQueryOptions,
  listIntegrationsAllQueryOptions,
  listProcessReportsAllQueryOptions,
  listSourcesAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'
import { isReusable, type Offers, reusableRuns, usableOf } from '../model/execution.ts'
import { experimentsQueryOptions, runsQueryOptions } from '../model/queries.ts'
import type { SourceType } from '../model/source.ts'

/** Runs whose reports are asked until when their results can be reused; older ones are not offered. */
const askedRuns = 20

interface AskedReports {
  isPending: boolean
  data?: { items: readonly { reuseExpiresAt?: string }[] } | undefined
}

/** The newest runs whose results of a stage may be reused, and what their reports are asked with. */
const askedOf = (
  projectId: string,
  runs: readonly Run[] | undefined,
  stage: 'build' | 'process',
) => {
  const asked = reusableRuns(runs ?? [], stage).slice(0, askedRuns)
  const paths = asked.map(({ experimentId, id: runId }) => ({ projectId, experimentId, runId }))
  return { asked, paths }
}

/** Those of the runs whose reports say that they can be reused; undefined while one is asked. */
const reusableOf = (asked: readonly Run[], reports: readonly AskedReports[]) =>
  reports.some(({ isPending }) => isPending)
    ? undefined
    : asked.filter((_, place) => isReusable(reports[place]?.data?.items ?? [], Date.now()))

/** What can be chosen in the form, and the queries behind it. */
export const useExecutionOffers = (
  experimentId: string | undefined,
  /** What only this source type needs is fetched once it is chosen. */
  sourceType: SourceType,
) => {
  const reusesBuild = sourceType === 'reuseBuildStage'
  const projectId = useProjectId()
  const experiments = experimentsQueryOptions(projectId, {})
  const integrations = listIntegrationsAllQueryOptions({ projectId })
  const sources = listSourcesAllQueryOptions({ projectId })
  const runs = runsQueryOptions({ projectId, experimentId: experimentId ?? '' }, {})
  const found = useQuery({ ...runs, enabled: experimentId !== undefined }).data?.items
  const built = askedOf(projectId, reusesBuild ? found : undefined, 'build')
  const processed = askedOf(projectId, found, 'process')
  const order = { order: 'asc' } as const
  const buildReports = useQueries({
    queries: built.paths.map((path) => listBuildReportsAllQueryOptions(path, order)),
  })
  const processReports = useQueries({
    queries: processed.paths.map((path) => listProcessReportsAllQueryOptions(path, order)),
  })
  const offers: Offers = usableOf({
    experiments: useQuery(experiments).data?.items,
    integrations: useQuery(integrations).data?.items,
    sources: useQuery({ ...sources, enabled: sourceType === 'webauto' }).data?.items,
    builtRuns: found && reusesBuild ? reusableOf(built.asked, buildReports) : undefined,
    processedRuns: found && reusableOf(processed.asked, processReports),
  })
  return { offers, queries: { experiments, integrations, sources, runs } }
}

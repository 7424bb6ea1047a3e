import type { Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { datasetsQueryOptions } from '@/models/ml-datasets/dataset-queries.ts'
import { datasetsOf } from '@/models/ml-datasets/dataset-uses.ts'
import { packageOfRun } from '@/models/ml-experiments/experiment-action-rules.ts'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import { reusedBuildOf } from '@/models/ml-experiments/reused-builds.ts'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import { packageReleasesQueryOptions } from '@/models/ml-packages/package-queries.ts'
import { packageReleaseTarget } from '@/models/ml-packages/package-release.ts'
import { runArtifactsQueryOptions } from '@/models/ml-packages/release-queries.ts'
import { releasesOf } from '@/models/ml-packages/release-uses.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import type { OverviewItem } from '@/ui/text/overview.tsx'

/** Most links of one kind; the others are counted. */
const shown = 5

const loading = <Skeleton className="h-4 w-32" />

/** Some things in a line; nothing for none. */
const listed = (links: readonly ReactNode[] | undefined): ReactNode => {
  if (!links) return loading
  return (
    links.length > 0 && (
      <>
        {links.slice(0, shown)}
        {links.length > shown && (
          <span className="text-muted">and {links.length - shown} more</span>
        )}
      </>
    )
  )
}

/** Links of a run: its data sets, the releases made of it, and the runs that took over its build. */
export const useRunRelations = (run: Run): OverviewItem[] => {
  const projectId = useProjectId()
  const { id, experimentId, configRaw } = run
  const hasConfig = configRaw !== undefined
  const active = useQuery({ ...datasetsQueryOptions(projectId, {}), enabled: hasConfig })
  const gone = useQuery({
    ...datasetsQueryOptions(projectId, { deleted: true }),
    enabled: hasConfig,
  })
  const isKnown = !hasConfig || (active.data && gone.data) || active.isError || gone.isError
  const datasets = datasetsOf(run, [...(active.data?.items ?? []), ...(gone.data?.items ?? [])])

  const target = packageOfRun(run)
  const packageId = target?.id ?? ''
  const isReleasable = target !== undefined && run.report.train?.status === 'succeeded'
  const artifacts = useQuery({ ...runArtifactsQueryOptions(projectId, id), enabled: isReleasable })
  const releases = useQuery({
    ...packageReleasesQueryOptions({ projectId, packageId }, {}),
    enabled: isReleasable,
  })
  const isSettled = artifacts.isError || releases.isError || !isReleasable
  const made =
    artifacts.data && releases.data && releasesOf(releases.data.items, artifacts.data.items)

  const runs = useQuery(runsQueryOptions({ projectId, experimentId }, {}))
  const reusing = runs.data?.items.filter(({ report }) => reusedBuildOf(report.event) === id)
  return [
    {
      label: 'Data sets',
      value: listed(
        isKnown
          ? datasets.map(({ id: datasetId, deploymentPath, deploymentStatus }) => (
              <TextLink
                key={datasetId}
                to="/mlexperiments"
                search={{
                  tab: 'trainingDatasets',
                  display_name: deploymentPath,
                  ...(deploymentStatus === 'deleted' && { deleted: true }),
                }}
              >
                <bdi>{deploymentPath}</bdi>
              </TextLink>
            ))
          : undefined,
      ),
    },
    {
      label: 'Released as',
      value: listed(
        isSettled
          ? []
          : made?.map((release) => (
              <TextLink key={release.id} {...packageReleaseTarget(packageId, release.id)}>
                <bdi>
                  {target?.name} {release.name}
                </bdi>
              </TextLink>
            )),
      ),
    },
    {
      label: 'Build reused by',
      value: listed(
        runs.isError
          ? []
          : reusing?.map(({ id: runId, name }) => (
              <TextLink key={runId} {...runTarget(experimentId, runId)}>
                <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
              </TextLink>
            )),
      ),
    },
  ]
}

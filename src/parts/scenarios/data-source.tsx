import { getScenarioVersionQueryOptions } from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { externalLink } from '@/config/external-link.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ExternalLink } from '@/ui/base/button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'

/** The recorded data that a scenario comes from, as pairs of a word and an id. */
const idsOf = ({ bagId, t4DatasetIds = [], generatedFrom }: Scenario) =>
  [
    ['Bag', bagId],
    ['Rosbag', generatedFrom?.rosbagId],
    ['Environment', generatedFrom?.environmentId],
    ...t4DatasetIds.map((id) => ['T4 dataset', id] as const),
  ].flatMap(([word, id]) => (id ? [{ word, id }] : []))

/** The recorded data behind a scenario, linked to the console that finds it. */
export function DataSource({ scenario }: { scenario: Scenario }) {
  const projectId = useProjectId()
  const ids = idsOf(scenario)
  const { rosbagToScenarioVersion } = scenario.generatedFrom ?? {}
  if (ids.length === 0 && !rosbagToScenarioVersion) return 'Made without recorded data.'
  const href = externalLink('dataSearchConsole', { projectId })
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      {ids.map(({ word, id }) => (
        <span key={`${word} ${id}`} className="inline-flex items-center gap-1.5">
          <span className="text-sm text-muted">{word}</span>
          <Copyable text={id} what={`${word} ID`} />
        </span>
      ))}
      {rosbagToScenarioVersion && (
        <span className="text-sm text-muted">Converted by version {rosbagToScenarioVersion}</span>
      )}
      {href && <ExternalLink href={href}>Find it in the data search console</ExternalLink>}
    </span>
  )
}

interface VersionDataSourceProps {
  scenarioId: string
  versionId: number
}

/** The recorded data behind a version of a scenario that is known only by its ids. */
export function VersionDataSource({ scenarioId, versionId }: VersionDataSourceProps) {
  const path = { projectId: useProjectId(), scenarioId, versionId }
  const options = getScenarioVersionQueryOptions(path)
  const { data } = useQuery(options)
  return (
    <>
      <QueryStatus query={options} />
      {data ? <DataSource scenario={data} /> : <Skeleton className="h-5 w-40" />}
    </>
  )
}

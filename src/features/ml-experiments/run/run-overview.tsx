import { getRunQueryOptions } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SourceLink } from '@/features/ml-experiments/run-source-link.tsx'
import { secondsBetween } from '@/lib/durations.ts'
import { reusedBuildOf } from '@/models/ml-experiments/reused-builds.ts'
import { sourceOf, sourceTypeOf } from '@/models/ml-experiments/run-source.ts'
import { sourceTypes } from '@/models/ml-experiments/source-types.ts'
import { ByLine } from '@/page/by-line.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Copyable, CopyButton } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { ConfigButton } from './config-button.tsx'
import { SourceButton } from './source-dialog.tsx'
import { useRunRelations } from './use-run-relations.tsx'

/** Facts about a run besides its stages. */
export function RunOverview({ run }: { run: Run }) {
  const { id, description, createdAt, createdBy, report } = run
  const source = sourceOf(report.event)
  const names = useReusedName(run)
  const relations = useRunRelations(run)
  const items: OverviewItem[] = [
    { label: 'Description', value: description || undefined, wide: true },
    {
      label: 'Source',
      // A run that names no source has a type all the same: its ids tell which.
      value: (
        <>
          <span className="text-muted">{sourceTypes[sourceTypeOf(report.event)]}</span>
          {source ? <SourceLink run={run} names={names} /> : <span>not named</span>}
          {source?.type === 'git' && source.sha && <CopyButton text={source.sha} what="commit" />}
          {source?.type === 'webauto' && <SourceButton sourceId={source.sourceId} />}
        </>
      ),
    },
    { label: 'Config', value: <ConfigButton run={run} /> },
    { label: 'Created', value: <ByLine at={createdAt} by={createdBy} /> },
    { label: 'Started', value: report.startedAt && <Time at={report.startedAt} /> },
    ...(report.finishedAt
      ? [
          { label: 'Finished', value: <Time at={report.finishedAt} /> },
          {
            label: 'Took',
            value: <DurationText seconds={secondsBetween(report.startedAt, report.finishedAt)} />,
          },
        ]
      : []),
    ...relations,
    { label: 'ID', value: <Copyable text={id} what="run ID" /> },
  ].map((item: { label: string; value: ReactNode; wide?: boolean }) => ({
    ...item,
    value: item.value || undefined,
  }))
  return <Overview label="Overview" items={items} />
}

/** The name of the run whose build a run took over, once it is known. */
const useReusedName = ({ experimentId, report }: Run): ReadonlyMap<string, string> => {
  const projectId = useProjectId()
  const runId = reusedBuildOf(report.event)
  const query = getRunQueryOptions({ projectId, experimentId, runId: runId ?? '' })
  const { data } = useQuery({ ...query, enabled: runId !== undefined })
  return new Map(data && [[data.id, data.name]])
}

const Time = ({ at }: { at: string }) => <DateText at={at} form="date-time" />

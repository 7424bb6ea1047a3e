import { getRunQueryOptions } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { secondsBetween } from '@/lib/durations.ts'
import { ByLine } from '@/page/by-line.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Copyable, CopyButton } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { configPathOf } from '../model/config.ts'
import { reusedBuildOf, sourceOf, sourceTypes } from '../model/source.ts'
import { SourceLink } from '../source-link.tsx'
import { ConfigDialog } from './config-dialog.tsx'
import { SourceButton } from './source-dialog.tsx'

/** What is known of a run besides its stages. */
export function RunOverview({ run }: { run: Run }) {
  const { id, description, createdAt, createdBy, report } = run
  const source = sourceOf(report.event)
  const names = useReusedName(run)
  const items: OverviewItem[] = [
    { label: 'Description', value: description || undefined, wide: true },
    {
      label: 'Source',
      value: source && (
        <>
          <span className="text-muted">{sourceTypes[source.type]}</span>
          <SourceLink run={run} names={names} />
          {source.type === 'git' && source.sha && <CopyButton text={source.sha} what="commit" />}
          {source.type === 'webauto' && <SourceButton sourceId={source.sourceId} />}
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

/** Opens the config file of a run, once the platform has read it. */
function ConfigButton({ run }: { run: Run }) {
  const [isOpen, setOpen] = useState(false)
  const path = configPathOf(run)
  const { configRaw } = run
  if (configRaw === undefined) return <bdi className="[overflow-wrap:anywhere]">{path}</bdi>
  return (
    <>
      <Button
        size="sm"
        icon={<FileText aria-hidden />}
        aria-haspopup="dialog"
        // As high as a line of text.
        className="-my-1 max-w-full min-w-0"
        onClick={() => setOpen(true)}
      >
        <TruncatedText text={path} />
      </Button>
      {isOpen && <ConfigDialog path={path} text={configRaw} onClose={() => setOpen(false)} />}
    </>
  )
}

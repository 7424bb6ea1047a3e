import {
  listBuildReportsAllQueryOptions,
  listProcessReportsAllQueryOptions,
  listTrainReportsAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import {
  differencesOf,
  lastSucceeded,
  type StageReports,
} from '@/models/ml-experiments/run-difference.ts'
import { compareTarget, runTarget } from '@/models/ml-experiments/run-kind.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface RunDifferencesProps {
  run: Run
  onClose: () => void
}

/** Differences between a failed run and the last one of its experiment that succeeded. */
export default function RunDifferences({ run }: RunDifferencesProps) {
  const { experimentId } = run
  const { data, isError } = useQuery(
    runsQueryOptions({ projectId: useProjectId(), experimentId }, {}),
  )
  const before = data && lastSucceeded(data.items, run)
  const reports = { before: useStageReports(before), now: useStageReports(run) }
  const differences = useMemo(
    () =>
      before &&
      differencesOf({ run: before, reports: reports.before }, { run, reports: reports.now }),
    [before, run, reports.before, reports.now],
  )
  if (isError) return <Note>The other runs of the experiment could not be loaded.</Note>
  if (!data) return <Skeleton className="h-24 w-full" />
  if (!(before && differences)) return <Note>No earlier run of the experiment succeeded.</Note>
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-1.5">
      <h2 className="flex min-w-0 items-baseline gap-1.5 text-sm font-semibold">
        <span className="shrink-0">Differs from</span>
        <TextLink {...runTarget(experimentId, before.id)} className="min-w-0">
          <TruncatedText text={before.name} />
        </TextLink>
        <span className="hidden shrink-0 font-normal text-muted sm:inline">
          the last that succeeded
        </span>
        <TextLink
          {...compareTarget(experimentId, [before.id, run.id])}
          className="ml-auto shrink-0 text-xs font-normal"
        >
          Compare
        </TextLink>
      </h2>
      {differences.length === 0 ? (
        <p className="text-sm text-muted">No difference that the platform tells of.</p>
      ) : (
        <dl
          aria-label={`Differences from ${before.name}`}
          tabIndex={0}
          className="min-h-0 overflow-y-auto text-xs/5"
        >
          {differences.map(({ name, before: old, now }) => (
            <div key={name} className="grid grid-cols-3 gap-x-3 border-t first:border-t-0">
              <dt className="min-w-0 text-muted">
                <TruncatedText text={name} />
              </dt>
              <dd className="min-w-0 text-right text-muted tabular-nums">
                {old === undefined ? <EmptyCell /> : <TruncatedText text={old} />}
              </dd>
              <dd className="min-w-0 text-right tabular-nums">
                {now === undefined ? <EmptyCell /> : <TruncatedText text={now} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className="text-sm text-muted">{children}</p>
)

/** The reports of all stages of a run, as far as they are loaded. */
const useStageReports = (run: Run | undefined): StageReports => {
  const projectId = useProjectId()
  const { experimentId = '', id: runId = '' } = run ?? {}
  const path = { projectId, experimentId, runId }
  const enabled = run !== undefined
  const order = { order: 'asc' } as const
  const build = useQuery({ ...listBuildReportsAllQueryOptions(path, order), enabled }).data?.items
  const process = useQuery({ ...listProcessReportsAllQueryOptions(path, order), enabled }).data
    ?.items
  const train = useQuery({ ...listTrainReportsAllQueryOptions(path, order), enabled }).data?.items
  return useMemo(
    () => ({
      ...(build && { build }),
      ...(process && { process }),
      ...(train && { train }),
    }),
    [build, process, train],
  )
}

import { listExperimentsAllQueryOptions } from '@generated/ml/queries.ts'
import type { Run, TrainingDataset } from '@generated/ml/types.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queued } from '@/evidence/finished-jobs.ts'
import { counted } from '@/lib/count-text.ts'
import { runsUsing } from '@/models/ml-datasets/dataset-uses.ts'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'

/** Most runs that are listed. */
const shown = 20

const together = (lists: { data: PagedItems<Run> | undefined; isError: boolean }[]) => ({
  runs: lists.flatMap(({ data }) => data?.items ?? []),
  isKnown: lists.every(({ data, isError }) => data?.complete || isError),
  hasFailed: lists.some(({ isError }) => isError),
})

/** The runs of the project whose config names a training dataset: all runs are read for it. */
export function DatasetRuns({ dataset }: { dataset: TrainingDataset }) {
  const projectId = useProjectId()
  const experiments = useQuery(listExperimentsAllQueryOptions({ projectId }, { deprecated: false }))
  const { runs, isKnown, hasFailed } = useQueries({
    queries: (experiments.data?.items ?? []).map(({ id: experimentId }) =>
      queued(runsQueryOptions({ projectId, experimentId }, {})),
    ),
    combine: together,
  })
  const used = useMemo(() => runsUsing(dataset, runs), [dataset, runs])
  const isReading = !(experiments.isError || (experiments.data?.complete && isKnown))
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p role="status" className="text-muted">
        {isReading
          ? 'Reading the configs of all runs…'
          : used.length === 0
            ? experiments.isError || hasFailed
              ? 'Not all runs of this project could be read.'
              : 'No run of this project names the dataset in its config.'
            : `${counted(used.length, 'run')} with this dataset in the config:`}
      </p>
      <ul aria-label={`Runs with ${dataset.deploymentPath}`} className="flex flex-col gap-1">
        {used.slice(0, shown).map(({ id, experimentId, name, createdAt, report }) => (
          <li key={id} className="flex min-w-0 flex-wrap items-center gap-x-3">
            <ReportStatus status={report.status} compact />
            <TextLink {...runTarget(experimentId, id)}>
              <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
            </TextLink>
            <span className="text-muted">
              <ShortDate at={createdAt} />
            </span>
          </li>
        ))}
        {used.length > shown && <li className="text-muted">and {used.length - shown} more</li>}
      </ul>
    </div>
  )
}

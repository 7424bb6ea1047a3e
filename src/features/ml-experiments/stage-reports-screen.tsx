import {
  getRunQueryOptions,
  listBuildReportsAllQueryOptions,
  listProcessReportsAllQueryOptions,
  listTrainReportsAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Run, StageReport } from '@generated/ml/types.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { runKind } from '@/models/ml-experiments/run-kind.ts'
import { type Stage, stages } from '@/models/ml-experiments/run-stages.ts'
import { stageReportTarget } from '@/models/ml-experiments/stage-targets.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { StageSection } from './run/stage-section.tsx'
import { useExperiment } from './use-experiment.ts'

interface StageReportsScreenProps {
  stage: Stage
  experimentId: string
  runId: string
}

/** The reports of a stage of a run; a single one is opened at once. */
export function StageReportsScreen({ stage, experimentId, runId }: StageReportsScreenProps) {
  const path = { projectId: useProjectId(), experimentId, runId }
  const names = { Experiment: useExperiment(experimentId)?.name }
  const sections = {
    build: listBuildReportsAllQueryOptions(path, { order: 'asc' }),
    process: listProcessReportsAllQueryOptions(path, { order: 'asc' }),
    train: listTrainReportsAllQueryOptions(path, { order: 'asc' }),
  }
  const show = (run: Run) => {
    const frame = (section: ReactNode) => (
      <Page title={stages[stage].many} names={{ ...names, Run: run.name }}>
        {section}
      </Page>
    )
    switch (stage) {
      case 'build':
        return <Reports run={run} stage={stage} query={sections.build} frame={frame} />
      case 'process':
        return <Reports run={run} stage={stage} query={sections.process} frame={frame} />
      case 'train':
        return <Reports run={run} stage={stage} query={sections.train} frame={frame} />
    }
  }
  return (
    <DetailPage
      kind={runKind}
      ownerId={experimentId}
      query={getRunQueryOptions(path)}
      names={names}
      title={stages[stage].many}
    >
      {show}
    </DetailPage>
  )
}

interface ReportsProps<Report, Failure, Key extends readonly unknown[]> {
  run: Run
  stage: Stage
  query: UseQueryOptions<PagedItems<Report>, Failure, PagedItems<Report>, Key>
  /** Renders the page around the list. */
  frame: (section: ReactNode) => ReactNode
}

function Reports<Report extends StageReport, Failure, Key extends readonly unknown[]>({
  run,
  stage,
  query,
  frame,
}: ReportsProps<Report, Failure, Key>) {
  const { data } = useQuery({ ...query, enabled: run.report[stage]?.status !== 'skipped' })
  const [only, ...others] = data?.items ?? []
  if (only && others.length === 0 && data?.complete && !isUnfinished(run.report)) {
    return <Navigate {...stageReportTarget(run, stage, only.id)} replace />
  }
  return frame(<StageSection run={run} stage={stage} query={query} />)
}

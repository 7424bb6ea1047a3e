import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import type { Experiment } from '@generated/ml/types.ts'
import { useParams } from '@tanstack/react-router'
import { deletedExperimentText, experimentKind } from '@/models/ml-experiments/experiment.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { experimentActions } from './experiment-actions.tsx'
import { RunsTable } from './list/runs-table.tsx'

/** One experiment with its runs. */
export function ExperimentScreen() {
  const projectId = useProjectId()
  const { experimentId } = useParams({ from: '/_console/mlexperiments/$experimentId/' })
  return (
    <DetailPage
      kind={experimentKind}
      query={getExperimentQueryOptions({ projectId, experimentId })}
    >
      {(experiment) => <ExperimentPage experiment={experiment} />}
    </DetailPage>
  )
}

function ExperimentPage({ experiment }: { experiment: Experiment }) {
  const { id, name, description, deprecated, createdAt, updatedAt } = experiment
  return (
    <Page
      title={name}
      badges={deprecated && <DeletedBadge />}
      actions={<ActionButtons actions={experimentActions} thing={experiment} />}
    >
      {deprecated && <DeletedBanner kind={experimentKind}>{deletedExperimentText}</DeletedBanner>}
      <Overview
        label="Overview"
        items={[
          { label: 'Description', value: description || undefined, wide: true },
          { label: 'Created', value: <DateText at={createdAt} form="date-time" /> },
          { label: 'Updated', value: <DateText at={updatedAt} form="date-time" /> },
          { label: 'ID', value: <Copyable text={id} what="experiment ID" /> },
        ]}
      />
      <RunsTable experimentId={id} />
    </Page>
  )
}

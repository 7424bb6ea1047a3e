import { getRunQueryOptions } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Editing } from '@/data/editing.ts'
import { deletedRunText, runKind, runTarget } from '@/models/ml-experiments/run-kind.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { FormSkeleton } from '@/ui/forms/form-skeleton.tsx'
import { DetailsForm } from './form/details-form.tsx'
import { useSaveRun } from './form/use-save-details.ts'
import { useExperiment } from './use-experiment.ts'

/** Edits the name and the description of a run. */
export function EditRunScreen() {
  const projectId = useProjectId()
  const { experimentId, runId } = useParams({
    from: '/_console/mlexperiments/$experimentId/runs/$runId/edit',
  })
  const experiment = useExperiment(experimentId)?.name
  const back = runTarget(experimentId, runId)
  return (
    <EditPage
      key={runId}
      title="Edit Run"
      kind={runKind}
      ownerId={experimentId}
      query={getRunQueryOptions({ projectId, experimentId, runId })}
      names={(run) => ({ Experiment: experiment, Run: run?.name })}
      back={back}
      skeleton={<FormSkeleton />}
      deletedText={(stored) => (stored.deprecated ? deletedRunText : undefined)}
    >
      {(editing) => <Form editing={editing} />}
    </EditPage>
  )
}

function Form({ editing }: { editing: Editing<Run> }) {
  const navigate = useNavigate()
  const saving = useSaveRun(editing)
  const { id, experimentId } = editing.stored
  return (
    <DetailsForm
      kind={runKind}
      editing={editing}
      saving={saving}
      onCancel={() => void navigate(runTarget(experimentId, id))}
    />
  )
}

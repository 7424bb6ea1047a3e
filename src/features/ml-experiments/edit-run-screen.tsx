import { getRunQueryOptions } from '@generated/ml/queries.ts'
import { useParams } from '@tanstack/react-router'
import { deletedRunText, runKind, runTarget } from '@/models/ml-experiments/run-kind.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { FormSkeleton } from '@/ui/forms/form-skeleton.tsx'
import { RunForm } from './form/details-form.tsx'
import { useExperiment } from './use-experiment.ts'

/** Edits the name and the description of a run. */
export function EditRunScreen() {
  const projectId = useProjectId()
  const { experimentId, runId } = useParams({
    from: '/_console/mlexperiments/$experimentId/runs/$runId/edit',
  })
  const experiment = useExperiment(experimentId)?.name
  return (
    <EditPage
      key={runId}
      title="Edit Run"
      kind={runKind}
      ownerId={experimentId}
      query={getRunQueryOptions({ projectId, experimentId, runId })}
      names={(run) => ({ Experiment: experiment, Run: run?.name })}
      back={runTarget(experimentId, runId)}
      skeleton={<FormSkeleton />}
      deletedText={(stored) => (stored.deprecated ? deletedRunText : undefined)}
    >
      {(editing, leave) => <RunForm editing={editing} onCancel={leave} />}
    </EditPage>
  )
}

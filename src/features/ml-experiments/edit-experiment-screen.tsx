import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import { useParams } from '@tanstack/react-router'
import {
  deletedExperimentText,
  experimentKind,
  experimentTarget,
} from '@/models/ml-experiments/experiment.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { FormSkeleton } from '@/ui/forms/form-skeleton.tsx'
import { ExperimentForm } from './form/details-form.tsx'

/** Edits an experiment. */
export function EditExperimentScreen() {
  const projectId = useProjectId()
  const { experimentId } = useParams({ from: '/_console/mlexperiments/$experimentId/edit' })
  return (
    <EditPage
      key={experimentId}
      title="Edit Experiment"
      kind={experimentKind}
      query={getExperimentQueryOptions({ projectId, experimentId })}
      names={(experiment) => ({ Experiment: experiment?.name })}
      back={experimentTarget(experimentId)}
      skeleton={<FormSkeleton />}
      deletedText={(stored) => (stored.deprecated ? deletedExperimentText : undefined)}
    >
      {(editing, leave) => <ExperimentForm editing={editing} onCancel={leave} />}
    </EditPage>
  )
}

import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import type { Experiment } from '@generated/ml/types.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Editing } from '@/data/editing.ts'
import {
  deletedExperimentText,
  experimentKind,
  experimentTarget,
} from '@/models/ml-experiments/experiment.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { FormSkeleton } from '@/ui/forms/form-skeleton.tsx'
import { DetailsForm } from './form/details-form.tsx'
import { useSaveExperiment } from './form/use-save-details.ts'

/** Edits an experiment. */
export function EditExperimentScreen() {
  const projectId = useProjectId()
  const { experimentId } = useParams({ from: '/_console/mlexperiments/$experimentId/edit' })
  const back = experimentTarget(experimentId)
  return (
    <EditPage
      key={experimentId}
      title="Edit Experiment"
      kind={experimentKind}
      query={getExperimentQueryOptions({ projectId, experimentId })}
      names={(experiment) => ({ Experiment: experiment?.name })}
      back={back}
      skeleton={<FormSkeleton />}
      deletedText={(stored) => (stored.deprecated ? deletedExperimentText : undefined)}
    >
      {(editing) => <Form editing={editing} />}
    </EditPage>
  )
}

function Form({ editing }: { editing: Editing<Experiment> }) {
  const navigate = useNavigate()
  const saving = useSaveExperiment(editing)
  return (
    <DetailsForm
      kind={experimentKind}
      editing={editing}
      saving={saving}
      onCancel={() => void navigate(experimentTarget(editing.stored.id))}
    />
  )
}

import { updateExperimentOperation } from '@generated/ml/codec.ts'
import { getExperimentQueryOptions } from '@generated/ml/queries.ts'
import type { Experiment } from '@generated/ml/types.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Editing } from '@/data/editing.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { FormSkeleton } from '@/ui/forms/form-skeleton.tsx'
import { DetailsForm } from './form/details-form.tsx'
import { useSaveExperiment } from './form/use-save-details.ts'
import { deletedExperimentText, experimentKind, experimentTarget } from './model/experiment.ts'

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
    >
      {(editing) =>
        editing.stored.deprecated ? (
          <InfoBanner actions={<TextLink {...back}>Back to the experiment</TextLink>}>
            {deletedExperimentText}
          </InfoBanner>
        ) : (
          <Form editing={editing} />
        )
      }
    </EditPage>
  )
}

function Form({ editing }: { editing: Editing<Experiment> }) {
  const navigate = useNavigate()
  const { save, pending } = useSaveExperiment(editing)
  return (
    <DetailsForm
      kind={experimentKind}
      operation={updateExperimentOperation}
      editing={editing}
      save={(details) => void save(details)}
      pending={pending}
      onCancel={() => void navigate(experimentTarget(editing.stored.id))}
    />
  )
}

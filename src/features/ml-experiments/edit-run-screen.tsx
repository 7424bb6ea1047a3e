import { updateRunOperation } from '@generated/ml/codec.ts'
import { getRunQueryOptions } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Editing } from '@/data/editing.ts'
import { EditPage } from '@/page/edit-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { FormSkeleton } from '@/ui/forms/form-skeleton.tsx'
import { DetailsForm } from './form/details-form.tsx'
import { useSaveRun } from './form/use-save-details.ts'
import { deletedRunText, runKind, runTarget } from './model/run.ts'
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
    >
      {(editing) =>
        editing.stored.deprecated ? (
          <InfoBanner actions={<TextLink {...back}>Back to the run</TextLink>}>
            {deletedRunText}
          </InfoBanner>
        ) : (
          <Form editing={editing} />
        )
      }
    </EditPage>
  )
}

function Form({ editing }: { editing: Editing<Run> }) {
  const navigate = useNavigate()
  const { save, pending } = useSaveRun(editing)
  const { id, experimentId } = editing.stored
  return (
    <DetailsForm
      kind={runKind}
      operation={updateRunOperation}
      editing={editing}
      save={(details) => void save(details)}
      pending={pending}
      onCancel={() => void navigate(runTarget(experimentId, id))}
    />
  )
}

import {
  createExperimentMutationOptions,
  getExperimentQueryKey,
  getRunQueryKey,
  updateExperimentMutationOptions,
  updateRunMutationOptions,
} from '@generated/ml/queries.ts'
import type { Experiment, Run } from '@generated/ml/types.ts'
import { useWatch } from 'react-hook-form'
import type { Editing, Versioned } from '@/data/editing.ts'
import type { Submission } from '@/data/submission.tsx'
import { reasonOf } from '@/lib/reasons.ts'
import { experimentKind, experimentTarget } from '@/models/ml-experiments/experiment.ts'
import {
  type Details,
  detailProblems,
  detailsOf,
  nameError,
  nameLimit,
  savedDetails,
} from '@/models/ml-experiments/experiment-details.ts'
import {
  refreshExperimentLists,
  refreshRunLists,
} from '@/models/ml-experiments/experiment-queries.ts'
import { runKind, runTarget } from '@/models/ml-experiments/run-kind.ts'
import { useEditForm } from '@/page/edit-form.tsx'
import type { Kind } from '@/page/kind.ts'
import { useSave } from '@/page/use-save.ts'
import { DetailsFields, DetailsOverview, detailFields } from '@/parts/forms/details-fields.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'

interface FormProps<Thing extends Details & Versioned> {
  editing?: Editing<Thing>
  onCancel: () => void
}

interface DetailsFormProps<Thing extends Details & Versioned> extends FormProps<Thing> {
  kind: Kind
  saving: Submission<Details>
}

/** Form of a new or an edited experiment, which it opens then. */
export function ExperimentForm(props: FormProps<Experiment>) {
  const { editing } = props
  const projectId = useProjectId()
  const saving = useSave<Details, Experiment>({
    kind: experimentKind,
    editing,
    // The request carries no version, so a newer one is looked for first.
    checkFirst: true,
    create: (details, call) =>
      call(createExperimentMutationOptions(), { path: { projectId }, body: savedDetails(details) }),
    update: (details, { id: experimentId }, call) =>
      call(updateExperimentMutationOptions(), {
        path: { projectId, experimentId },
        body: savedDetails(details),
      }),
    asDraft: detailsOf,
    asSaved: savedDetails,
    pageKey: (experimentId) => getExperimentQueryKey({ projectId, experimentId }),
    refresh: refreshExperimentLists,
    target: experimentTarget,
  })
  return <DetailsForm kind={experimentKind} saving={saving} {...props} />
}

/** Form of an edited run, which it opens then. */
export function RunForm(props: Required<FormProps<Run>>) {
  const { editing } = props
  const { experimentId } = editing.stored
  const path = { projectId: useProjectId(), experimentId }
  const saving = useSave<Details, Run>({
    kind: runKind,
    ownerId: experimentId,
    editing,
    checkFirst: true,
    update: (details, { id: runId }, call) =>
      call(updateRunMutationOptions(), { path: { ...path, runId }, body: savedDetails(details) }),
    asDraft: detailsOf,
    asSaved: savedDetails,
    pageKey: (runId) => getRunQueryKey({ ...path, runId }),
    refresh: refreshRunLists,
    target: (runId) => runTarget(experimentId, runId),
  })
  return <DetailsForm kind={runKind} saving={saving} {...props} />
}

/** Name and description, then confirmation. */
function DetailsForm<Thing extends Details & Versioned>(props: DetailsFormProps<Thing>) {
  const { kind, editing, saving, onCancel } = props
  const { form, submission, guarded } = useEditForm({
    saving,
    kind,
    editing,
    draftOf: detailsOf,
    fields: detailFields,
    base: detailsOf(editing?.stored),
  })
  const [name, description] = useWatch({ control: form.control, name: ['name', 'description'] })
  return guarded(
    <TwoStepForm
      {...submission}
      input={() => <DetailsFields form={form} nameLimit={nameLimit} nameError={nameError} />}
      confirm={() => <DetailsOverview label={kind.one} details={savedDetails(form.getValues())} />}
      onSave={() => saving.submit(form.getValues())}
      onCancel={onCancel}
      disabledReason={reasonOf(detailProblems({ name, description }))}
    />,
  )
}

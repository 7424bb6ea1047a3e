import { useWatch } from 'react-hook-form'
import type { Editing, Versioned } from '@/data/editing.ts'
import type { Submission } from '@/data/submission.tsx'
import { reasonOf } from '@/lib/reasons.ts'
import {
  type Details,
  detailProblems,
  detailsOf,
  nameError,
  nameLimit,
  savedDetails,
} from '@/models/ml-experiments/experiment-details.ts'
import { useEditForm } from '@/page/edit-form.tsx'
import type { Kind } from '@/page/kind.ts'
import { DetailsFields, DetailsOverview, detailFields } from '@/parts/forms/details-fields.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'

interface DetailsFormProps<Thing extends Details & Versioned> {
  /** Names of what is saved. */
  kind: Kind
  /** The edited thing; undefined for a new one. */
  editing?: Editing<Thing> | undefined
  saving: Submission<Details>
  onCancel: () => void
}

/** Form of an experiment or a run: name and description, then confirmation. */
export function DetailsForm<Thing extends Details & Versioned>(props: DetailsFormProps<Thing>) {
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

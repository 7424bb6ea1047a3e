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
import { DetailsFields, detailFields } from '@/parts/forms/details-fields.tsx'
import { TwoStepForm } from '@/ui/forms/two-step-form.tsx'
import { Overview } from '@/ui/text/overview.tsx'

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
  const { form, offer, problem, question } = useEditForm({
    saving,
    kind,
    editing,
    draftOf: detailsOf,
    fields: detailFields,
    base: detailsOf(editing?.stored),
  })
  const [name, description] = useWatch({ control: form.control, name: ['name', 'description'] })
  return (
    <>
      {offer}
      <TwoStepForm
        input={() => <DetailsFields form={form} nameLimit={nameLimit} nameError={nameError} />}
        confirm={() => <ConfirmStep label={kind.one} details={form.getValues()} />}
        onSave={() => saving.submit(form.getValues())}
        onCancel={onCancel}
        pending={saving.pending}
        submitError={problem}
        disabledReason={reasonOf(detailProblems({ name, description }))}
        showErrors={() => form.trigger()}
      />
      {question}
    </>
  )
}

function ConfirmStep({ label, details }: { label: string; details: Details }) {
  const { name, description } = savedDetails(details)
  return (
    <Overview
      label={label}
      items={[
        { label: 'Name', value: <bdi>{name}</bdi>, wide: true },
        { label: 'Description', value: description || undefined, wide: true },
      ]}
    />
  )
}

import { createPackageOperation, updatePackageOperation } from '@generated/ml/codec.ts'
import type { Package } from '@generated/ml/types.ts'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { type Details, detailsOf } from '@/features/ml-experiments/model/details.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { SaveProblem } from '@/page/save-problem.tsx'
import { DetailsFields, detailFields } from '@/parts/forms/details-fields.tsx'
import { PageForm } from '@/ui/forms/page-form.tsx'
import { rebaseForm } from '@/ui/forms/rebase-form.ts'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import {
  detailProblems,
  packageNameError,
  packageNameLimit,
  renameWarning,
} from '../model/details.ts'
import { packageKind } from '../model/package.ts'
import { useSavePackage } from './use-save-package.ts'

interface PackageFormProps {
  /** The package being edited; undefined for a new one. */
  editing?: Editing<Package>
  onCancel: () => void
}

/** The form of a package. */
export function PackageForm({ editing, onCancel }: PackageFormProps) {
  const base = detailsOf(editing?.stored)
  const form = useForm<Details>({ defaultValues: base, mode: 'all' })
  const { control } = form
  const { save, pending } = useSavePackage(editing)
  const [name, description] = useWatch({ control, name: ['name', 'description'] })
  const { isDirty } = useFormState({ control })
  const question = useUnsavedGuard(isDirty)
  const offer = useKeptDraft({
    name: 'package',
    dirty: isDirty,
    base,
    mine: form.getValues,
    onRestore: (details) => rebaseForm(form, details, base),
  })
  return (
    <>
      {offer}
      <PageForm
        onSave={() => void save(form.getValues())}
        onCancel={onCancel}
        pending={pending}
        submitError={
          <SaveProblem
            operation={editing ? updatePackageOperation : createPackageOperation}
            kind={packageKind}
            editing={editing}
            draftOf={detailsOf}
            mine={form.getValues}
            fields={detailFields}
            onTakeOver={(merged, base) => rebaseForm(form, merged, base)}
          />
        }
        disabledReason={reasonOf(detailProblems({ name, description }, packageNameError))}
        showErrors={() => form.trigger()}
      >
        <DetailsFields
          form={form}
          nameLimit={packageNameLimit}
          nameError={packageNameError}
          warning={renameWarning(name, editing?.stored.name)}
        />
      </PageForm>
      {question}
    </>
  )
}

import { createPackageOperation, updatePackageOperation } from '@generated/ml/codec.ts'
import type { Package } from '@generated/ml/types.ts'
import { useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { detailsOf } from '@/features/ml-experiments/model/details.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { useEditForm } from '@/page/edit-form.tsx'
import { DetailsFields, detailFields } from '@/parts/forms/details-fields.tsx'
import { PageForm } from '@/ui/forms/page-form.tsx'
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
  const { form, offer, problem, question } = useEditForm({
    operation: editing ? updatePackageOperation : createPackageOperation,
    kind: packageKind,
    editing,
    draftOf: detailsOf,
    fields: detailFields,
    base: detailsOf(editing?.stored),
  })
  const { save, pending } = useSavePackage(editing)
  const [name, description] = useWatch({ control: form.control, name: ['name', 'description'] })
  return (
    <>
      {offer}
      <PageForm
        onSave={() => void save(form.getValues())}
        onCancel={onCancel}
        pending={pending}
        submitError={problem}
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

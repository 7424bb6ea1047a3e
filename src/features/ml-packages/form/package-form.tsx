import {
  createPackageMutationOptions,
  getPackageQueryKey,
  updatePackageMutationOptions,
} from '@generated/ml/queries.ts'
import type { Package } from '@generated/ml/types.ts'
import { useWatch } from 'react-hook-form'
import type { Editing } from '@/data/editing.ts'
import { reasonOf } from '@/lib/reasons.ts'
import {
  type Details,
  detailsOf,
  savedDetails,
} from '@/models/ml-experiments/experiment-details.ts'
import { packageKind, packageTarget } from '@/models/ml-packages/package.ts'
import {
  detailProblems,
  packageNameError,
  packageNameLimit,
  renameWarning,
} from '@/models/ml-packages/package-details.ts'
import { refreshPackageLists } from '@/models/ml-packages/package-queries.ts'
import { useEditForm } from '@/page/edit-form.tsx'
import { useSave } from '@/page/use-save.ts'
import { DetailsFields, detailFields } from '@/parts/forms/details-fields.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { PageForm } from '@/ui/forms/page-form.tsx'

interface PackageFormProps {
  editing?: Editing<Package>
  onCancel: () => void
}

/** The form of a package. */
export function PackageForm({ editing, onCancel }: PackageFormProps) {
  const projectId = useProjectId()
  const saving = useSave<Details, Package>({
    kind: packageKind,
    editing,
    create: (details, call) =>
      call(createPackageMutationOptions(), { path: { projectId }, body: savedDetails(details) }),
    update: (details, { id: packageId, versionId: currentVersionId }, call) =>
      call(updatePackageMutationOptions(), {
        path: { projectId, packageId },
        body: { ...savedDetails(details), currentVersionId },
      }),
    asDraft: detailsOf,
    asSaved: savedDetails,
    pageKey: (packageId) => getPackageQueryKey({ projectId, packageId }),
    refresh: refreshPackageLists,
    target: packageTarget,
  })
  const { form, submission, guarded } = useEditForm({
    saving,
    kind: packageKind,
    editing,
    draftOf: detailsOf,
    fields: detailFields,
    base: detailsOf(editing?.stored),
  })
  const [name, description] = useWatch({ control: form.control, name: ['name', 'description'] })
  return guarded(
    <PageForm
      {...submission}
      onSave={() => saving.submit(form.getValues())}
      onCancel={onCancel}
      disabledReason={reasonOf(detailProblems({ name, description }, packageNameError))}
    >
      <DetailsFields
        form={form}
        nameLimit={packageNameLimit}
        nameError={packageNameError}
        warning={renameWarning(name, editing?.stored.name)}
      />
    </PageForm>,
  )
}

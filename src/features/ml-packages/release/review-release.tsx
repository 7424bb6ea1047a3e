import {
  getPackageReleaseQueryKey,
  reviewPackageReleaseMutationOptions,
} from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useChange } from '@/data/change.tsx'
import { reasonOf } from '@/lib/reasons.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { FormDialog } from '@/ui/overlays/form-dialog.tsx'
import { refreshPackageReleaseLists } from '../model/release-queries.ts'
import {
  commentError,
  commentLimit,
  isOffered,
  offeredStatuses,
  reviewProblems,
} from '../model/review.ts'

/** Asks for the outcome of a review and a comment. */
export function ReviewRelease({ thing: release, onClose }: ActionDialogProps<PackageRelease>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { id: releaseId, packageId } = release
  const path = { projectId, packageId, releaseId }
  const refresh = () => {
    void refreshPackageReleaseLists(client, projectId)
    return client.invalidateQueries({ queryKey: getPackageReleaseQueryKey(path) })
  }
  const review = useChange({
    ...reviewPackageReleaseMutationOptions(),
    onSuccess: async () => {
      await refresh()
      toast('The release has been reviewed')
      onClose()
    },
    // Somebody else may have reviewed it.
    onError: () => void refresh(),
  })
  const { register, control, handleSubmit, trigger } = useForm({
    defaultValues: { status: '', comment: '' },
    mode: 'all',
  })
  const [status, comment] = useWatch({ control, name: ['status', 'comment'] })
  const { errors } = useFormState({ control })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Review release"
      description={<bdi>{release.name}</bdi>}
      submitLabel="Submit"
      pending={review.pending}
      submitError={review.alert}
      showErrors={() => trigger()}
      disabledReason={reasonOf(reviewProblems({ status, comment }))}
      onSubmit={handleSubmit((entered) => {
        if (!isOffered(entered.status)) return
        const text = entered.comment.trim()
        review.mutate({
          path,
          body: { status: entered.status, ...(text && { comment: text }) },
        })
      })}
    >
      <Field label="Status" required error={errors.status?.message}>
        <Select
          {...register('status', {
            validate: (text) => (isOffered(text) ? undefined : 'Required.'),
            onChange: review.dismiss,
          })}
        >
          <option value="">Choose a status</option>
          {offeredStatuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Comment" error={errors.comment?.message}>
        <TextArea
          limit={commentLimit}
          trimmed
          {...register('comment', { validate: commentError, onChange: review.dismiss })}
        />
      </Field>
    </FormDialog>
  )
}

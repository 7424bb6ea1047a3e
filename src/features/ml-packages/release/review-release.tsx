import {
  batchGetArtifactsQueryOptions,
  getPackageReleaseQueryKey,
  getPackageReleaseQueryOptions,
  reviewPackageReleaseMutationOptions,
} from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { isConflict, lookUp } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { reasonOf } from '@/lib/reasons.ts'
import { isReviewed, maybeReviewed } from '@/lib/reviews.ts'
import {
  commentError,
  commentLimit,
  isOffered,
  offeredStatuses,
  reviewProblems,
} from '@/models/ml-packages/package-review.ts'
import { refreshPackageReleaseLists } from '@/models/ml-packages/release-queries.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { FormDialog } from '@/ui/overlays/form-dialog.tsx'
import { FactsOfRun, RunOfArtifact } from './artifact-columns.tsx'

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
  const succeed = async () => {
    await refresh()
    toast('The release has been reviewed')
    onClose()
  }
  const review = useSubmission(
    {
      ...reviewPackageReleaseMutationOptions(),
      onSuccess: succeed,
      // Somebody else may have reviewed it.
      onError: () => void refresh(),
    },
    {
      recover: (error, { body }) =>
        lookUp(error, {
          // A browser sends a call once more by itself when its connection breaks, which is refused then.
          isMaybe: isConflict(error),
          isDone: async () => {
            const { review } = await fetchNow(client, getPackageReleaseQueryOptions(path))
            return isReviewed(review, body)
          },
          onDone: succeed,
          open: maybeReviewed('release'),
        }),
    },
  )
  const { register, control, handleSubmit, trigger } = useForm({
    defaultValues: { status: '', comment: '' },
    mode: 'all',
  })
  const [status, comment] = useWatch({ control, name: ['status', 'comment'] })
  const { errors } = useFormState({ control })
  return (
    <FormDialog
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
        review.submit({
          path,
          body: { status: entered.status, ...(text && { comment: text }) },
        })
      })}
    >
      <ReleaseRuns release={release} />
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

/** Most runs whose numbers stand in the dialog. */
const shownRuns = 5

/** Results of the runs behind a release, so that it is reviewed with numbers. */
function ReleaseRuns({ release: { asset } }: { release: PackageRelease }) {
  const projectId = useProjectId()
  const ids = asset?.items.slice(0, 100).map(({ id }) => id) ?? []
  const query = batchGetArtifactsQueryOptions({ projectId }, { ids })
  const { data } = useQuery({ ...query, enabled: ids.length > 0 })
  const byRun = new Map(data?.found.map((artifact) => [artifact.runId, artifact]))
  if (byRun.size === 0) return null
  return (
    <ul aria-label="Runs" className="flex flex-col gap-2 text-sm">
      {[...byRun.values()].slice(0, shownRuns).map((artifact) => (
        <li key={artifact.runId} className="min-w-0">
          <RunOfArtifact artifact={artifact} />
          <span className="block min-w-0 text-muted">
            <FactsOfRun artifact={artifact} />
          </span>
        </li>
      ))}
      {byRun.size > shownRuns && <li>and {byRun.size - shownRuns} more</li>}
    </ul>
  )
}

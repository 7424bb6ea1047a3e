import {
  getScenarioVersionQueryOptions,
  reviewScenarioVersionMutationOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario, ScenarioReviewVerdict } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lookUp } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { isReviewed, maybeReviewed } from '@/lib/reviews.ts'
import { changeScenarios } from '@/models/scenarios/scenario-refresh.ts'
import {
  commentError,
  commentLimit,
  verdicts,
  whyNotReview,
} from '@/models/scenarios/scenario-review.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { FormDialog } from '@/ui/overlays/form-dialog.tsx'

/** Reviews one version of a scenario. Rendered while open; a failure keeps the input. */
export function ReviewScenario({ thing: scenario, onClose }: ActionDialogProps<Scenario>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const [verdict, setVerdict] = useState<ScenarioReviewVerdict>()
  const [comment, setComment] = useState('')
  const [attempted, setAttempted] = useState(false)
  const { id: scenarioId, versionId } = scenario
  const path = { projectId, scenarioId, versionId }
  const succeed = () => {
    changeScenarios(client, projectId, (each) =>
      each.id === scenarioId && each.versionId === versionId && verdict
        ? { ...each, review: { ...each.review, status: verdict } }
        : each,
    )
    toast('The review has been saved')
    onClose()
  }
  const review = useSubmission(
    { ...reviewScenarioVersionMutationOptions(), onSuccess: succeed },
    {
      recover: (error, { body }) =>
        lookUp(error, {
          isDone: async () => {
            const { review } = await fetchNow(client, getScenarioVersionQueryOptions(path))
            return isReviewed(review, body)
          },
          onDone: succeed,
          open: maybeReviewed('scenario'),
        }),
    },
  )
  return (
    <FormDialog
      onClose={onClose}
      title="Review scenario"
      description={
        <>
          <bdi>{scenario.displayName}</bdi>, version {versionId}
        </>
      }
      submitLabel="Submit"
      pending={review.pending}
      submitError={review.alert}
      disabledReason={whyNotReview(verdict, comment)}
      showErrors={() => setAttempted(true)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!verdict || whyNotReview(verdict, comment)) return
        const text = comment.trim()
        review.submit({
          path,
          body: { status: verdict, ...(text !== '' && { comment: text }) },
        })
      }}
    >
      <Field
        label="Review status"
        group
        required
        error={attempted && !verdict ? 'Required.' : undefined}
      >
        <Segmented<ScenarioReviewVerdict | ''>
          options={verdicts}
          value={verdict ?? ''}
          onValueChange={(value) => {
            review.dismiss()
            setVerdict(value || undefined)
          }}
        />
      </Field>
      <Field label="Comment" error={commentError(comment)}>
        <TextArea
          limit={commentLimit}
          trimmed
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
    </FormDialog>
  )
}

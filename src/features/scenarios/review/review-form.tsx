import type { ScenarioReviewVerdict } from '@generated/scenario/types.ts'
import type { Ref } from 'react'
import { commentError, commentLimit } from '@/models/scenarios/scenario-review.ts'
import { Button } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextArea } from '@/ui/fields/text-area.tsx'
import { Kbd } from '@/ui/text/kbd.tsx'

interface ReviewFormProps {
  ref: Ref<HTMLTextAreaElement>
  comment: string
  needsComment: boolean
  /** Why the version cannot be judged. */
  whyNot: string | undefined
  onComment: (text: string) => void
  /** Ctrl Enter in the comment: the verdict that was begun. */
  onSubmit: () => void
  onJudge: (verdict: ScenarioReviewVerdict) => void
  onSkip: () => void
  onUndo: () => void
}

/** Comment and verdict on a version. */
export function ReviewForm(props: ReviewFormProps) {
  const { ref, comment, needsComment, whyNot, onComment, onSubmit, onJudge, onSkip, onUndo } = props
  const reason = whyNot ?? commentError(comment)
  return (
    <div className="flex flex-wrap items-end gap-2 border-t px-4 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <Field
          label="Comment"
          error={
            needsComment
              ? 'A request for changes needs a comment. The author sees it on the version.'
              : commentError(comment)
          }
        >
          <TextArea
            ref={ref}
            rows={1}
            limit={commentLimit}
            trimmed
            className="min-h-8!"
            value={comment}
            onChange={({ target }) => onComment(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur()
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              onSubmit()
            }}
          />
        </Field>
      </div>
      <Button onClick={onUndo}>
        Undo <Kbd>u</Kbd>
      </Button>
      <Button onClick={onSkip}>
        Next <Kbd>n</Kbd>
      </Button>
      <Button disabledReason={reason} onClick={() => onJudge('requested_changes')}>
        Request changes <Kbd>r</Kbd>
      </Button>
      <Button variant="primary" disabledReason={reason} onClick={() => onJudge('approved')}>
        Approve{' '}
        <span className="contents [&_kbd]:border-on-primary/60 [&_kbd]:text-on-primary">
          <Kbd>a</Kbd>
        </span>
      </Button>
    </div>
  )
}

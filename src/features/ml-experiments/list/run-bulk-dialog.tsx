import type { Run } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { counted } from '@/lib/count-text.ts'
import { type BulkRunAction, changeable } from '@/models/ml-experiments/selected-runs.ts'
import { ConfirmMany } from '@/parts/tasks/confirm-many.tsx'
import { startTask } from '@/parts/tasks/tasks.ts'
import { useProjectId } from '@/session/project/projects.ts'

const texts = {
  cancel: {
    question: 'Do you want to cancel',
    title: 'Cancel',
    ended: (count: string) => `${count} being canceled`,
    done: 'being canceled',
    consequence: 'It may take a few minutes to cancel a run.',
    confirmLabel: 'Cancel Runs',
    cancelLabel: 'Back',
  },
  delete: {
    question: 'Are you sure to delete',
    title: 'Delete',
    ended: (count: string) => `Deleted ${count}`,
    done: 'deleted',
    consequence: 'They stay in the list of deleted runs, but they cannot be restored.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
  },
} as const satisfies Record<BulkRunAction, object>

interface RunBulkDialogProps {
  action: BulkRunAction
  experimentId: string
  /** The selected runs: those that the action cannot be done with are left out. */
  runs: readonly Run[]
  onStarted: () => void
  onClose: () => void
}

/** Asks, then cancels or deletes selected runs. */
export default function RunBulkDialog(props: RunBulkDialogProps) {
  const { action, experimentId, runs, onStarted, onClose } = props
  const projectId = useProjectId()
  const client = useQueryClient()
  const { question, title, ended, done, consequence, confirmLabel, cancelLabel } = texts[action]
  const items = changeable(action, runs).map(({ id, name }) => ({ id, name }))
  const leftOut = runs.length - items.length
  const count = counted(items.length, 'run')
  return (
    <ConfirmMany
      question={`${question} ${count}?`}
      things={items}
      label="Runs"
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => {
        startTask(client, {
          projectId,
          change: { area: 'runs', action, experimentId },
          items,
          texts: {
            title: `${title} ${count}`,
            ended: ended(count),
            done,
            noun: { one: 'run', many: 'runs' },
          },
        })
        onStarted()
        onClose()
      }}
      onClose={onClose}
    >
      {consequence}
      {leftOut > 0 && ` ${counted(leftOut, 'run')} of the selection ended before.`}
    </ConfirmMany>
  )
}

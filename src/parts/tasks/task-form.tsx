import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { counted } from '@/lib/count-text.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { type NewTask, startTask } from './tasks.ts'

interface TaskFormProps {
  /** Name of one thing: `suite`. Its plural ends in s. */
  noun: string
  /** Number of things that it changes. */
  count: number
  /** `Add a label` */
  title: string
  /** Label of the button that starts. */
  submitLabel: string
  danger?: boolean
  /** Why it cannot be started; undefined if it can. */
  disabledReason?: string | undefined
  /** Set if the platform cannot take the change back. */
  final?: boolean
  size?: 'md' | 'lg'
  /** The task to start; undefined while something is missing, which the form then shows. */
  onSubmit: () => Omit<NewTask, 'projectId'> | undefined
  onStarted: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks what to change of many things, and starts the task that does it. */
export function TaskForm(props: TaskFormProps) {
  const { noun, count, title, submitLabel, danger = false, disabledReason, final = false } = props
  const { size, onSubmit, onStarted, onClose, children } = props
  const projectId = useProjectId()
  const client = useQueryClient()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const task = disabledReason === undefined ? onSubmit() : undefined
    if (!task) return
    onClose()
    // The dialog goes, the task starts, and the list behind clears its selection: all at once would hold up the page.
    setTimeout(() => {
      startTask(client, { projectId, ...task })
      setTimeout(onStarted)
    })
  }
  return (
    <Dialog
      onClose={onClose}
      title={`${title}: ${counted(count, noun)}`}
      size={size}
      onSubmit={submit}
      footer={
        <>
          <p className="min-w-0 flex-1 text-right text-sm text-muted max-sm:order-first max-sm:basis-full">
            {disabledReason ?? (final && 'This cannot be undone.')}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

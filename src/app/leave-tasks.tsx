import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { countItems } from '@/data/tasks/task-progress.ts'
import type { TaskQueue } from '@/data/tasks/task-queue.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { Task } from '@/parts/tasks/task.ts'
import { Button } from '@/ui/base/button.tsx'
import { changesProject } from '@/ui/forms/unsaved.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'

interface LeaveTasksProps {
  queue: TaskQueue<Task>
  tasks: readonly Task[]
}

const signOutPath = /\/signout\/?$/

/** Asks before a sign-out, or a switch to another project, ends unfinished tasks. */
export function LeaveTasks({ queue, tasks }: LeaveTasksProps) {
  const [task] = tasks
  const shouldBlockFn: ShouldBlockFn = (change) =>
    task !== undefined && (signOutPath.test(change.next.pathname) || changesProject(change))
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload: false, withResolver: true })
  if (blocker.status !== 'blocked' || !task) return null
  const { noun, done } = task.texts
  const counts = countItems(task.items)
  const changed = counts.done + counts.unchanged
  const leave = () => {
    queue.holdBack()
    blocker.proceed()
  }
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      onClose={blocker.reset}
      title={
        counts.left === 1
          ? `1 ${noun.one} is not ${done} yet`
          : `${formatCount(counts.left)} ${noun.many} are not ${done} yet`
      }
      footer={
        <>
          <Button onClick={leave}>Leave and stop</Button>
          <Button variant="primary" autoFocus onClick={blocker.reset}>
            Stay
          </Button>
        </>
      }
    >
      <p className="text-sm">
        The change runs in this tab. Whoever leaves ends it
        {changed > 0 && `; the ${formatCount(changed)} that are ${done} stay ${done}`}.
      </p>
    </Dialog>
  )
}

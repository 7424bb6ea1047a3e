import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { isOwn } from '@/data/tasks/task-memory.ts'
import { isActive } from '@/data/tasks/task-progress.ts'
import { useCommands } from '@/page/commands.ts'
import { announcementOf, stateOf } from '@/parts/tasks/task-words.ts'
import { taskQueue } from '@/parts/tasks/tasks.ts'
import { useProjectIdIfAny } from '@/session/project/projects.ts'
import { useStore } from '@/session/store.ts'
import { LeaveTasks } from './leave-tasks.tsx'
import { TaskCard } from './task-card.tsx'

/** Milliseconds for which a task without a failure stays once it has ended. */
const stay = 10_000

/** The changes of many things that run or have ended, at the bottom right of every page. */
export default function TaskTray(_: { onClose: () => void }) {
  const queue = taskQueue(useQueryClient())
  const { tasks, pause } = useStore(queue.shown)
  const projectId = useProjectIdIfAny()
  const [opened, setOpened] = useState<string>()
  // The maintenance page belongs to no project.
  const own = tasks.filter(
    (task) => isOwn(task) && (projectId === undefined || task.projectId === projectId),
  )
  const first = tasks.find(isActive)
  const shown = own
    .map((task) => ({ task, state: stateOf(task, { pause, isFirst: task === first }) }))
    .toReversed()
  const main = shown.find(({ task }) => task === first) ?? shown[0]
  const toggle = (id: string) => setOpened(opened === id ? undefined : id)
  const tray = useTrayHeight(shown.length > 0)
  useCommands([
    {
      id: 'tasks',
      label: 'Show changes in progress',
      keys: 't',
      hidden: main === undefined,
      run: () => main && toggle(main.task.id),
    },
  ])
  return (
    <>
      <p role="status" className="sr-only">
        {main && announcementOf(main.task, main.state, pause)}
      </p>
      {shown.length > 0 && (
        <section
          ref={tray}
          aria-label="Changes"
          className="fixed right-4 bottom-4 z-30 flex max-h-[min(480px,calc(100vh-2rem))] w-[424px] flex-col divide-y divide-line overflow-y-auto rounded-lg border bg-surface text-sm shadow-float max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-auto max-sm:rounded-none max-sm:data-open:top-0 max-sm:data-open:max-h-none print:hidden"
          data-open={opened !== undefined || undefined}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpened(undefined)
          }}
        >
          {shown.map(({ task, state }) => (
            <TaskCard
              key={task.id}
              queue={queue}
              task={task}
              state={state}
              pause={pause}
              isOpen={opened === task.id}
              onToggle={() => toggle(task.id)}
              stay={stay}
            />
          ))}
        </section>
      )}
      <LeaveTasks queue={queue} tasks={tasks.filter(isActive)} />
    </>
  )
}

/** Keeps what stands at the bottom of the page clear of the tray: snackbars, buttons, and what the focus moves to. */
const useTrayHeight = (isShown: boolean) => {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const tray = ref.current
    if (!tray || !isShown) return undefined
    // A property of the root would have the browser style each row of a list anew.
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const observer = new ResizeObserver(() => {
      const height = 16 + (tray.dataset.open === undefined ? tray.offsetHeight : 48)
      sheet.replaceSync(
        `[data-sonner-toaster], [data-bottom-buttons], [data-actions] { --tray-height: ${height}px }
        html { scroll-padding-bottom: ${height + 84}px }`,
      )
    })
    observer.observe(tray)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [isShown])
  return ref
}

import type { ReactNode } from 'react'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import { pageOf, type TaskChange } from '@/parts/tasks/task.ts'
import { TextLink } from '@/ui/base/button.tsx'

interface TaskItemLinkProps {
  change: TaskChange
  id: string
  children: ReactNode
}

/** Link to a thing of a task; nothing for one without a page. */
export function TaskItemLink({ change, id, children }: TaskItemLinkProps) {
  const page = pageOf(change, id)
  switch (page?.of) {
    case 'suite':
      return (
        <TextLink to="/suites/$suiteId" params={{ suiteId: page.id }}>
          {children}
        </TextLink>
      )
    case 'scenario':
      return (
        <TextLink to="/scenarios/$scenarioId" params={{ scenarioId: page.id }}>
          {children}
        </TextLink>
      )
    case 'run':
      return <TextLink {...runTarget(page.experimentId, page.id)}>{children}</TextLink>
    default:
      return null
  }
}

import { useSearch } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Actions, useRowActions } from './actions.tsx'
import { type Kind, useRememberList } from './kind.ts'
import { QueryList } from './query-list.tsx'

type QueryListProps<Item extends object, Failure, Key extends readonly unknown[]> = ComponentProps<
  typeof QueryList<Item, Failure, Key>
>

interface ThingListProps<Item extends object, Context, Failure, Key extends readonly unknown[]>
  extends Omit<QueryListProps<Item, Failure, Key>, 'rowActions'> {
  kind: Kind
  /** Whose things are listed; default: the project's. */
  owner?: { one: string; id: string }
  actions: Actions<Item, Context>
  context: Context
  /** Leads to a new thing: beside an empty list. */
  create?: ReactNode
  /** How a list comes to have things, for an empty one. */
  empty: ReactNode
}

/**
 * The list of things that have pages: with the actions on each of them, and remembered for the links back to it. While
 * another filter loads, the rows stay.
 */
export function ThingList<Item extends object, Context, Failure, Key extends readonly unknown[]>({
  owner,
  actions,
  context,
  create,
  ...list
}: ThingListProps<Item, Context, Failure, Key>) {
  const projectId = useProjectId()
  const { deleted }: { deleted?: unknown } = useSearch({ strict: false })
  const { kind, query, empty } = list
  const { rowActions, dialog } = useRowActions(actions, context)
  useRememberList(kind, owner?.id ?? projectId)
  const of = `${kind.one} of this ${owner?.one ?? 'project'}`
  return (
    <>
      <QueryList
        key={owner?.id}
        noMatch={`No ${deleted ? 'deleted ' : ''}${of} matches the name.`}
        {...list}
        query={{ placeholderData: keepWithinProject(projectId), ...query }}
        rowActions={rowActions}
        empty={
          deleted ? (
            <EmptyState>No {of} has been deleted.</EmptyState>
          ) : (
            <EmptyState action={create}>{empty}</EmptyState>
          )
        }
      />
      {dialog}
    </>
  )
}

import type {
  FetchQueryOptions,
  QueryClient,
  QueryKey,
  UseMutationOptions,
} from '@tanstack/react-query'
import { callWith } from '@/data/call.ts'
import type { Trace } from '@/data/tasks/task-progress.ts'
import type { Task } from './task.ts'

/** Context of the calls of a task. */
export interface TaskContext {
  client: QueryClient
  task: Pick<Task, 'id' | 'projectId'>
  /** Keeps what an undo needs, before the change is sent. */
  note: (id: string, trace: Trace) => void
}

/** Makes a call that changes something. Its failure is told by the task, not by an alert. */
export const changeOnce = <Data, Variables>(
  client: QueryClient,
  options: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => callWith(client, true)(options, variables)

/**
 * Reads what is stored now: the older copy of a list would overwrite newer changes. No retries: the task does. What is
 * read of thousands of things is not kept.
 */
export const now = { staleTime: 0, retry: false, gcTime: 0 } as const

/** Reads once, as it is stored now. */
export const readOnce = <Data, Failure, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data> => client.fetchQuery({ ...query, ...now })

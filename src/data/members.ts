import { batchGetMembersOperation } from '@generated/project/codec.ts'
import { batchGetMembersQueryOptions } from '@generated/project/queries.ts'
import { type QueryClient, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'
import { ApiError } from '@/transport/errors.ts'

/** Shown for a user who is not a member of the project. */
const unknownUser = 'Unknown User'

/** Maximum number of members per call. */
export const batchLimit = 100

type Names = ReadonlyMap<string, string>

/**
 * Batches the ids requested in the same tick into one call (more if there are more than `limit`).
 * Resolves to undefined for an id that `resolve` does not return.
 */
export const createBatcher = (
  resolve: (ids: readonly string[]) => Promise<Names>,
  limit: number = batchLimit,
) => {
  let waiting: Set<string> | undefined
  let answers: Promise<Names> | undefined

  const flush = async () => {
    // The loaders and components of one page request their names in the same task.
    await new Promise((done) => setTimeout(done))
    const ids = [...(waiting ?? [])]
    waiting = undefined
    answers = undefined
    const calls = []
    for (let from = 0; from < ids.length; from += limit) {
      calls.push(resolve(ids.slice(from, from + limit)))
    }
    return new Map((await Promise.all(calls)).flatMap((names) => [...names]))
  }

  return async (id: string): Promise<string | undefined> => {
    waiting ??= new Set()
    waiting.add(id)
    answers ??= flush()
    return (await answers).get(id)
  }
}

const resolveMembers =
  (client: QueryClient, projectId: string) => async (ids: readonly string[]) => {
    const options = batchGetMembersQueryOptions({ projectId }, { memberSubjectIds: [...ids] })
    try {
      const { members } = await client.fetchQuery({ ...options, gcTime: 0 })
      return new Map(members.map(({ subjectId, name }) => [subjectId, name]))
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'MemberNotFound')
        return new Map<string, string>()
      throw error
    }
  }

const batchers = new WeakMap<QueryClient, Map<string, ReturnType<typeof createBatcher>>>()

const batcherOf = (client: QueryClient, projectId: string) => {
  const ofClient = batchers.get(client) ?? new Map<string, ReturnType<typeof createBatcher>>()
  batchers.set(client, ofClient)
  const batcher = ofClient.get(projectId) ?? createBatcher(resolveMembers(client, projectId))
  ofClient.set(projectId, batcher)
  return batcher
}

/** Query options for the name of a user. */
const memberNameQueryOptions = (projectId: string, subjectId: string) =>
  queryOptions({
    queryKey: [projectId, 'project', 'memberName', subjectId],
    queryFn: async ({ client }) => (await batcherOf(client, projectId)(subjectId)) ?? unknownUser,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { operation: batchGetMembersOperation },
  })

/**
 * Name of a user by subject id; `Unknown User` for a non-member. Undefined without an id, while loading, and
 * after a failure.
 */
export const useMemberName = (subjectId: string | null | undefined): string | undefined => {
  const projectId = useProjectId()
  const options = memberNameQueryOptions(projectId, subjectId ?? '')
  return useQuery({ ...options, enabled: Boolean(subjectId) }).data
}

const namesOf = (results: readonly { data: string | undefined }[]) =>
  results.map(({ data }) => data)

/** Names of users by subject id, as far as they are known. */
export const useMemberNames = (subjectIds: readonly string[]): Names => {
  const projectId = useProjectId()
  const names = useQueries({
    queries: subjectIds.map((id) => memberNameQueryOptions(projectId, id)),
    combine: namesOf,
  })
  return new Map(
    subjectIds.flatMap((id, at) => {
      const name = names[at]
      return name === undefined ? [] : [[id, name]]
    }),
  )
}

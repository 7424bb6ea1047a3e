import { listProjectsAllQueryOptions } from '@generated/project/queries.ts'
import type { Project } from '@generated/project/types.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMatch, useRouteContext } from '@tanstack/react-router'
import { isPathId } from '@/lib/ids.ts'
import { useIsSignedIn } from '../sign-in/use-sign-in.ts'
import { localMemory } from '../storage.ts'

/** Stale after 5 min: projects rarely change, and every page needs them. */
const projectsStaleTime = 5 * 60_000

/** Query options for the user's projects. */
export const projectsQueryOptions = () => ({
  ...listProjectsAllQueryOptions(),
  staleTime: projectsStaleTime,
})

/** The user's projects in display order; undefined while loading. */
export const useProjects = () => {
  return useQuery({ ...projectsQueryOptions(), enabled: useIsSignedIn() }).data?.items
}

/** Name of a project; its id if the user is not a member. */
export const projectText = (projects: readonly Project[] | undefined, id: string): string =>
  projects?.find((project) => project.id === id)?.displayName ?? id

/**
 * The presumable project before the list of projects is loaded, so that its data can be prefetched: the one
 * in the address, else that of the last visit. Prefetches the list, and waits for it only without either id.
 * Undefined if the user has no project.
 */
export const likelyProject = (
  client: QueryClient,
  requested: string | undefined,
): string | undefined | Promise<string | undefined> => {
  const likely = [requested, localMemory.read('projectId')].find(
    (id) => id !== undefined && isPathId(id),
  )
  if (likely !== undefined) {
    void client.prefetchQuery(projectsQueryOptions())
    return likely
  }
  return client.fetchQuery(projectsQueryOptions()).then(
    ({ items }) => items[0]?.id,
    // The page shows the failure.
    () => undefined,
  )
}

/** Id of the selected project. Only on pages of a project. */
export const useProjectId = (): string =>
  useRouteContext({ from: '/_console', select: ({ projectId }) => projectId })

/** Id of the selected project; undefined on pages without one, such as the sign-in. */
export const useProjectIdIfAny = (): string | undefined =>
  useMatch({
    from: '/_console',
    shouldThrow: false,
    select: ({ context }) => context.projectId || undefined,
  })

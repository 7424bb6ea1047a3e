import { listProjectsAllQueryOptions } from '@generated/project/queries.ts'
import type { Project } from '@generated/project/types.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMatch, useRouteContext } from '@tanstack/react-router'
import { isPathId } from '@/lib/ids.ts'
import { useIsSignedIn } from '../sign-in/use-sign-in.ts'
import { localMemory } from '../storage.ts'

// Projects come and go rarely, and every page asks for them.
const currentFor = 5 * 60_000

/** The user's projects: options for a loader, a hook or an invalidation. */
export const projectsQueryOptions = () => ({
  ...listProjectsAllQueryOptions(),
  staleTime: currentFor,
})

/** The user's projects, in the order in which they are shown; undefined until they are known. */
export const useProjects = () => {
  return useQuery({ ...projectsQueryOptions(), enabled: useIsSignedIn() }).data?.items
}

/** What a project is called: its name, or its id where the user is no member of it. */
export const projectText = (projects: readonly Project[] | undefined, id: string): string =>
  projects?.find((project) => project.id === id)?.displayName ?? id

/**
 * The project to work in, as far as it can be told before the list of projects is there: its data can be
 * asked for at once. Asks for the list as well; only without any id to go by it is waited for. Undefined
 * when the user has no project.
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
    // The page tells the failure in its own place.
    () => undefined,
  )
}

/** Id of the selected project. Only within the pages of a project. */
export const useProjectId = (): string =>
  useRouteContext({ from: '/_console', select: ({ projectId }) => projectId })

/** Id of the selected project; undefined on pages outside every project, such as the sign-in. */
export const useProjectIdIfAny = (): string | undefined =>
  useMatch({
    from: '/_console',
    shouldThrow: false,
    select: ({ context }) => context.projectId || undefined,
  })

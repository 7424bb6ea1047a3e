import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { PendingScreen } from '@/app/pending-screen.tsx'
import { RouteError } from '@/app/route-error.tsx'
import { basePath } from '@/config/base-path.ts'
import { parseSearch, stringifySearch } from '@/lib/search-params.ts'
import { routeTree } from './routeTree.gen.ts'

/**
 * Keeps spaces at the end of a path, which are an id: the router would drop them, and lead to the list instead.
 * Escaped twice on the way in, they reach the page as the text `%20`.
 */
const keepSpacesAtEnd = {
  input: ({ url }: { url: URL }) => {
    url.pathname = url.pathname.replace(/(%20)+$/, (spaces) => spaces.replaceAll('%', '%25'))
    return url
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = url.pathname.replace(/(%2520)+$/, (spaces) => spaces.replaceAll('%25', '%'))
    return url
  },
}

/** Makes the router of the console. */
export const createConsoleRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    basepath: basePath,
    context: { queryClient },
    rewrite: keepSpacesAtEnd,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache knows what is current.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}

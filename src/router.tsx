import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { PendingScreen } from '@/app/pending-screen.tsx'
import { RouteError } from '@/app/route-error.tsx'
import { basePath } from '@/config/base-path.ts'
import { parseSearch, stringifySearch } from '@/lib/search-params.ts'
import { routeTree } from './routeTree.gen.ts'

/** Makes the router of the console. */
export const createConsoleRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    basepath: basePath,
    context: { queryClient },
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

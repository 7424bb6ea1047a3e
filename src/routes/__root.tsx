import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  Navigate,
  Outlet,
  retainSearchParams,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { Shell } from '@/app/shell.tsx'
import { sayUnknownAddress } from '@/app/unknown-address.ts'

interface RootSearch {
  project_id?: string
  theme?: string
}

function UndecodableAddress() {
  useEffect(sayUnknownAddress, [])
  return <Navigate to="/reports" replace />
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: (search: { [name: string]: unknown }): RootSearch => {
    const [project_id, theme] = [textOf(search.project_id), textOf(search.theme)]
    return { ...(project_id && { project_id }), ...(theme && { theme }) }
  },
  search: { middlewares: [retainSearchParams<RootSearch>(['project_id', 'theme'])] },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  // A path that cannot be decoded matches no route.
  notFoundComponent: UndecodableAddress,
})

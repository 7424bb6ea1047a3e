import type { ReactNode } from 'react'
import { useFlag, useIsFlagDecided } from '@/session/flags.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { AccessDeniedPage } from './access-denied-page.tsx'

/** Renders its children for internal staff only; a skeleton until the user's flags are known. */
export function InternalStaffOnly({ children }: { children: ReactNode }) {
  const allowed = useFlag('internalStaff')
  const decided = useIsFlagDecided('internalStaff')
  if (allowed) return children
  if (decided) return <AccessDeniedPage />
  return (
    <Loading>
      <Skeleton className="mt-5.5 h-8 w-52" />
      <Skeleton className="mt-6 h-80 w-full rounded-lg" />
    </Loading>
  )
}

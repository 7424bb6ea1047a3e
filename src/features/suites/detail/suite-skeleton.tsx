import { Loading, Skeleton } from '@/ui/skeleton.tsx'

/** The shape of a suite's page while the suite is on its way. */
export const SuiteSkeleton = () => (
  <Loading>
    <Skeleton className="h-64 w-full rounded-lg" />
    <Skeleton className="mt-5 h-6 w-52" />
    <Skeleton className="mt-6 h-80 w-full rounded-lg" />
  </Loading>
)

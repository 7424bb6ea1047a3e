import { Loading, Skeleton } from '@/ui/skeleton.tsx'

/** The shape of a release's page while the release is on its way. */
export const ReleaseSkeleton = () => (
  <Loading>
    <Skeleton className="h-56 w-full rounded-lg" />
    <Skeleton className="mt-5 h-6 w-52" />
    <Skeleton className="mt-6 h-80 w-full rounded-lg" />
  </Loading>
)

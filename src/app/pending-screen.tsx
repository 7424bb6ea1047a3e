import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Skeleton of a page while its code loads. */
export const PendingScreen = () => (
  <Loading>
    <Skeleton className="mb-2 h-3 w-24" />
    <Skeleton className="mb-5 h-6 w-56" />
    <Skeleton className="h-72 w-full" />
  </Loading>
)

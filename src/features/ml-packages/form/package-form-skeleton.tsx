import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Skeleton of a form while what it edits loads. */
export const FormSkeleton = () => (
  <Loading>
    <Skeleton className="h-48 w-full max-w-[720px]" />
  </Loading>
)

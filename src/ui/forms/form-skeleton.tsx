import { Loading, Skeleton } from '../feedback/skeleton.tsx'

/** Stands for a form whose data loads. */
export const FormSkeleton = () => (
  <Loading>
    <Skeleton className="mb-6 h-5 w-72 max-w-full" />
    <Skeleton className="h-40 w-full max-w-[720px]" />
  </Loading>
)

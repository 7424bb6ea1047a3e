import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

export const IntegrationSkeleton = () => (
  <Loading>
    <Skeleton className="h-56 w-full rounded-lg" />
    <Skeleton className="mt-5 h-80 w-full rounded-lg" />
  </Loading>
)

/** Skeleton of the form while its initial data loads. */
export const FormSkeleton = () => (
  <Loading>
    <Skeleton className="mb-6 h-5 w-72 max-w-full" />
    <div className="max-w-[720px]">
      <Skeleton className="h-48 w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
      <Skeleton className="mt-6 h-40 w-full" />
    </div>
  </Loading>
)

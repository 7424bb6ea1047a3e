import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Skeleton of the form while the catalog loads. */
export const FormSkeleton = () => (
  <Loading>
    <Skeleton className="mb-6 h-5 w-48 max-w-full" />
    <div className="grid gap-8 lg:grid-cols-2">
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  </Loading>
)

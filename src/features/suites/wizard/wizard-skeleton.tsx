import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Skeleton of the wizard while its initial state loads. */
export function WizardSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-6 h-5 w-96 max-w-full" />
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
      <Skeleton className="mt-8 h-96 w-full" />
    </Loading>
  )
}

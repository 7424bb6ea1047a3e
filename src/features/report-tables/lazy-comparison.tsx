import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'

const LoadedComparison = lazy(() => import('./comparison.tsx'))

interface ComparisonProps extends Omit<ComponentProps<typeof LoadedComparison>, 'targetId'> {
  /** The job to compare with; undefined while none is chosen. */
  targetId: string | undefined
}

/** A report side by side with that of another job; loads with the first comparison. */
export const Comparison = ({ targetId, ...props }: ComparisonProps) =>
  targetId !== undefined && (
    <Suspense fallback={<Skeleton className="h-60 w-full rounded-lg" />}>
      <LoadedComparison {...props} targetId={targetId} />
    </Suspense>
  )

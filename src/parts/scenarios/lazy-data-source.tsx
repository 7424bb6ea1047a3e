import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'

const Lazy = lazy(async () => ({ default: (await import('./data-source.tsx')).VersionDataSource }))

/** The recorded data behind a version of a scenario; its code loads for those who may see it. */
export const VersionDataSource = (props: ComponentProps<typeof Lazy>) => (
  <Suspense fallback={<Skeleton className="h-5 w-40" />}>
    <Lazy {...props} />
  </Suspense>
)

import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Stands where a log has nothing to show. */
export const LogNote = ({ children }: { children: string }) => (
  <p className="text-sm text-muted">{children}</p>
)

/** Stands for a log that is on its way. */
export const LoadingLog = () => (
  <div className="w-full">
    <Loading>
      <Skeleton className="h-40 w-full rounded-lg" />
    </Loading>
  </div>
)

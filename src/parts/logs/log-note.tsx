import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Stands where a log has nothing to show. */
export const LogNote = ({ children }: { children: string }) => (
  <p className="text-sm text-muted">{children}</p>
)

/** Stands for a log that is on its way; `isInline` for one in a page of other things. */
export const LoadingLog = ({ isInline = false }: { isInline?: boolean }) => (
  <div className="w-full">
    <Loading>
      <Skeleton className={`w-full rounded-lg ${isInline ? 'h-158' : 'h-40'}`} />
    </Loading>
  </div>
)

import { Loading, Skeleton } from '@/ui/skeleton.tsx'

/** The shape of a catalog's page while the catalog is on its way. */
export const CatalogSkeleton = () => (
  <Loading>
    <Skeleton className="h-56 w-full rounded-lg" />
    <Skeleton className="mt-5 h-6 w-52" />
    <Skeleton className="mt-6 h-80 w-full rounded-lg" />
  </Loading>
)

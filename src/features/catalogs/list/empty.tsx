import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NewCatalogLink } from './new-catalog-link.tsx'

/** Shown for an empty list of catalogs. */
export const CatalogsEmpty = ({ deleted = false }: { deleted?: boolean | undefined }) =>
  deleted ? (
    <EmptyState>No catalog of this project has been deleted.</EmptyState>
  ) : (
    <EmptyState action={<NewCatalogLink />}>
      A catalog stands for a kind of vehicle: the repositories its software is built from, the
      suites that test it, and the firmware released for it.
    </EmptyState>
  )

import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NewPackageLink } from './new-package-link.tsx'

/** Shown for an empty list of packages. */
export const PackagesEmpty = ({ deleted = false }: { deleted?: boolean | undefined }) =>
  deleted ? (
    <EmptyState>No package of this project has been deleted.</EmptyState>
  ) : (
    <EmptyState action={<NewPackageLink />}>
      A package collects what training runs make in releases, which firmware is then built with.
    </EmptyState>
  )

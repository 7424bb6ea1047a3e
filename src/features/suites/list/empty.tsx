import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NewSuiteLink } from './new-suite-link.tsx'

/** Shown for an empty list of suites. */
export const SuitesEmpty = ({ deleted = false }: { deleted?: boolean | undefined }) =>
  deleted ? (
    <EmptyState>No suite of this project has been deleted.</EmptyState>
  ) : (
    <EmptyState action={<NewSuiteLink />}>
      A suite names the scenarios that an evaluation job tests with, and the catalogs whose jobs run
      it.
    </EmptyState>
  )

import { createFileRoute } from '@tanstack/react-router'
import { SuitesScreen } from '@/features/suites/suites-screen.tsx'
import { searchOf } from '../../-search.ts'

export const Route = createFileRoute('/_console/suites/')({
  validateSearch: searchOf(
    'page',
    'page_size',
    'deleted',
    'suite_labels',
    'catalog_id',
    'sim_type',
    'display_name',
  ),
  component: SuitesScreen,
})

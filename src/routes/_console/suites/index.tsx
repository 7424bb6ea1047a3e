import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { suiteFilterOf } from '@/features/suites/model/filter.ts'
import { suitesQueryOptions } from '@/features/suites/model/queries.ts'
import { SuitesScreen } from '@/features/suites/suites-screen.tsx'
import { searchOf } from '../../-search.ts'

const validateSearch = searchOf(
  'page',
  'page_size',
  'sort',
  'deleted',
  'suite_labels',
  'catalog_id',
  'sim_type',
  'display_name',
)

export const Route = createFileRoute('/_console/suites/')({
  validateSearch,
  loaderDeps: ({ search }) => {
    const { deleted, type, catalogId } = suiteFilterOf(search)
    return { deleted, type, catalogId }
  },
  loader: ({ context: { queryClient, projectId }, deps }) => {
    if (projectId) startQuery(queryClient, suitesQueryOptions(projectId, deps))
  },
  component: SuitesScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { newSuiteQueries } from '@/features/suites/model/wizard-queries.ts'
import { NewSuiteScreen } from '@/features/suites/new-suite-screen.tsx'
import { searchOf } from '../../-search.ts'

const validateSearch = searchOf('catalog_id', 'target_ids')

export const Route = createFileRoute('/_console/suites/new')({
  staticData: { crumb: 'New Suite' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, projectId }, deps }) => {
    if (!projectId) return
    const { fromCatalog, catalog, lookUps } = newSuiteQueries(projectId, deps)
    if (fromCatalog) startQuery(queryClient, catalog)
    for (const lookUp of lookUps) startQuery(queryClient, lookUp)
  },
  component: NewSuiteScreen,
})

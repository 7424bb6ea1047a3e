import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { NewSuiteScreen } from '@/features/suites/new-suite-screen.tsx'
import { readSearch } from '@/lib/search-params.ts'
import { newSuiteSearch } from '@/models/suites/suite-search.ts'
import { newSuiteQueries } from '@/models/suites/wizard-queries.ts'

const validateSearch = readSearch(newSuiteSearch)

export const Route = createFileRoute('/_console/suites/new')({
  staticData: { crumb: 'New Suite' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => {
      const { fromCatalog, catalog, lookUps } = newSuiteQueries(projectId, deps)
      if (fromCatalog) start(catalog)
      for (const lookUp of lookUps) start(lookUp)
    }),
  component: NewSuiteScreen,
})

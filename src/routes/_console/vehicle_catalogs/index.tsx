import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { CatalogsScreen } from '@/features/catalogs/catalogs-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { catalogFilter } from '@/models/catalogs/catalog-filter.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'

const validateSearch = readSearch({ ...tableSearch, ...catalogFilter.schema })

export const Route = createFileRoute('/_console/vehicle_catalogs/')({
  validateSearch,
  loaderDeps: ({ search }) => catalogFilter.serviceOf(search),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(catalogsQueryOptions(projectId, deps))),
  component: CatalogsScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { CatalogsScreen } from '@/features/catalogs/catalogs-screen.tsx'
import { catalogsQueryOptions } from '@/features/catalogs/model/queries.ts'
import { catalogSearch } from '@/features/catalogs/model/search.ts'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

const validateSearch = readSearch({ ...tableSearch, ...catalogSearch })

export const Route = createFileRoute('/_console/vehicle_catalogs/')({
  validateSearch,
  loaderDeps: ({ search: { deleted } }) => ({ deleted }),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(catalogsQueryOptions(projectId, deps))),
  component: CatalogsScreen,
})

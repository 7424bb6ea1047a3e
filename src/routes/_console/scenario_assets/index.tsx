import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ScenarioAssetsScreen } from '@/features/scenario-assets/scenario-assets-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { assetFilter } from '@/models/scenario-assets/asset-filter.ts'
import { assetsQueryOptions } from '@/models/scenario-assets/asset-queries.ts'

export const Route = createFileRoute('/_console/scenario_assets/')({
  validateSearch: readSearch({ ...tableSearch, ...assetFilter.schema }),
  loader: (args) => load(args, ({ start, projectId }) => start(assetsQueryOptions(projectId))),
  component: ScenarioAssetsScreen,
})

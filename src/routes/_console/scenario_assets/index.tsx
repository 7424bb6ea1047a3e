import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { assetsQueryOptions } from '@/features/scenario-assets/model/queries.ts'
import { assetSearch } from '@/features/scenario-assets/model/search.ts'
import { ScenarioAssetsScreen } from '@/features/scenario-assets/scenario-assets-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/scenario_assets/')({
  validateSearch: readSearch({ ...tableSearch, ...assetSearch }),
  loader: (args) => load(args, ({ start, projectId }) => start(assetsQueryOptions(projectId))),
  component: ScenarioAssetsScreen,
})

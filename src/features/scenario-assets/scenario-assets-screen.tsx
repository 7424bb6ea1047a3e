import { Plus } from 'lucide-react'
import { assetKind } from '@/models/scenario-assets/asset.ts'
import { assetFilter } from '@/models/scenario-assets/asset-filter.ts'
import { assetsQueryOptions } from '@/models/scenario-assets/asset-queries.ts'
import { useRememberList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { BetaBadge } from '@/ui/text/badge.tsx'
import { assetColumns } from './asset-columns.tsx'

const NewAssetLink = () => (
  <ButtonLink to="/scenario_assets/new" variant="primary" icon={<Plus aria-hidden />}>
    New Scenario Asset
  </ButtonLink>
)

/** The scenario assets of the project. */
export function ScenarioAssetsScreen() {
  const projectId = useProjectId()
  useRememberList(assetKind, projectId)
  return (
    <Page
      title="Scenario Assets"
      note="A scenario asset is a zip file of what scenarios place on the road, such as models and signs."
      badges={<BetaBadge />}
    >
      <QueryList
        label="Scenario assets"
        kind={assetKind}
        query={assetsQueryOptions(projectId)}
        columns={assetColumns}
        filter={assetFilter}
        noMatch="No scenario asset of this project matches the name."
        tools={<NewAssetLink />}
        empty={
          <EmptyState action={<NewAssetLink />}>
            Nothing that the scenarios of this project could refer to has been uploaded yet.
          </EmptyState>
        }
      />
    </Page>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { lastListSearch } from '@/page/last-list.ts'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { BetaBadge } from './asset-badges.tsx'
import { AssetForm } from './form/asset-form.tsx'

/** Registers a scenario asset. */
export function NewScenarioAssetScreen() {
  const navigate = useNavigate()
  const projectId = useProjectId()
  const list = () => ({
    to: '/scenario_assets' as const,
    search: lastListSearch('/scenario_assets', projectId),
  })
  return (
    <Page title="New Scenario Asset" badges={<BetaBadge />}>
      <AssetForm
        onRegistered={(assetId) =>
          assetId === undefined
            ? navigate({ ...list(), ignoreBlocker: true })
            : navigate({
                to: '/scenario_assets/$assetId',
                params: { assetId },
                ignoreBlocker: true,
              })
        }
        onCancel={() => navigate(list())}
      />
    </Page>
  )
}

import { Page } from '@/page/page.tsx'
import { BetaBadge } from '@/ui/text/badge.tsx'
import { AssetForm } from './form/asset-form.tsx'

/** Registers a scenario asset. */
export const NewScenarioAssetScreen = () => (
  <Page title="New Scenario Asset" badges={<BetaBadge />}>
    <AssetForm />
  </Page>
)

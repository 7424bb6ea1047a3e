import { Plus } from 'lucide-react'
import { ButtonLink } from '@/ui/base/button.tsx'

/** Links to the registration of an asset. */
export const NewAssetLink = () => (
  <ButtonLink to="/scenario_assets/new" variant="primary" icon={<Plus aria-hidden />}>
    New Scenario Asset
  </ButtonLink>
)

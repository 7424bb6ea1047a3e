import { Plus } from 'lucide-react'
import { ButtonLink } from '@/ui/base/button.tsx'

/** Links to a new catalog. */
export const NewCatalogLink = () => (
  <ButtonLink to="/vehicle_catalogs/new" variant="primary" icon={<Plus aria-hidden />}>
    New Catalog
  </ButtonLink>
)

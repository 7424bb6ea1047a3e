import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { whyNotNew } from '../model/actions.ts'

/** Links to a new integration of a catalog; renders nothing for a deleted catalog. */
export function NewIntegrationLink({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const { data: catalog } = useQuery(getCatalogQueryOptions({ projectId, catalogId }))
  if (catalog && whyNotNew(catalog)) return null
  return (
    <ButtonLink
      to="/vehicle_catalogs/$catalogId/integrations/new"
      params={{ catalogId }}
      variant="primary"
      icon={<Plus aria-hidden />}
    >
      New Integration
    </ButtonLink>
  )
}

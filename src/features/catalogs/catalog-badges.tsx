import { Badge } from '@/ui/text/badge.tsx'
import { type CatalogState, isSharedIn } from './model/actions.ts'

/** Badges of a catalog: shared by another project, deleted. */
export const CatalogBadges = ({ catalog }: { catalog: CatalogState }) => (
  <>
    {isSharedIn(catalog) && <Badge>Shared</Badge>}
    {catalog.deprecated && <Badge tone="failed">Deleted</Badge>}
  </>
)

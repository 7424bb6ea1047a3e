import { Badge } from '@/ui/text/badge.tsx'
import { type CatalogState, isSharedIn } from './model/actions.ts'

/** What is special about a catalog: it is another project's, it is deleted. */
export const CatalogBadges = ({ catalog }: { catalog: CatalogState }) => (
  <>
    {isSharedIn(catalog) && <Badge>Shared</Badge>}
    {catalog.deprecated && <Badge tone="failed">Deleted</Badge>}
  </>
)

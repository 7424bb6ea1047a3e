import { presentId } from '@/lib/ids.ts'
import { Badge } from '@/ui/text/badge.tsx'

/** Badge of a thing that is deleted. */
export const DeletedBadge = () => <Badge tone="failed">Deleted</Badge>

/** Badge of a thing that another project shares with this one. */
export const SharedBadge = () => <Badge>Shared</Badge>

interface OwnedBadgesProps {
  thing: { sharedFrom?: string | undefined; deprecated: boolean }
}

/** Badges of a thing that projects share: shared by another project, deleted. */
export const OwnedBadges = ({ thing: { sharedFrom, deprecated } }: OwnedBadgesProps) => (
  <>
    {presentId(sharedFrom) && <SharedBadge />}
    {deprecated && <DeletedBadge />}
  </>
)

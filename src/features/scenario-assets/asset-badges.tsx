import { Badge } from '@/ui/text/badge.tsx'

/** Marks what is not finished yet. */
export const BetaBadge = () => <Badge tone="accent">BETA</Badge>

/** Marks an asset that is deleted. */
export const DeletedBadge = () => <Badge tone="failed">Deleted</Badge>

import { Badge } from '@/ui/text/badge.tsx'

/** Badge of a feature in beta. */
export const BetaBadge = () => <Badge tone="accent">BETA</Badge>

/** Badge of a deleted asset. */
export const DeletedBadge = () => <Badge tone="failed">Deleted</Badge>

import { Badge } from '@/ui/text/badge.tsx'

/** Badge of a deleted asset. */
export const DeletedBadge = () => <Badge tone="failed">Deleted</Badge>

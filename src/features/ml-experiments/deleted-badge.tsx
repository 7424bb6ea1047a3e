import { Badge } from '@/ui/text/badge.tsx'

/** Badge of a deleted experiment or run. */
export const DeletedBadge = () => <Badge tone="failed">Deleted</Badge>

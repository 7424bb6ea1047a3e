import { Badge } from '@/ui/text/badge.tsx'

/** Badge of a map that another project shares. */
export const SharedBadge = () => <Badge>Shared</Badge>

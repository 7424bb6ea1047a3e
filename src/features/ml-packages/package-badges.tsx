import { Badge } from '@/ui/text/badge.tsx'
import { isSharedIn, type PackageState } from './model/actions.ts'

/** Badges of a package or a release: shared by another project, deleted. */
export const PackageBadges = ({ state }: { state: PackageState }) => (
  <>
    {isSharedIn(state) && <Badge>Shared</Badge>}
    {state.deprecated && <Badge tone="failed">Deleted</Badge>}
  </>
)

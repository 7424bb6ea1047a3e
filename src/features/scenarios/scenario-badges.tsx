import type { Scenario } from '@generated/scenario/types.ts'
import { Badge } from '@/ui/text/badge.tsx'

/** Badges of a scenario: shared from another project, deleted. */
export const ScenarioBadges = ({
  scenario: { sharedFrom, deprecated },
}: {
  scenario: Pick<Scenario, 'sharedFrom' | 'deprecated'>
}) => (
  <>
    {sharedFrom && <Badge>Shared</Badge>}
    {deprecated && <Badge tone="failed">Deleted</Badge>}
  </>
)

import type { FirmwareRelease } from '@generated/catalog/types.ts'
import type { ComponentProps } from 'react'
import { firmwareText } from '@/features/reports/model/firmware.ts'
import { Badge } from '@/ui/text/badge.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import type { ReleaseState } from './model/actions.ts'
import { badgesOf, type ReleaseBadge } from './model/badges.ts'

const tones = {
  Draft: 'warning',
  Published: 'accent',
  Shared: 'neutral',
  Deleted: 'failed',
} as const satisfies Record<ReleaseBadge, ComponentProps<typeof Badge>['tone']>

/** What is special about a release: whether it is out, whose it is, whether it is gone. */
export const ReleaseBadges = ({ release }: { release: ReleaseState }) =>
  badgesOf(release).map((badge) => (
    <Badge key={badge} tone={tones[badge]}>
      {badge}
    </Badge>
  ))

/** The chip of a release: its name once it is made, else the state of its making. */
export const ReleaseChip = ({
  release: { releaseStatus, name },
}: {
  release: Pick<FirmwareRelease, 'releaseStatus' | 'name'>
}) => (
  <Chip>
    <TruncatedText text={firmwareText({ releaseStatus, releaseName: name }) ?? ''} limit={16} />
  </Chip>
)

import type { FirmwareRelease } from '@generated/catalog/types.ts'
import type { ComponentProps } from 'react'
import type { ReleaseState } from '@/models/firmware/firmware-action-rules.ts'
import { badgesOf, type ReleaseBadge } from '@/models/firmware/firmware-badges.ts'
import { firmwareText } from '@/models/reports/report-firmware.ts'
import { Badge } from '@/ui/text/badge.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const tones = {
  Draft: 'warning',
  Published: 'accent',
  Shared: 'neutral',
  Deleted: 'failed',
} as const satisfies Record<ReleaseBadge, ComponentProps<typeof Badge>['tone']>

/** Badges of a release: draft or published, shared, deleted. */
export const ReleaseBadges = ({ release }: { release: ReleaseState }) =>
  badgesOf(release).map((badge) => (
    <Badge key={badge} tone={tones[badge]}>
      {badge}
    </Badge>
  ))

/** Chip of a release: its name once released, else its state. */
export const ReleaseChip = ({
  release: { releaseStatus, name },
}: {
  release: Pick<FirmwareRelease, 'releaseStatus' | 'name'>
}) => (
  <Chip>
    <TruncatedText text={firmwareText({ releaseStatus, releaseName: name }) ?? ''} />
  </Chip>
)

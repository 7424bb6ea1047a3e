import type { AnyPackagingStatus, PackageRelease } from '@generated/ml/types.ts'
import { Status, type StatusName } from '@/ui/feedback/status.tsx'
import { Chip } from '@/ui/text/chip.tsx'

const states = {
  requested: { status: 'started', text: 'Packaging...' },
  started: { status: 'started', text: 'Packaging...' },
  completed: { status: 'succeeded', text: 'Packaged' },
  failed: { status: 'failed', text: 'Packaging failed' },
  unknown: { status: 'unknown', text: 'Unknown' },
} as const satisfies Record<AnyPackagingStatus, { status: StatusName; text: string }>

/** How far the packing of a release is. */
export function PackagingState({ release }: { release: Pick<PackageRelease, 'packagingReport'> }) {
  const { status, text } = states[release.packagingReport.status]
  return <Status status={status}>{text}</Status>
}

/** Chip that says whether a release is approved. */
export const ReviewChip = ({ release }: { release: Pick<PackageRelease, 'review'> }) => (
  <Chip>{release.review.status === 'approved' ? 'Approved' : 'Non-Approved'}</Chip>
)

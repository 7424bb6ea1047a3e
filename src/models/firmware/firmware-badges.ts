import { isSharedIn } from '@/models/sharing/ownership.ts'
import type { ReleaseState } from './firmware-action-rules.ts'

export type ReleaseBadge = 'Draft' | 'Published' | 'Shared' | 'Deleted'

/** Badges beside the chip of a release, in this order: draft or published, shared, deleted. */
export const badgesOf = (release: ReleaseState): readonly ReleaseBadge[] => [
  release.draft ? 'Draft' : 'Published',
  ...(isSharedIn(release) ? (['Shared'] as const) : []),
  ...(release.deprecated ? (['Deleted'] as const) : []),
]

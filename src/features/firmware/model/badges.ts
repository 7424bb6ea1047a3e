import { isSharedIn, type ReleaseState } from './actions.ts'

/** What can be special about a release. */
export type ReleaseBadge = 'Draft' | 'Published' | 'Shared' | 'Deleted'

/** What is said of a release beside its chip, in this order: whether it is out, whose it is, whether it is gone. */
export const badgesOf = (release: ReleaseState): readonly ReleaseBadge[] => [
  release.draft ? 'Draft' : 'Published',
  ...(isSharedIn(release) ? (['Shared'] as const) : []),
  ...(release.deprecated ? (['Deleted'] as const) : []),
]

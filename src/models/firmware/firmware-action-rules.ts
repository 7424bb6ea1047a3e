import { isSharedIn, type Owned } from '@/models/sharing/ownership.ts'

/** Actions on a firmware release. */
export type ReleaseAction = 'publish' | 'edit' | 'delete'

/** The state of a release that decides its actions. */
export interface ReleaseState extends Owned {
  draft: boolean
}

const sharedReasons = {
  publish: 'A release of another project cannot be published.',
  edit: 'A release of another project cannot be edited.',
  delete: 'A release of another project cannot be deleted.',
} as const satisfies Record<ReleaseAction, string>

const deletedReasons = {
  publish: 'A deleted release cannot be published.',
  delete: 'The release is deleted already.',
} as const satisfies Partial<Record<ReleaseAction, string>>

const reasons = {
  shared: sharedReasons,
  deleted: deletedReasons,
  published: { publish: 'The release is published already.' },
  draft: {},
} as const satisfies Record<string, Partial<Record<ReleaseAction, string>>>

const stateOf = (release: ReleaseState): keyof typeof reasons => {
  if (isSharedIn(release)) return 'shared'
  if (release.deprecated) return 'deleted'
  return release.draft ? 'draft' : 'published'
}

/** Why an action is unavailable for a release; undefined when it is available. */
export const whyNotOnRelease = (
  action: ReleaseAction,
  release: ReleaseState,
): string | undefined => {
  const state: Partial<Record<ReleaseAction, string>> = reasons[stateOf(release)]
  return state[action]
}

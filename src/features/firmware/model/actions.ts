/** What can be done with a firmware release as a whole. */
export type ReleaseAction = 'publish' | 'edit' | 'delete'

/** What of a release decides what can be done with it. */
export interface ReleaseState {
  /** The project that shares it; absent for a release of the project itself. */
  sharedFrom?: string
  deprecated: boolean
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

/** True for a release that another project shares with this one, along with its catalog. */
export const isSharedIn = ({ sharedFrom }: Pick<ReleaseState, 'sharedFrom'>): boolean =>
  Boolean(sharedFrom)

/** Why something cannot be done with a release and is not offered; undefined when it can be. */
export const whyNotOnRelease = (
  action: ReleaseAction,
  release: ReleaseState,
): string | undefined => {
  const state: Partial<Record<ReleaseAction, string>> = reasons[stateOf(release)]
  return state[action]
}

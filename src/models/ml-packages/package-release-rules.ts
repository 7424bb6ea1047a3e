import type { AnyPackagingStatus, ReviewStatus } from '@generated/ml/types.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'

/** Actions on a package release. */
export type ReleaseAction = 'download' | 'review' | 'edit' | 'delete'

/** The actions on a package release, in order. */
export const releaseActionNames = [
  'download',
  'review',
  'edit',
  'delete',
] as const satisfies readonly ReleaseAction[]

/** The state of a release that decides its actions. */
export interface ReleaseState {
  packagingReport: { status: AnyPackagingStatus }
  review: { status: ReviewStatus }
  deprecated: boolean
  /** The project that shares it; absent for an own release. */
  sharedFrom?: string
}

/** The states of packaging: whether it has ended, and what the release then offers. */
const packagingStates = {
  requested: { ended: false, usable: false },
  started: { ended: false, usable: false },
  completed: { ended: true, usable: true },
  failed: { ended: true, usable: false },
  unknown: { ended: false, usable: false },
} as const satisfies Record<AnyPackagingStatus, { ended: boolean; usable: boolean }>

/** True once a release is packed, or could not be. */
export const isPackagingOver = ({ packagingReport }: Pick<ReleaseState, 'packagingReport'>) =>
  packagingStates[packagingReport.status].ended

const isPacked = ({ packagingReport }: ReleaseState) =>
  packagingStates[packagingReport.status].usable

type Rule = readonly [broken: (release: ReleaseState) => boolean, reason: string]

const unpacked: Rule = [(release) => !isPacked(release), 'The release is not packed.']
const packing: Rule = [(release) => !isPackagingOver(release), 'The release is still being packed.']
const deleted: Rule = [({ deprecated }) => deprecated, 'The release is deleted.']

/** Reasons that forbid an action; the first that holds counts. */
const rules = {
  download: [unpacked],
  review: [
    unpacked,
    [({ review }) => review.status === 'approved', 'The release is approved already.'],
  ],
  edit: [deleted, packing, [isSharedIn, 'A release of another project cannot be edited.']],
  delete: [deleted, packing],
} as const satisfies Record<ReleaseAction, readonly Rule[]>

/** Why an action is unavailable for a release; undefined when it is available. */
export const whyNotOnRelease = (
  action: ReleaseAction,
  release: ReleaseState,
): string | undefined => {
  const found: readonly Rule[] = rules[action]
  return found.find(([broken]) => broken(release))?.[1]
}

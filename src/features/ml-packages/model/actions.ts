import {
  deletionTextsOf,
  type Owned,
  type Ownership,
  ownershipOf,
  sharingStopped,
} from '@/features/sharing/model/ownership.ts'

/** Actions on a package. */
export type PackageAction = 'release' | 'edit' | 'share' | 'delete'

const deletedReasons = {
  release: 'A deleted package gets no releases.',
  edit: 'A deleted package cannot be edited.',
  share: 'A deleted package cannot be shared.',
  delete: 'The package is deleted already.',
} as const satisfies Record<PackageAction, string>

const reasons = {
  own: {},
  ownDeleted: deletedReasons,
  sharedIn: {
    release: 'Only its own project makes releases of a package.',
    edit: 'A package of another project cannot be edited.',
    share: 'A package of another project cannot be shared.',
  },
  sharedInDeleted: { ...deletedReasons, delete: sharingStopped },
} as const satisfies Record<Ownership, Partial<Record<PackageAction, string>>>

/** Why an action is unavailable for a package; undefined when it is available. */
export const whyNotOnPackage = (action: PackageAction, found: Owned): string | undefined => {
  const state: Partial<Record<PackageAction, string>> = reasons[ownershipOf(found)]
  return state[action]
}

/** Texts of the deletion of a package. */
export const deletionTexts = deletionTextsOf('package')

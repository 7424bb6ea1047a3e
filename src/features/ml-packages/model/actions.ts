/** Actions on a package. */
export type PackageAction = 'release' | 'edit' | 'share' | 'delete'

/** The state of a package that decides its actions. */
export interface PackageState {
  /** The project that shares it; absent for an own package. */
  sharedFrom?: string
  deprecated: boolean
}

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
  sharedInDeleted: { ...deletedReasons, delete: 'The sharing has been stopped already.' },
} as const satisfies Record<string, Partial<Record<PackageAction, string>>>

const stateOf = ({ sharedFrom, deprecated }: PackageState): keyof typeof reasons => {
  if (sharedFrom) return deprecated ? 'sharedInDeleted' : 'sharedIn'
  return deprecated ? 'ownDeleted' : 'own'
}

/** True for a package or a release that another project shares with this one. */
export const isSharedIn = ({ sharedFrom }: Pick<PackageState, 'sharedFrom'>): boolean =>
  Boolean(sharedFrom)

/** Why an action is unavailable for a package; undefined when it is available. */
export const whyNotOnPackage = (action: PackageAction, found: PackageState): string | undefined => {
  const state: Partial<Record<PackageAction, string>> = reasons[stateOf(found)]
  return state[action]
}

/** Texts of the deletion of a package. */
interface DeletionTexts {
  /** Label of the action and of the confirm button. */
  label: string
  question: string
  /** Snackbar after the deletion, and banner on the page. */
  done: string
  /** Text of the alert after a failure; undefined for that of the call. */
  failed?: string
}

const ownDeletion: DeletionTexts = {
  label: 'Delete',
  question: 'Are you sure to delete the package?',
  done: 'The package has been deleted',
}

const sharedInDeletion: DeletionTexts = {
  label: 'Stop sharing',
  question: 'Are you sure to stop sharing the package?',
  done: 'Package sharing has been stopped',
  failed: 'Failed to stop sharing the package.',
}

/** Texts of the deletion; for another project's package it stops the sharing instead. */
export const deletionTexts = (found: Pick<PackageState, 'sharedFrom'>): DeletionTexts =>
  isSharedIn(found) ? sharedInDeletion : ownDeletion

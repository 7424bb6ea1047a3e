import { presentId } from '@/lib/ids.ts'

/** Whose a thing is, and whether it is deleted. */
export interface Owned {
  /** The project that shares it; absent for an own one. */
  sharedFrom?: string | undefined
  deprecated: boolean
}

/** True for a thing that another project shares with this one; a UUID of zeros is no project. */
export const isSharedIn = ({ sharedFrom }: Pick<Owned, 'sharedFrom'>): boolean =>
  presentId(sharedFrom) !== undefined

/** Decides the actions on a thing: whose it is, and whether it is deleted. */
export type Ownership = 'own' | 'ownDeleted' | 'sharedIn' | 'sharedInDeleted'

/** The ownership of a thing. */
export const ownershipOf = (thing: Owned): Ownership => {
  if (isSharedIn(thing)) return thing.deprecated ? 'sharedInDeleted' : 'sharedIn'
  return thing.deprecated ? 'ownDeleted' : 'own'
}

/** Reason why another project's thing that is deleted cannot be deleted. */
export const sharingStopped = 'The sharing has been stopped already.'

interface DeletionTexts {
  /** Label of the action and of the confirm button. */
  label: string
  question: string
  /** Snackbar after the deletion, and banner on the page. */
  done: string
  /** Text of the alert after a failure; undefined for that of the call. */
  failed?: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Texts of the deletion of things, named as in `catalog`; for another project's thing it stops the sharing instead. */
export const deletionTextsOf = (what: string) => {
  const own: DeletionTexts = {
    label: 'Delete',
    question: `Are you sure to delete the ${what}?`,
    done: `The ${what} has been deleted`,
  }
  const sharedIn: DeletionTexts = {
    label: 'Stop sharing',
    question: `Are you sure to stop sharing the ${what}?`,
    done: `${capital(what)} sharing has been stopped`,
    failed: `Failed to stop sharing the ${what}.`,
  }
  return (thing: Pick<Owned, 'sharedFrom'>): DeletionTexts => (isSharedIn(thing) ? sharedIn : own)
}

/** Actions that everything has that a project owns and shares. */
type OwnedAction = 'edit' | 'share' | 'delete'

/** Why an action is not possible. */
interface Reasons {
  /** For a deleted thing. */
  deleted: string
  /** For another project's thing; left out where it is possible. */
  sharedIn?: string
}

/**
 * Makes the rule that says why an action on an owned thing is unavailable, undefined when it is available. Things
 * are named as in `catalog`; `special` are the actions that only they have.
 */
export const whyNotOwned = <Special extends string>(
  what: string,
  special: Readonly<Record<Special, Reasons>>,
) => {
  const common: Readonly<Record<OwnedAction, Reasons>> = {
    edit: {
      deleted: `A deleted ${what} cannot be edited.`,
      sharedIn: `A ${what} of another project cannot be edited.`,
    },
    share: {
      deleted: `A deleted ${what} cannot be shared.`,
      sharedIn: `A ${what} of another project cannot be shared.`,
    },
    delete: { deleted: `The ${what} is deleted already.` },
  }
  const reasons: Readonly<Record<OwnedAction | Special, Reasons>> = { ...common, ...special }
  return (action: OwnedAction | Special, thing: Owned): string | undefined => {
    const ownership = ownershipOf(thing)
    if (ownership === 'own') return undefined
    if (ownership === 'sharedIn') return reasons[action].sharedIn
    return ownership === 'sharedInDeleted' && action === 'delete'
      ? sharingStopped
      : reasons[action].deleted
  }
}

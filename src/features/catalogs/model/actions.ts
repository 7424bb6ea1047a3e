/** Actions on a catalog. */
export type CatalogAction = 'run' | 'edit' | 'share' | 'delete'

/** The state of a catalog that decides its actions. */
export interface CatalogState {
  /** The project that shares it; absent for an own catalog. */
  sharedFrom?: string
  deprecated: boolean
}

const deletedReasons = {
  run: 'A deleted catalog cannot be run.',
  edit: 'A deleted catalog cannot be edited.',
  share: 'A deleted catalog cannot be shared.',
  delete: 'The catalog is deleted already.',
} as const satisfies Record<CatalogAction, string>

const reasons = {
  own: {},
  ownDeleted: deletedReasons,
  sharedIn: {
    run: 'A catalog of another project cannot be run.',
    edit: 'A catalog of another project cannot be edited.',
    share: 'A catalog of another project cannot be shared.',
  },
  sharedInDeleted: { ...deletedReasons, delete: 'The sharing has been stopped already.' },
} as const satisfies Record<string, Partial<Record<CatalogAction, string>>>

const stateOf = ({ sharedFrom, deprecated }: CatalogState): keyof typeof reasons => {
  if (sharedFrom) return deprecated ? 'sharedInDeleted' : 'sharedIn'
  return deprecated ? 'ownDeleted' : 'own'
}

/** True for a catalog that another project shares with this one. */
export const isSharedIn = ({ sharedFrom }: Pick<CatalogState, 'sharedFrom'>): boolean =>
  Boolean(sharedFrom)

/** Why an action is unavailable for a catalog; undefined when it is available. */
export const whyNotOnCatalog = (
  action: CatalogAction,
  catalog: CatalogState,
): string | undefined => {
  const state: Partial<Record<CatalogAction, string>> = reasons[stateOf(catalog)]
  return state[action]
}

/** Texts of the deletion of a catalog. */
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
  question: 'Are you sure to delete the catalog?',
  done: 'The catalog has been deleted',
}

const sharedInDeletion: DeletionTexts = {
  label: 'Stop sharing',
  question: 'Are you sure to stop sharing the catalog?',
  done: 'Catalog sharing has been stopped',
  failed: 'Failed to stop sharing the catalog.',
}

/** Texts of the deletion; for another project's catalog it stops the sharing instead. */
export const deletionTexts = (catalog: Pick<CatalogState, 'sharedFrom'>): DeletionTexts =>
  isSharedIn(catalog) ? sharedInDeletion : ownDeletion

/** What can be done with a catalog as a whole. */
export type CatalogAction = 'run' | 'edit' | 'share' | 'delete'

/** What of a catalog decides what can be done with it. */
export interface CatalogState {
  /** The project that shares it; absent for a catalog of the project itself. */
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

/** Why something cannot be done with a catalog and is not offered; undefined when it can be. */
export const whyNotOnCatalog = (
  action: CatalogAction,
  catalog: CatalogState,
): string | undefined => {
  const state: Partial<Record<CatalogAction, string>> = reasons[stateOf(catalog)]
  return state[action]
}

/** How the deletion of a catalog is offered, asked for and told. */
interface DeletionTexts {
  /** The action and the button that confirms it. */
  label: string
  question: string
  /** What is told once it is done, and as long as the catalog is shown. */
  done: string
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
}

/** Words for deleting a catalog; that of another project is not deleted, its sharing is stopped. */
export const deletionTexts = (catalog: Pick<CatalogState, 'sharedFrom'>): DeletionTexts =>
  isSharedIn(catalog) ? sharedInDeletion : ownDeletion

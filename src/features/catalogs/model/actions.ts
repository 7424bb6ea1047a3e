import {
  deletionTextsOf,
  type Owned,
  type Ownership,
  ownershipOf,
  sharingStopped,
} from '@/features/sharing/model/ownership.ts'

/** Actions on a catalog. */
export type CatalogAction = 'run' | 'edit' | 'share' | 'delete'

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
  sharedInDeleted: { ...deletedReasons, delete: sharingStopped },
} as const satisfies Record<Ownership, Partial<Record<CatalogAction, string>>>

/** Why an action is unavailable for a catalog; undefined when it is available. */
export const whyNotOnCatalog = (action: CatalogAction, catalog: Owned): string | undefined => {
  const state: Partial<Record<CatalogAction, string>> = reasons[ownershipOf(catalog)]
  return state[action]
}

/** Texts of the deletion of a catalog. */
export const deletionTexts = deletionTextsOf('catalog')

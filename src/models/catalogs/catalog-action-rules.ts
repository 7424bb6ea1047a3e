import { deletionTextsOf, whyNotOwned } from '@/models/sharing/ownership.ts'

/** Why an action is unavailable for a catalog; undefined when it is available. */
export const whyNotOnCatalog = whyNotOwned('catalog', {
  run: {
    deleted: 'A deleted catalog cannot be run.',
    sharedIn: 'A catalog of another project cannot be run.',
  },
})

/** Actions on a catalog that it may refuse. */
export type CatalogAction = Parameters<typeof whyNotOnCatalog>[0]

export const deletionTexts = deletionTextsOf('catalog')

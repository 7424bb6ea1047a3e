import { deletionTextsOf, whyNotOwned } from '@/models/sharing/ownership.ts'

/** Why an action is unavailable for a package; undefined when it is available. */
export const whyNotOnPackage = whyNotOwned('package', {
  release: {
    deleted: 'A deleted package gets no releases.',
    sharedIn: 'Only its own project makes releases of a package.',
  },
})

/** Actions on a package that it may refuse. */
export type PackageAction = Parameters<typeof whyNotOnPackage>[0]

/** Texts of the deletion of a package. */
export const deletionTexts = deletionTextsOf('package')

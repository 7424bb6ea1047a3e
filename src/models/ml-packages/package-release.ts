import { encode } from '@/lib/lists.ts'
import type { Kind, LinkTarget } from '@/page/kind.ts'
import { packageTarget } from './package.ts'

/** Releases of ML packages: their names and their list, which is on the page of their package. */
export const packageReleaseKind: Kind = {
  one: 'release',
  many: 'releases',
  list: (packageId) => packageTarget(packageId).to,
}

/** Banner and snackbar for a deleted release. */
export const deletedText = 'The package release has been deleted'

/** The page of a release, or one below it. */
export const packageReleaseTarget = (
  packageId: string,
  releaseId: string,
  below = '',
): LinkTarget => packageTarget(packageId, `/releases/${encode(releaseId)}${below}`)

import type { PackageRelease } from '@generated/ml/types.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { packageReleaseKind, packageReleaseTarget } from './model/release.ts'
import { whyNotOnRelease } from './model/release-actions.ts'
import { DeletePackageRelease } from './release/delete-release.tsx'
import { DownloadRelease } from './release/download-release.tsx'
import { ReviewRelease } from './release/review-release.tsx'

/** Names a release in the labels of its actions. */
export const packageReleaseSubject: ActionSubject<PackageRelease> = {
  one: packageReleaseKind.one,
  nameOf: ({ name }) => name,
}

/** Actions on a release. */
export const packageReleaseActions: readonly Action<PackageRelease>[] = [
  {
    id: 'download',
    label: 'Download',
    on: 'primary',
    whyNot: (release) => whyNotOnRelease('download', release),
    dialog: DownloadRelease,
  },
  {
    id: 'review',
    label: 'Review',
    on: 'button',
    whyNot: (release) => whyNotOnRelease('review', release),
    dialog: ReviewRelease,
  },
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (release) => whyNotOnRelease('edit', release),
    to: ({ packageId, id }) => packageReleaseTarget(packageId, id, '/edit'),
  },
  {
    id: 'delete',
    label: 'Delete',
    on: 'menu',
    destructive: true,
    whyNot: (release) => whyNotOnRelease('delete', release),
    dialog: DeletePackageRelease,
  },
]

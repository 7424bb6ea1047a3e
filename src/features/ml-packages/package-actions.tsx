import type { Package } from '@generated/ml/types.ts'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { DeletePackage } from './delete-package.tsx'
import { deletionTexts, whyNotOnPackage } from './model/actions.ts'
import { packageKind, packageTarget } from './model/package.ts'
import { SharePackage } from './sharing/share-package.tsx'

/** Names a package in the labels of its actions. */
export const packageSubject: ActionSubject<Package> = {
  one: packageKind.one,
  nameOf: ({ name }) => name,
}

/** Actions on a package. */
export const packageActions: readonly Action<Package>[] = [
  {
    id: 'release',
    label: 'New Release',
    on: 'primary',
    whyNot: (found) => whyNotOnPackage('release', found),
    to: ({ id }) => packageTarget(id, '/releases/new'),
  },
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (found) => whyNotOnPackage('edit', found),
    to: ({ id }) => packageTarget(id, '/edit'),
  },
  {
    id: 'share',
    label: 'Share',
    on: 'button',
    pageOnly: true,
    whyNot: (found) => whyNotOnPackage('share', found),
    dialog: SharePackage,
  },
  {
    id: 'delete',
    label: (found) => deletionTexts(found).label,
    // The only action on another project's package, so it gets a button.
    on: (found) => (isSharedIn(found) ? 'button' : 'menu'),
    destructive: 'in-menu',
    whyNot: (found) => whyNotOnPackage('delete', found),
    dialog: DeletePackage,
  },
]

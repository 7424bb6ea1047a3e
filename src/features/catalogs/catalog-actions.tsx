import type { Catalog } from '@generated/catalog/types.ts'
import { Play } from 'lucide-react'
import { runJobLabel } from '@/features/run-drawer/model/name.ts'
import { expectRunDrawer, openRunDrawer } from '@/features/run-drawer/model/open.ts'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { DeleteCatalog } from './delete-catalog.tsx'
import { deletionTexts, whyNotOnCatalog } from './model/actions.ts'
import { catalogKind, catalogTarget } from './model/catalog.ts'
import { ShareCatalog } from './sharing/share-catalog.tsx'

/** Names a catalog in the labels of its actions. */
export const catalogSubject: ActionSubject<Catalog> = {
  one: catalogKind.one,
  nameOf: ({ displayName }) => displayName,
}

/** Actions on a catalog. */
export const catalogActions: readonly Action<Catalog>[] = [
  {
    id: 'run-job',
    label: runJobLabel,
    icon: Play,
    on: 'primary',
    whyNot: (catalog) => whyNotOnCatalog('run', catalog),
    preload: expectRunDrawer,
    run: ({ id }) => openRunDrawer({ catalogId: id }),
    opensDialog: true,
  },
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (catalog) => whyNotOnCatalog('edit', catalog),
    to: ({ id }) => {
      const { to, search } = catalogTarget(id)
      return { to: `${to}/edit`, search }
    },
  },
  {
    id: 'share',
    label: 'Share',
    on: 'button',
    pageOnly: true,
    whyNot: (catalog) => whyNotOnCatalog('share', catalog),
    dialog: ShareCatalog,
  },
  {
    id: 'delete',
    label: (catalog) => deletionTexts(catalog).label,
    // The only action on another project's catalog, so it gets a button.
    on: (catalog) => (isSharedIn(catalog) ? 'button' : 'menu'),
    destructive: 'in-menu',
    whyNot: (catalog) => whyNotOnCatalog('delete', catalog),
    dialog: DeleteCatalog,
  },
]

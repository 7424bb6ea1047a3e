import type { ComponentType } from 'react'
import { isSharedIn, type Owned } from '@/models/sharing/ownership.ts'
import type { Action, ActionDialogProps } from '@/page/actions.tsx'
import type { LinkTarget } from '@/page/kind.ts'

type Dialog<Thing> = ComponentType<ActionDialogProps<Thing, undefined>>

interface OwnedActionsOptions<Thing> {
  whyNot: (action: 'edit' | 'share' | 'delete', thing: Thing) => string | undefined
  deletionTexts: (thing: Thing) => { label: string }
  /** The page that edits a thing. */
  edit: (thing: Thing) => LinkTarget
  Share: Dialog<Thing>
  Delete: Dialog<Thing>
}

/** The actions that everything has that a project owns and shares. */
export const ownedActions = <Thing extends Owned>(
  options: OwnedActionsOptions<Thing>,
): readonly Action<Thing>[] => {
  const { whyNot, deletionTexts, edit, Share, Delete } = options
  return [
    {
      id: 'edit',
      label: 'Edit',
      on: 'button',
      whyNot: (thing) => whyNot('edit', thing),
      to: edit,
    },
    {
      id: 'share',
      label: 'Share',
      on: 'button',
      pageOnly: true,
      whyNot: (thing) => whyNot('share', thing),
      dialog: Share,
    },
    {
      id: 'delete',
      label: (thing) => deletionTexts(thing).label,
      // The only action on another project's thing, so it gets a button.
      on: (thing) => (isSharedIn(thing) ? 'button' : 'menu'),
      destructive: 'in-menu',
      whyNot: (thing) => whyNot('delete', thing),
      dialog: Delete,
    },
  ]
}

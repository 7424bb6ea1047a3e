import type { FirmwareRelease } from '@generated/catalog/types.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { DeleteRelease } from './delete-release.tsx'
import { whyNotOnRelease } from './model/actions.ts'
import { editReleaseTarget, releaseKind } from './model/release.ts'
import { PublishRelease } from './publish-release.tsx'

/** Names a release in the labels of its actions. */
export const releaseSubject: ActionSubject<FirmwareRelease> = {
  one: releaseKind.one,
  nameOf: ({ name }) => name,
}

/** Actions on a release. */
export const releaseActions: readonly Action<FirmwareRelease>[] = [
  {
    id: 'publish',
    label: 'Publish',
    on: 'primary',
    whyNot: (release) => whyNotOnRelease('publish', release),
    dialog: PublishRelease,
  },
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (release) => whyNotOnRelease('edit', release),
    to: ({ catalogId, id }) => editReleaseTarget(catalogId, id),
  },
  {
    id: 'delete',
    label: 'Delete',
    on: 'menu',
    destructive: true,
    whyNot: (release) => whyNotOnRelease('delete', release),
    dialog: DeleteRelease,
  },
]

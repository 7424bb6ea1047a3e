import type { Suite } from '@generated/evaluation/types.ts'
import { Play } from 'lucide-react'
import { runJobLabel } from '@/features/run-drawer/model/name.ts'
import { expectRunDrawer, openRunDrawer } from '@/features/run-drawer/model/open.ts'
import { suitePreset } from '@/features/run-drawer/model/state.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { DeleteSuite } from './delete-suite.tsx'
import { whyNotOnSuite } from './model/actions.ts'
import { suiteKind, suiteTarget } from './model/suite.ts'

/** Names a suite in the labels of its actions. */
export const suiteSubject: ActionSubject<Suite> = {
  one: suiteKind.one,
  nameOf: ({ displayName }) => displayName,
}

/** Actions on a suite. The context is the catalog whose list linked to it, if any. */
export const suiteActions: readonly Action<Suite, string | undefined>[] = [
  {
    id: 'run-job',
    label: runJobLabel,
    icon: Play,
    on: 'primary',
    whyNot: (suite) => whyNotOnSuite('run', suite),
    preload: expectRunDrawer,
    run: (suite, catalogId) => openRunDrawer(suitePreset(suite, catalogId)),
    opensDialog: true,
  },
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (suite) => whyNotOnSuite('edit', suite),
    to: ({ id }, catalogId) => {
      const { to, search } = suiteTarget(id, catalogId)
      return { to: `${to}/edit`, search }
    },
  },
  {
    id: 'delete',
    label: 'Delete',
    on: 'menu',
    destructive: true,
    whyNot: (suite) => whyNotOnSuite('delete', suite),
    dialog: DeleteSuite,
  },
]

import { listSuitesOperation } from '@generated/evaluation/codec.ts'
import {
  deprecateSuiteMutationOptions,
  getSuiteQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { suitesPreset } from '@/models/run-drawer/run-state.ts'
import { deletedText, suiteKind, suiteTarget } from '@/models/suites/suite.ts'
import { whyNotOnSuite } from '@/models/suites/suite-action-rules.ts'
import { dropFromLists } from '@/models/suites/suite-queries.ts'
import { type ActionDialogProps, actionsOn, editAndDelete } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { HolderNames } from '@/page/holders.tsx'
import { useProjectId } from '@/session/project/projects.ts'

function DeleteSuite({ thing: suite, place, onClose }: ActionDialogProps<Suite>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, suiteId: suite.id }
  return (
    <DeleteDialog
      place={place}
      kind={suiteKind}
      query={getSuiteQueryOptions(path)}
      list={listSuitesOperation}
      refresh={() => dropFromLists(client, projectId, suite.id)}
      text={deletedText}
      change={deprecateSuiteMutationOptions()}
      variables={{ path }}
      name={suite.displayName}
      onClose={onClose}
    >
      Its jobs and reports stay. It stays in the list of deleted suites; saving it again restores
      it.
      <HolderNames
        noun="catalog"
        names={suite.attachments.map(({ catalogDisplayName }) => catalogDisplayName)}
      />
    </DeleteDialog>
  )
}

/** Actions on a suite. The context is the catalog whose list linked to it, if any. */
export const suiteActions = actionsOn<Suite, string | undefined>(suiteKind, 'displayName', [
  {
    id: 'run-job',
    label: runJobLabel,
    icon: Play,
    on: 'primary',
    whyNot: (suite) => whyNotOnSuite('run', suite),
    preload: expectRunDrawer,
    run: (suite, catalogId) => openRunDrawer(suitesPreset([suite], catalogId)),
    opensDialog: true,
  },
  ...editAndDelete<Suite, string | undefined>(
    whyNotOnSuite,
    ({ id }, catalogId) => {
      const { to, search } = suiteTarget(id, catalogId)
      return { to: `${to}/edit`, search }
    },
    DeleteSuite,
  ),
])

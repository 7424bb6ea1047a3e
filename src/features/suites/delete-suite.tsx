import { listSuitesOperation } from '@generated/evaluation/codec.ts'
import {
  deprecateSuiteMutationOptions,
  getSuiteQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { dropFromLists } from './model/queries.ts'
import { deletedText, suiteKind } from './model/suite.ts'

/** Confirms and deletes a suite. */
export function DeleteSuite({ thing: suite, place, onClose }: ActionDialogProps<Suite>) {
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
    </DeleteDialog>
  )
}

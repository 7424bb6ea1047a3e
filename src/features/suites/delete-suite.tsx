import {
  deprecateSuiteMutationOptions,
  getSuiteQueryKey,
  getSuiteQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { useShowDeleted } from '@/page/use-show-deleted.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { dropFromLists } from './model/queries.ts'
import { deletedText, suiteKind } from './model/suite.ts'

/** Confirms and deletes a suite. */
export function DeleteSuite({ thing: suite, place, onClose }: ActionDialogProps<Suite>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const showDeleted = useShowDeleted()
  const path = { projectId, suiteId: suite.id }
  return (
    <ChangeDialog
      change={{
        ...deprecateSuiteMutationOptions(),
        onSuccess: async () => {
          dropFromLists(client, projectId, suite.id)
          await showDeleted({
            place,
            kind: suiteKind,
            query: getSuiteQueryOptions(path),
            text: deletedText,
          })
          onClose()
        },
        // Somebody else may have deleted it: refetch, so that its page shows the result.
        onError: () => void client.invalidateQueries({ queryKey: getSuiteQueryKey(path) }),
      }}
      variables={{ path }}
      question="Are you sure to delete the suite?"
      name={suite.displayName}
      confirmLabel="Delete"
      onClose={onClose}
    >
      Its jobs and reports stay. It stays in the list of deleted suites; saving it again restores
      it.
    </ChangeDialog>
  )
}

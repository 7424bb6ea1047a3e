import { deprecateSuiteMutationOptions, getSuiteQueryKey } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { dropFromLists } from './model/queries.ts'

/** What is said once a suite is deleted. */
export const deletedText = 'The suite has been deleted'

type NamedSuite = Pick<Suite, 'id' | 'displayName'>

interface DeleteSuiteProps {
  /** The suite to ask about; the dialog is closed while there is none. */
  suite: NamedSuite | undefined
  onClose: () => void
  /** Called once the suite is deleted; the dialog stays until the promise settles. */
  onDeleted: (suiteId: string) => void | Promise<void>
}

/** Asks whether to delete a suite, and does it. A failure stays in the dialog. */
export function DeleteSuite({ suite, ...props }: DeleteSuiteProps) {
  return suite && <OpenDeleteSuite key={suite.id} suite={suite} {...props} />
}

function OpenDeleteSuite({ suite, onClose, onDeleted }: DeleteSuiteProps & { suite: NamedSuite }) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const deletion = useChange({
    ...deprecateSuiteMutationOptions(),
    onSuccess: async (_, { path }) => {
      dropFromLists(client, projectId, path.suiteId)
      await onDeleted(path.suiteId)
      onClose()
    },
    // Somebody else may have deleted it: its page is to tell.
    onError: (_, { path }) => void client.invalidateQueries({ queryKey: getSuiteQueryKey(path) }),
  })
  useDialogAlert('deleteSuite')

  return (
    <ConfirmDialog
      open
      question="Are you sure to delete the suite?"
      name={suite.displayName}
      confirmLabel="Delete"
      onConfirm={() => deletion.mutate({ path: { projectId, suiteId: suite.id } })}
      onCancel={onClose}
      pending={deletion.isPending}
      submitError={deletion.isError ? <CallAlert id="deleteSuite" /> : undefined}
      disabledReason={undefined}
    >
      Its jobs and reports stay. It can be found under the deleted suites; saving it anew brings it
      back.
    </ConfirmDialog>
  )
}

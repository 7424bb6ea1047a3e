import { updateSuiteOperation } from '@generated/evaluation/codec.ts'
import { getSuiteQueryKey, updateSuiteMutationOptions } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import type { FoundScenario, Scenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CallAlert } from '@/data/call-alert.tsx'
import { useChange } from '@/data/change.tsx'
import { useSubmission } from '@/data/submission.ts'
import { requestWithScenario } from '@/features/suites/model/draft.ts'
import { lookUpNotApproved } from '@/features/suites/model/look-up-not-approved.ts'
import { isNotApprovedError, notApprovedText } from '@/features/suites/model/not-approved.ts'
import { refreshSuiteLists } from '@/features/suites/model/queries.ts'
import { NotApprovedLinks } from '@/parts/scenarios/not-approved-links.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { attachTexts } from '../model/attach.ts'
import { useStoredSuite } from '../use-stored-suite.tsx'

interface ChangeAttachmentProps {
  scenario: Scenario
  suite: Suite
  attach: boolean
  onClose: () => void
}

/** Why the suite was not saved, beside the alert of the call. */
interface Failure {
  notApproved?: readonly FoundScenario[]
}

/** Confirms and attaches a scenario to a suite, or detaches it. */
export function ChangeAttachment({ scenario, suite, attach, onClose }: ChangeAttachmentProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const update = useChange(updateSuiteMutationOptions())
  const { submit, pending, failure } = useSubmission<Failure>()
  const { question, done } = attachTexts[attach ? 'attach' : 'detach']
  const path = { projectId, suiteId: suite.id }

  const { stored, alerts } = useStoredSuite(suite.id)

  const save = async () => {
    if (!stored) return
    await update.send({ path, body: requestWithScenario(stored, scenario, attach) })
    client.removeQueries({ queryKey: getSuiteQueryKey(path) })
    refreshSuiteLists(client, projectId)
    toast(done)
    onClose()
  }

  const failureOf = async (error: unknown): Promise<Failure> => {
    if (!isNotApprovedError(error)) return {}
    const lookups = suite.specs.map(({ scenarioId, scenarioVersionId }) => ({
      scenarioId,
      ...(scenarioVersionId !== undefined && { scenarioVersionId }),
    }))
    const target = { scenarioId: scenario.id }
    return { notApproved: await lookUpNotApproved(client, projectId, [...lookups, target]) }
  }

  return (
    <ConfirmDialog
      open
      question={question}
      confirmLabel="Submit"
      danger={false}
      onConfirm={() => void submit(save, failureOf)}
      onClose={onClose}
      pending={pending}
      submitError={failure && <FailureAlert failure={failure} />}
      disabledReason={stored ? undefined : 'The suite is not loaded yet.'}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
        <dt className="text-muted">Scenario</dt>
        <dd>
          <bdi>{scenario.displayName}</bdi>
        </dd>
        <dt className="text-muted">Suite</dt>
        <dd>
          <bdi>{suite.displayName}</bdi>
        </dd>
      </dl>
      <div className="mt-3 flex flex-col gap-2 empty:hidden">{alerts}</div>
    </ConfirmDialog>
  )
}

const FailureAlert = ({ failure: { notApproved } }: { failure: Failure }) =>
  notApproved ? (
    <CallAlert
      operation={updateSuiteOperation}
      title={notApprovedText}
      detail={notApproved.length > 0 && <NotApprovedLinks scenarios={notApproved} />}
    />
  ) : (
    <CallAlert operation={updateSuiteOperation} />
  )

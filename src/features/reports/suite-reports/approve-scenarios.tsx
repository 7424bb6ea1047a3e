import type { SuiteReport } from '@generated/evaluation/types.ts'
import {
  batchGetScenarioVersionsQueryOptions,
  batchReviewScenarioVersionsMutationOptions,
} from '@generated/scenario/queries.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDialogAlert } from '@/data/alerts/dialog-alert.ts'
import { useChange } from '@/data/change.ts'
import { chunk } from '@/features/suites/model/batches.ts'
import { CallAlert } from '@/page/call-alert.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { approvable, type ScenarioVersion, versionsOf } from '../model/approval.ts'
import { specReportsQueryOptions } from '../model/spec-report-queries.ts'

/** How many versions one call can approve. */
const callLimit = 100

interface ApproveScenariosProps {
  report: SuiteReport
  onClose: () => void
}

/** Asks whether to approve the scenarios of a suite that nobody has reviewed, and does it. */
export function ApproveScenarios({ report, onClose }: ApproveScenariosProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { versions, pending, failed, retry } = useApprovable(report)
  const review = batchReviewScenarioVersionsMutationOptions()
  const approval = useChange({
    ...review,
    mutationFn: async (variables, context) => {
      for (const items of chunk(variables.body.items, callLimit)) {
        await review.mutationFn?.({ ...variables, body: { ...variables.body, items } }, context)
      }
      return undefined
    },
    onSuccess: (_, { body: { items } }) => {
      toast(items.length === 1 ? '1 scenario approved' : `${items.length} scenarios approved`)
      void client.invalidateQueries({ queryKey: [projectId, 'scenario'] })
      onClose()
    },
  })
  useDialogAlert('batchReviewScenarioVersions')
  useDialogAlert('batchGetScenarioVersions')

  return (
    <ConfirmDialog
      open
      question="Do you want to approve the scenarios of the suite?"
      name={report.suite.displayName}
      confirmLabel="Approve"
      danger={false}
      onConfirm={() => {
        const items = versions.map(({ id, versionId }) => ({ id, versionId }))
        approval.mutate({ path: { projectId }, body: { reviewStatus: 'approved', items } })
      }}
      onCancel={onClose}
      pending={approval.isPending}
      submitError={approval.isError ? <CallAlert id="batchReviewScenarioVersions" /> : undefined}
      disabledReason={whyNotApprove(versions, pending, failed)}
    >
      {failed && <CallAlert id="batchGetScenarioVersions" onRetry={retry} />}
      {pending && (
        <Loading>
          <Skeleton className="h-16 w-full" />
        </Loading>
      )}
      {!pending && !failed && <Versions versions={versions} />}
    </ConfirmDialog>
  )
}

const nothingToApprove = 'Every scenario of the suite has been reviewed.'

const whyNotApprove = (versions: readonly ScenarioVersion[], pending: boolean, failed: boolean) => {
  if (pending || failed) return 'It is not known yet what there is to approve.'
  return versions.length === 0 ? nothingToApprove : undefined
}

function Versions({ versions }: { versions: readonly ScenarioVersion[] }) {
  if (versions.length === 0) return <p>{nothingToApprove}</p>
  return (
    <ul aria-label="To be approved" className="flex max-h-64 flex-col gap-1 overflow-y-auto">
      {versions.map(({ id, versionId, displayName }) => (
        <li key={`${id} ${versionId}`}>
          <TruncatedText text={displayName} limit={40} />{' '}
          <span className="text-muted">version {versionId}</span>
        </li>
      ))}
    </ul>
  )
}

/** The versions that can be approved along, as far as it is known. */
const useApprovable = (report: SuiteReport) => {
  const projectId = useProjectId()
  const specs = useQuery(specReportsQueryOptions(projectId, report.jobId, report.id)).data
  const versions = useMemo(() => versionsOf(specs?.items ?? []), [specs])
  const lookups = useQueries({
    queries: chunk(versions).map((some) => {
      const items = some.map(({ id, versionId }) => ({
        scenarioId: id,
        scenarioVersionId: versionId,
      }))
      return { ...batchGetScenarioVersionsQueryOptions({ projectId }, { items }), staleTime: 0 }
    }),
  })
  return {
    versions: approvable(
      versions,
      lookups.flatMap(({ data }) => data?.found ?? []),
    ),
    pending: !specs?.complete || lookups.some(({ isPending }) => isPending),
    failed: lookups.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of lookups) if (isError) void refetch()
    },
  }
}

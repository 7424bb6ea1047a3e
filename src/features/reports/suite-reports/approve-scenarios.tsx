import type { SuiteReport } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsOperation } from '@generated/scenario/codec.ts'
import {
  batchGetScenarioVersionsQueryOptions,
  batchReviewScenarioVersionsMutationOptions,
} from '@generated/scenario/queries.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { lookUp } from '@/data/lost-answer.ts'
import { maybeReviewed } from '@/lib/reviews.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'
import {
  approvable,
  leftOutText,
  type ScenarioVersion,
  versionsOf,
} from '@/models/reports/suite-approval.ts'
import { chunk } from '@/models/suites/suite-batches.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { ScenarioLink } from '@/page/links.tsx'
import { OperationStatus } from '@/page/operation-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow } from '@/transport/query-parameters.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { toast } from '@/ui/feedback/toast.tsx'

/** Maximum number of versions that one call approves. */
const callLimit = 100

/** Confirms and approves the scenarios of a suite that are not reviewed yet. */
export function ApproveScenarios({ thing: report, onClose }: ActionDialogProps<SuiteReport>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { versions, leftOut, pending, failed } = useApprovable(report)
  const review = batchReviewScenarioVersionsMutationOptions()
  const items = versions.map(({ id, versionId }) => ({ id, versionId }))
  const succeed = () => {
    toast(items.length === 1 ? '1 scenario approved' : `${items.length} scenarios approved`)
    void client.invalidateQueries({ queryKey: [projectId, 'scenario'] })
    onClose()
  }
  const areApproved = async () => {
    for (const some of chunk(versions)) {
      const { found } = await fetchNow(client, lookupsOf(projectId, some))
      if (approvable(some, found).length > 0) return false
    }
    return true
  }
  return (
    <ChangeDialog
      change={{
        ...review,
        mutationFn: async (variables, context) => {
          for (const some of chunk(variables.body.items, callLimit)) {
            const body = { ...variables.body, items: some }
            await review.mutationFn?.({ ...variables, body }, context)
          }
          return undefined
        },
        onSuccess: succeed,
      }}
      recover={(error) =>
        lookUp(error, { isDone: areApproved, onDone: succeed, open: maybeReviewed('suite') })
      }
      variables={{ path: { projectId }, body: { reviewStatus: 'approved', items } }}
      question="Do you want to approve the scenarios of the suite?"
      name={report.suite.displayName}
      confirmLabel="Approve"
      danger={false}
      disabledReason={whyNotApprove(versions, pending, failed)}
      onClose={onClose}
    >
      <OperationStatus operation={batchGetScenarioVersionsOperation} />
      {pending && (
        <Loading>
          <Skeleton className="h-16 w-full" />
        </Loading>
      )}
      {!pending && !failed && <Versions versions={versions} leftOut={leftOut} />}
    </ChangeDialog>
  )
}

const nothingToApprove = 'Every scenario of the suite has been reviewed.'

interface VersionsProps {
  versions: readonly ScenarioVersion[]
  /** Parts that stay as they are. */
  leftOut: string | undefined
}

const whyNotApprove = (versions: readonly ScenarioVersion[], pending: boolean, failed: boolean) => {
  if (pending || failed) return 'It is not known yet what there is to approve.'
  return versions.length === 0 ? nothingToApprove : undefined
}

function Versions({ versions, leftOut }: VersionsProps) {
  return (
    <>
      {versions.length === 0 ? <p>{nothingToApprove}</p> : <Approved versions={versions} />}
      {leftOut !== undefined && <p className="text-muted">Left as they are: {leftOut}.</p>}
    </>
  )
}

function Approved({ versions }: Pick<VersionsProps, 'versions'>) {
  return (
    <ul aria-label="To be approved" className="flex max-h-64 flex-col gap-1 overflow-y-auto">
      {versions.map(({ id, versionId, displayName }) => (
        <li key={`${id} ${versionId}`}>
          <ScenarioLink id={id} name={displayName} version={versionId} newTab />{' '}
          <span className="text-muted">version {versionId}</span>
        </li>
      ))}
    </ul>
  )
}

const lookupsOf = (
  projectId: string,
  versions: readonly Pick<ScenarioVersion, 'id' | 'versionId'>[],
) => {
  const items = versions.map(({ id, versionId }) => ({
    scenarioId: id,
    scenarioVersionId: versionId,
  }))
  return batchGetScenarioVersionsQueryOptions({ projectId }, { items })
}

/** The versions that can be approved, as far as loaded. */
const useApprovable = (report: SuiteReport) => {
  const projectId = useProjectId()
  const specs = useQuery(specReportsQueryOptions(projectId, report.jobId, report.id)).data
  const versions = useMemo(() => versionsOf(specs?.items ?? []), [specs])
  const lookups = useQueries({
    queries: chunk(versions).map((some) => ({ ...lookupsOf(projectId, some), staleTime: 0 })),
  })
  const found = lookups.flatMap(({ data }) => data?.found ?? [])
  return {
    versions: approvable(versions, found),
    leftOut: leftOutText(found),
    pending: !specs?.complete || lookups.some(({ isPending }) => isPending),
    failed: lookups.some(({ isError }) => isError),
  }
}

import { batchReviewScenarioVersionsOperation } from '@generated/scenario/codec.ts'
import { batchReviewScenarioVersionsMutationOptions } from '@generated/scenario/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { failedOutcome, useBulkRun } from '@/data/bulk-run.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import { useChange } from '@/data/change.tsx'
import { runInBatches } from '@/features/scenarios/model/bulk-batches.ts'
import { changeScenarios } from '@/features/scenarios/model/refresh.ts'
import { scenarioKind } from '@/features/scenarios/model/scenario.ts'
import { reviewNames } from '@/features/suites/model/approval.ts'
import { chunk } from '@/features/suites/model/batches.ts'
import { countText } from '@/lib/count-text.ts'
import { ScenarioLink } from '@/page/links.tsx'
import { BulkDialog } from '@/parts/bulk/bulk-dialog.tsx'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'

/** A version of a scenario that somebody wants to approve. */
export interface ApprovedVersion {
  /** Unique among them. */
  id: string
  scenarioId: string
  versionId: number
  displayName: string
  /** Approved before. */
  isApproved?: boolean
}

interface ApproveVersionsProps {
  versions: readonly ApprovedVersion[]
  /** Which versions these are: `the newest version` of the scenarios. */
  which: string
  /** What is left out, below the others. */
  leftOut?: ReactNode
  /** Called on closing with the versions that are still to be approved, once a run has begun. */
  onLeft: (left: readonly ApprovedVersion[]) => void
  onClose: () => void
}

const link = ({ scenarioId, displayName }: ApprovedVersion) => (
  <ScenarioLink id={scenarioId} name={displayName} newTab />
)
const choice = [{ value: 'approved', label: reviewNames.approved }] as const
const nothing = () => undefined

/** Approves versions of many scenarios, in batches, and says what came of each. */
export default function ApproveVersions({
  versions,
  which,
  leftOut,
  onLeft,
  onClose,
}: ApproveVersionsProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const review = useChange(batchReviewScenarioVersionsMutationOptions())
  const run = useBulkRun<ApprovedVersion, undefined>(async (some, _, { settle, signal }) => {
    const approved = new Map<string, Set<number>>()
    for (const { id, isApproved } of some) if (isApproved) settle(id, { kind: 'unchanged' })
    await runInBatches(chunk(some.filter(({ isApproved }) => !isApproved)), {
      send: (batch) =>
        review.send({
          path: { projectId },
          body: {
            reviewStatus: 'approved',
            items: batch.map(({ scenarioId, versionId }) => ({ id: scenarioId, versionId })),
          },
        }),
      onDone: (batch) => {
        for (const { id, scenarioId, versionId } of batch) {
          approved.set(scenarioId, (approved.get(scenarioId) ?? new Set()).add(versionId))
          settle(id, { kind: 'changed' })
        }
      },
      onFailed: ({ id }, error) => settle(id, failedOutcome(error)),
      signal,
    })
    changeScenarios(client, projectId, (scenario) =>
      approved.get(scenario.id)?.has(scenario.versionId)
        ? { ...scenario, review: { ...scenario.review, status: 'approved' } }
        : scenario,
    )
  })
  const open = useMemo(() => versions.filter(({ isApproved }) => !isApproved), [versions])
  return (
    <BulkDialog
      noun={scenarioKind}
      items={versions}
      title="Review"
      submitLabel="Submit"
      done={reviewNames.approved}
      run={run}
      alert={<CallAlert operation={batchReviewScenarioVersionsOperation} />}
      onSubmit={(left) => run.start(left, undefined)}
      disabledReason={open.length === 0 ? 'None of them is left to be approved.' : undefined}
      link={link}
      onLeft={onLeft}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field label="Review status" group>
          <Segmented options={choice} value="approved" onValueChange={nothing} />
        </Field>
        <p className="text-sm">
          {countOf(open.length)} will be approved in {which}
          {versions.length > open.length &&
            `; ${countOf(versions.length - open.length)} already approved`}
          .
        </p>
        <ScenarioNames label="Scenarios to approve" items={open} idOf={({ id }) => id}>
          {({ displayName, versionId }) => (
            <>
              <bdi>{displayName}</bdi> <span className="text-muted">version {versionId}</span>
            </>
          )}
        </ScenarioNames>
        {leftOut}
      </div>
    </BulkDialog>
  )
}

const countOf = (count: number) => countText({ count, complete: true }, scenarioKind)

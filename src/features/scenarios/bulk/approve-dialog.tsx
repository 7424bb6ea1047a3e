import { batchReviewScenarioVersionsOperation } from '@generated/scenario/codec.ts'
import { batchReviewScenarioVersionsMutationOptions } from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failedOutcome, useBulkRun } from '@/data/bulk-run.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import { useChange } from '@/data/change.tsx'
import { reviewNames } from '@/features/suites/model/approval.ts'
import { chunk } from '@/features/suites/model/batches.ts'
import { countText } from '@/lib/count-text.ts'
import { ScenarioLink } from '@/page/links.tsx'
import { BulkDialog } from '@/parts/bulk/bulk-dialog.tsx'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { selectionFor } from '../model/bulk.ts'
import { runInBatches } from '../model/bulk-batches.ts'
import { changeScenarios } from '../model/refresh.ts'
import { scenarioKind } from '../model/scenario.ts'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LeftOut } from './left-out.tsx'

const link = ({ id, displayName }: Scenario) => <ScenarioLink id={id} name={displayName} />
const choice = [{ value: 'approved', label: reviewNames.approved }] as const
const nothing = () => undefined

/** Approves many scenarios in their newest versions. */
export default function ApproveDialog({ scenarios, onLeft, onClose }: ScenarioBulkProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const review = useChange(batchReviewScenarioVersionsMutationOptions())
  const { included, leftOut } = useMemo(() => selectionFor('review', scenarios), [scenarios])
  const run = useBulkRun<Scenario, undefined>(async (some, _, { settle, signal }) => {
    const approved = new Set<string>()
    const open = some.filter((scenario) => {
      if (scenario.review.status !== 'approved') return true
      settle(scenario.id, { kind: 'unchanged' })
      return false
    })
    await runInBatches(chunk(open), {
      send: (batch) =>
        review.send({
          path: { projectId },
          body: {
            reviewStatus: 'approved',
            items: batch.map(({ id, versionId }) => ({ id, versionId })),
          },
        }),
      onDone: (batch) => {
        for (const { id } of batch) {
          approved.add(id)
          settle(id, { kind: 'changed' })
        }
      },
      onFailed: ({ id }, error) => settle(id, failedOutcome(error)),
      signal,
    })
    changeScenarios(client, projectId, (scenario) =>
      approved.has(scenario.id)
        ? { ...scenario, review: { ...scenario.review, status: 'approved' } }
        : scenario,
    )
  })
  const open = useMemo(
    () => included.filter(({ review: { status } }) => status !== 'approved'),
    [included],
  )
  const willBe = countText({ count: open.length, complete: true }, scenarioKind)
  return (
    <BulkDialog
      noun={scenarioKind}
      items={included}
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
          {willBe} will be approved in the newest version
          {included.length > open.length &&
            `; ${countText({ count: included.length - open.length, complete: true }, scenarioKind)} already approved`}
          .
        </p>
        <ScenarioNames label="Scenarios to approve" items={open} idOf={({ id }) => id}>
          {({ displayName, versionId }) => (
            <>
              <bdi>{displayName}</bdi> <span className="text-muted">version {versionId}</span>
            </>
          )}
        </ScenarioNames>
        <LeftOut leftOut={leftOut} />
      </div>
    </BulkDialog>
  )
}

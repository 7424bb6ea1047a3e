import { type ReactNode, useMemo } from 'react'
import { counted } from '@/lib/count-text.ts'
import { scenarioNoun } from '@/models/scenarios/scenario.ts'
import { reviewNames } from '@/models/suites/review-names.ts'
import { TaskForm } from '@/parts/tasks/task-form.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { ScenarioNames } from './scenario-names.tsx'

/** A version of a scenario that somebody wants to approve. */
interface ApprovedVersion {
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
  /** The left-out items, below the others. */
  leftOut?: ReactNode
  onStarted: () => void
  onClose: () => void
}

const choice = [{ value: 'approved', label: reviewNames.approved }] as const
const nothing = () => undefined

/** Asks and approves versions of many scenarios. */
export default function ApproveVersions(props: ApproveVersionsProps) {
  const { versions, which, leftOut, onStarted, onClose } = props
  const open = useMemo(() => versions.filter(({ isApproved }) => !isApproved), [versions])
  const count = counted(open.length, 'scenario')
  return (
    <TaskForm
      noun="scenario"
      count={versions.length}
      title="Review"
      submitLabel="Submit"
      final
      disabledReason={open.length === 0 ? 'None of them is left to be approved.' : undefined}
      onSubmit={() => ({
        change: {
          area: 'review',
          versions: Object.fromEntries(
            open.map(({ id, scenarioId, versionId }) => [id, { scenarioId, versionId }]),
          ),
        },
        items: open.map(({ id, displayName }) => ({ id, name: displayName })),
        texts: {
          title: `Approve ${count}`,
          ended: `Approved ${count}`,
          done: 'approved',
          noun: scenarioNoun,
        },
      })}
      onStarted={onStarted}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Field label="Review status" group>
          <Segmented options={choice} value="approved" onValueChange={nothing} />
        </Field>
        <p className="text-sm">
          {count} will be approved in {which}
          {versions.length > open.length &&
            `; ${counted(versions.length - open.length, 'scenario')} already approved`}
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
    </TaskForm>
  )
}

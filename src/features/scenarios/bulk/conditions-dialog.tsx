import { batchUpdateScenarioFormatsOperation } from '@generated/scenario/codec.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { CallAlert } from '@/data/call-alert.tsx'
import { type BulkOutcomes, remainingItems } from '@/lib/bulk.ts'
import { countText } from '@/lib/count-text.ts'
import { BulkOutcomeTable, BulkProgress } from '@/parts/bulk/bulk-dialog.tsx'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { type BulkSelection, selectionFor } from '../model/bulk.ts'
import { conditionScenarioLimit, rowsProblem, whyNotUpdateConditions } from '../model/conditions.ts'
import { scenarioKind } from '../model/scenario.ts'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { ConditionRows, emptyRow } from './condition-rows.tsx'
import { LeftOut } from './left-out.tsx'
import { linkOf } from './scenario-link.tsx'
import { SuiteOfVersions } from './suite-of-versions.tsx'
import { useUpdateConditions } from './use-update-conditions.ts'

const versionOf = ({ displayName, versionId }: Scenario) => (
  <>
    <bdi>{displayName}</bdi> <span className="text-muted">version {versionId}</span>
  </>
)

/** `run` shows how far the update is, then what came of it. */
type Step = 'confirm' | 'rows' | 'run'

/** Inserts conditions into many scenarios: confirm, update, then a suite of the new versions. */
export default function ConditionsDialog({ scenarios, onLeft, onClose }: ScenarioBulkProps) {
  const { included, leftOut } = useMemo(() => selectionFor('edit', scenarios), [scenarios])
  const [step, setStep] = useState<Step>('confirm')
  const [rows, setRows] = useState(() => [emptyRow()])
  const [attempted, setAttempted] = useState(false)
  const { run, versions } = useUpdateConditions()
  const form = useId()
  const left = remainingItems(included, run.outcomes)
  const refusal =
    whyNotUpdateConditions(scenarios) ?? (included.length === 0 ? noneText : undefined)
  const problem = rowsProblem(rows)
  const isRunning = run.state === 'running'
  const close = () => {
    if (run.state !== 'new') onLeft(left)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setAttempted(true)
    if (problem !== undefined) return
    setStep('run')
    run.start(left, rows)
  }
  return (
    <Dialog
      open
      onClose={close}
      title="Update Conditions"
      size="lg"
      locked={isRunning}
      onSubmit={step === 'rows' ? submit : undefined}
      footer={
        step === 'confirm' ? (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" disabledReason={refusal} onClick={() => setStep('rows')}>
              Next
            </Button>
          </>
        ) : step === 'rows' ? (
          <>
            {attempted && problem && (
              <p role="alert" className="w-full text-sm text-failed">
                {problem}
              </p>
            )}
            {run.state === 'new' && <Button onClick={() => setStep('confirm')}>Back</Button>}
            <Button type="submit" variant="primary">
              Update
            </Button>
          </>
        ) : isRunning ? (
          <Button onClick={run.cancel}>Cancel</Button>
        ) : (
          <>
            {left.length > 0 && (
              <>
                <Button onClick={() => setStep('rows')}>Change the rows</Button>
                <Button onClick={() => run.start(left, rows)}>
                  Try {countText({ count: left.length, complete: true }, scenarioKind)} again
                </Button>
              </>
            )}
            <Button onClick={close}>Skip</Button>
            <Button type="submit" form={form} variant="primary" disabled={versions.size === 0}>
              Create suite
            </Button>
          </>
        )
      }
    >
      {step === 'confirm' ? (
        <Confirmation included={included} leftOut={leftOut} refusal={refusal} />
      ) : step === 'rows' ? (
        <ConditionRows rows={rows} shown={attempted} onChange={setRows} />
      ) : isRunning ? (
        <BulkProgress done={run.outcomes.size} total={included.length} noun={scenarioKind} />
      ) : (
        <Outcome
          form={form}
          included={included}
          outcomes={run.outcomes}
          versions={versions}
          onCreated={close}
        />
      )}
    </Dialog>
  )
}

const noneText = 'None of the selected scenarios can be changed.'

interface ConfirmationProps extends BulkSelection {
  /** Why none of them is changed. */
  refusal: string | undefined
}

const Confirmation = ({ included, leftOut, refusal }: ConfirmationProps) => (
  <div className="flex flex-col gap-4">
    {refusal === undefined ? (
      <>
        <p className="text-sm">
          {countText({ count: included.length, complete: true }, scenarioKind)} will get a new
          version, which nobody has reviewed.
        </p>
        <ScenarioNames
          label="Scenarios to update"
          items={included}
          idOf={({ id }) => id}
          most={conditionScenarioLimit}
        >
          {versionOf}
        </ScenarioNames>
      </>
    ) : (
      <p role="alert" className="text-sm text-failed">
        {refusal}
      </p>
    )}
    <LeftOut leftOut={leftOut} />
  </div>
)

interface OutcomeProps {
  /** Id of the form of the suite. */
  form: string
  included: readonly Scenario[]
  outcomes: BulkOutcomes
  /** The new version of each updated scenario, by id. */
  versions: ReadonlyMap<string, number>
  onCreated: () => void
}

/** What came of each scenario, and a suite of the new versions. */
const Outcome = ({ form, included, outcomes, versions, onCreated }: OutcomeProps) => (
  <div className="flex flex-col gap-4">
    <CallAlert operation={batchUpdateScenarioFormatsOperation} />
    <BulkOutcomeTable
      noun={scenarioKind}
      items={included}
      done="Updated"
      link={linkOf}
      outcomes={outcomes}
    />
    {versions.size > 0 && (
      <SuiteOfVersions
        form={form}
        versions={
          new Map(
            included.flatMap(({ id, displayName }) => {
              const versionId = versions.get(id)
              return versionId === undefined ? [] : [[id, { displayName, versionId }]]
            }),
          )
        }
        onCreated={onCreated}
      />
    )}
  </div>
)

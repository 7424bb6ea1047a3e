import type { Scenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { counted } from '@/lib/count-text.ts'
import { scenarioNoun } from '@/models/scenarios/scenario.ts'
import { type BulkSelection, selectionFor } from '@/models/scenarios/scenario-bulk.ts'
import {
  conditionScenarioLimit,
  rowsProblem,
  whyNotUpdateConditions,
} from '@/models/scenarios/scenario-conditions.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { startTask } from '@/parts/tasks/tasks.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { ConditionRows, emptyRow } from './condition-rows.tsx'
import { DryRun } from './dry-run.tsx'
import { LatestHolders } from './latest-holders.tsx'
import { LeftOut } from './left-out.tsx'

const versionOf = ({ displayName, versionId }: Scenario) => (
  <>
    <bdi>{displayName}</bdi> <span className="text-muted">version {versionId}</span>
  </>
)

/** Inserts conditions into many scenarios: confirm, then the rows; a suite of the new versions comes with the task. */
export default function ConditionsDialog({ scenarios, onStarted, onClose }: ScenarioBulkProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { included, leftOut } = useMemo(() => selectionFor('edit', scenarios), [scenarios])
  const [step, setStep] = useState<'confirm' | 'rows'>('confirm')
  const [rows, setRows] = useState(() => [emptyRow()])
  const [attempted, setAttempted] = useState(false)
  const refusal =
    whyNotUpdateConditions(scenarios) ?? (included.length === 0 ? noneText : undefined)
  const problem = rowsProblem(rows)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setAttempted(true)
    if (problem !== undefined) return
    const count = counted(included.length, 'scenario')
    startTask(client, {
      projectId,
      change: {
        area: 'conditions',
        rows,
        versions: Object.fromEntries(included.map(({ id, versionId }) => [id, versionId])),
      },
      items: included.map(({ id, displayName }) => ({ id, name: displayName })),
      texts: {
        title: `Update conditions of ${count}`,
        ended: `Updated conditions of ${count}`,
        done: 'updated',
        noun: scenarioNoun,
      },
    })
    onStarted()
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title="Update Conditions"
      size="lg"
      onSubmit={step === 'rows' ? submit : undefined}
      footer={
        step === 'confirm' ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" disabledReason={refusal} onClick={() => setStep('rows')}>
              Next
            </Button>
          </>
        ) : (
          <>
            {attempted && problem && (
              <p role="alert" className="w-full text-sm text-failed">
                {problem}
              </p>
            )}
            <Button onClick={() => setStep('confirm')}>Back</Button>
            <Button type="submit" variant="primary">
              Update
            </Button>
          </>
        )
      }
    >
      {step === 'confirm' ? (
        <Confirmation included={included} leftOut={leftOut} refusal={refusal} />
      ) : (
        <div className="flex flex-col gap-4">
          <ConditionRows rows={rows} shown={attempted} onChange={setRows} />
          <DryRun scenarios={included} rows={rows} problem={problem} />
        </div>
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
          {counted(included.length, 'scenario')} will get a new version, which nobody has reviewed.
        </p>
        <ScenarioNames
          label="Scenarios to update"
          items={included}
          idOf={({ id }) => id}
          most={conditionScenarioLimit}
        >
          {versionOf}
        </ScenarioNames>
        <LatestHolders scenarios={included} />
      </>
    ) : (
      <p role="alert" className="text-sm text-failed">
        {refusal}
      </p>
    )}
    <LeftOut leftOut={leftOut} />
  </div>
)

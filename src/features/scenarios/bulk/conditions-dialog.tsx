import { batchUpdateScenarioFormatsOperation } from '@generated/scenario/codec.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { CallAlert } from '@/data/call-alert.tsx'
import { remainingItems } from '@/lib/bulk.ts'
import { countText } from '@/lib/count-text.ts'
import { BulkOutcomeTable, BulkProgress } from '@/parts/bulk/bulk-dialog.tsx'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { selectionFor } from '../model/bulk.ts'
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

/** Inserts conditions into many scenarios: confirm, update, then a suite of the new versions. */
export default function ConditionsDialog({ scenarios, onLeft, onClose }: ScenarioBulkProps) {
  const { included, leftOut } = useMemo(() => selectionFor('edit', scenarios), [scenarios])
  const [step, setStep] = useState<'confirm' | 'update'>('confirm')
  const [rows, setRows] = useState(() => [emptyRow()])
  const [attempted, setAttempted] = useState(false)
  // Of a run that has ended: for what is left.
  const [isChanging, setChanging] = useState(false)
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
    if (isRunning || problem !== undefined) return
    setChanging(false)
    run.start(left, rows)
  }
  const updated = included.filter(({ id }) => versions.has(id))
  const frame = { open: true, onClose: close, title: 'Update Conditions', size: 'lg' } as const

  if (run.state === 'ended' && !isChanging) {
    return (
      <Dialog
        {...frame}
        footer={
          <>
            {left.length > 0 && (
              <>
                <Button onClick={() => setChanging(true)}>Change the rows</Button>
                <Button onClick={() => run.start(left, rows)}>
                  Try {countText({ count: left.length, complete: true }, scenarioKind)} again
                </Button>
              </>
            )}
            <Button onClick={close}>Skip</Button>
            <Button type="submit" form={form} variant="primary" disabled={updated.length === 0}>
              Create suite
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <CallAlert operation={batchUpdateScenarioFormatsOperation} />
          <BulkOutcomeTable
            noun={scenarioKind}
            items={included}
            done="Updated"
            link={linkOf}
            outcomes={run.outcomes}
          />
          {updated.length > 0 && (
            <SuiteOfVersions
              form={form}
              versions={
                new Map(
                  updated.map(({ id, displayName }) => [
                    id,
                    { displayName, versionId: versions.get(id) ?? 1 },
                  ]),
                )
              }
              onCreated={close}
            />
          )}
        </div>
      </Dialog>
    )
  }
  if (isRunning) {
    return (
      <Dialog {...frame} locked footer={<Button onClick={run.cancel}>Cancel</Button>}>
        <BulkProgress done={run.outcomes.size} total={included.length} noun={scenarioKind} />
      </Dialog>
    )
  }
  if (step === 'confirm') {
    return (
      <Dialog
        {...frame}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" disabledReason={refusal} onClick={() => setStep('update')}>
              Next
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {refusal && (
            <p role="alert" className="text-sm text-failed">
              {refusal}
            </p>
          )}
          {refusal === undefined && (
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
          )}
          <LeftOut leftOut={leftOut} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      {...frame}
      onSubmit={submit}
      footer={
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
      }
    >
      <ConditionRows rows={rows} shown={attempted} onChange={setRows} />
    </Dialog>
  )
}

const noneText = 'None of the selected scenarios can be changed.'

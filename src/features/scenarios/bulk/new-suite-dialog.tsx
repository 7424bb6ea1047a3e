import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { countText } from '@/lib/count-text.ts'
import { scenarioKind } from '@/models/scenarios/scenario.ts'
import { suiteTargets } from '@/models/scenarios/scenario-bulk.ts'
import { leftOutTexts, parseTargets, suiteOfTargets } from '@/models/suites/suite-targets.ts'
import { ScenarioNames } from '@/parts/scenarios/scenario-names.tsx'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import type { ScenarioBulkProps } from './bulk-props.ts'

const countOf = (count: number) => countText({ count, complete: true }, scenarioKind)

/** Says what a new suite of more scenarios than an address holds begins with, and opens its wizard. */
export default function NewSuiteDialog({ scenarios, onClose }: ScenarioBulkProps) {
  const navigate = useNavigate()
  const pairs = useMemo(() => suiteTargets(scenarios), [scenarios])
  const suite = useMemo(
    () => suiteOfTargets(parseTargets(pairs).targets, scenarios),
    [pairs, scenarios],
  )
  const { type, purpose, leftOut } = suite
  const withStatus = (status: string) =>
    suite.scenarios.filter(({ review }) => review.status === status).length
  const sentBack = withStatus('requested_changes')
  return (
    <Dialog
      onClose={onClose}
      title={`New Suite: ${countOf(scenarios.length)}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => void navigate({ to: '/suites/new', state: { targetIds: pairs } })}
          >
            Go on
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p>
          {countOf(suite.scenarios.length)} of type {type} in the newest version. Nothing is saved
          before the last step.
        </p>
        {purpose === 'for_approval' && (
          <p>
            Nobody has reviewed {countOf(withStatus('non_approved'))}: it is a suite for approval.
          </p>
        )}
        {sentBack > 0 && (
          <p>
            Changes are requested for {countOf(sentBack)}, which the suite cannot hold as long as
            they are not approved.
          </p>
        )}
        {leftOut.length > 0 && (
          <section aria-label="Left out">
            <p className="font-medium">Left out, {countOf(leftOut.length)}:</p>
            <ScenarioNames
              label="Scenarios left out"
              items={leftOut.map((one, at) => ({ ...one, at }))}
              idOf={({ at }) => String(at)}
              most={100}
            >
              {({ name, reason }) => (
                <>
                  <bdi>{name}</bdi> <span className="text-muted">{leftOutTexts[reason]}</span>
                </>
              )}
            </ScenarioNames>
          </section>
        )}
      </div>
    </Dialog>
  )
}

import type { Scenario } from '@generated/scenario/types.ts'
import { useCallback, useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { formatCount } from '@/lib/numbers.ts'
import { chooseScenarios, unchooseScenario } from '@/models/suites/suite-content.ts'
import type { DetailsDraft, SpecDraft } from '@/models/suites/suite-draft.ts'
import { Button } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { ChosenScenarios } from './chosen-scenarios.tsx'
import { ScenarioList } from './scenario-list.tsx'
import { DetailsFields } from './suite-details-fields.tsx'
import { useSuiteWizard } from './wizard-context.ts'

/** Input cleared by a change of the type, for Undo. */
export interface Cleared {
  type: string
  specs: readonly SpecDraft[]
}

interface ScenarioStepProps {
  form: UseFormReturn<DetailsDraft>
  /** Why the type cannot be changed; undefined when it can. */
  typeFixed: string | undefined
  onTypeChange: (type: string) => void
  cleared: Cleared | undefined
  onUndoClearing: () => void
}

/** The first step: fields of the suite, and its scenarios. */
export function ScenarioStep(props: ScenarioStepProps) {
  const { form, typeFixed, onTypeChange, cleared, onUndoClearing } = props
  const { purpose, content, change, remember } = useSuiteWizard()
  const type = useWatch({ control: form.control, name: 'type' })
  const chosen = useMemo(
    () => new Set(content.specs.map(({ scenarioId }) => scenarioId)),
    [content.specs],
  )
  const choose = useCallback(
    (scenarios: readonly Scenario[]) => {
      remember(scenarios, 'latest')
      change((current) => chooseScenarios(current, scenarios))
    },
    [remember, change],
  )
  const toggle = useCallback(
    (scenario: Scenario) => {
      if (chosen.has(scenario.id)) change((current) => unchooseScenario(current, scenario.id))
      else choose([scenario])
    },
    [chosen, change, choose],
  )

  return (
    <div className="flex flex-col gap-6">
      <DetailsFields
        form={form}
        purpose={purpose}
        typeFixed={typeFixed}
        onTypeChange={onTypeChange}
      />
      <section className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">Scenarios</h2>
        {cleared && (
          <InfoBanner actions={<Button onClick={onUndoClearing}>Undo</Button>}>
            {cleared.specs.length === 1
              ? 'The chosen scenario was cleared, as it is of another type.'
              : `The ${formatCount(cleared.specs.length)} chosen scenarios were cleared, as they are of another type.`}
          </InfoBanner>
        )}
        <div className="grid items-start gap-4 md:grid-cols-2">
          <ScenarioList type={type} chosen={chosen} toggle={toggle} onChooseAll={choose} />
          <ChosenScenarios />
        </div>
      </section>
    </div>
  )
}

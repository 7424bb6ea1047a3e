import type { SuiteSpec } from '@generated/evaluation/types.ts'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { OverrideChips } from '../override-chips.tsx'

/** True when the suite overrides parameters of this scenario, or the scenario has overrides of its own. */
export const hasOverrides = ({
  parameterSetOverrides,
  scenarioParameterSetOverrides,
}: SuiteSpec): boolean =>
  parameterSetOverrides.length > 0 || scenarioParameterSetOverrides.length > 0

/** The overrides of a scenario in a suite, then those at the level of the scenario itself. */
export function SpecOverrides({ spec }: { spec: SuiteSpec }) {
  if (!hasOverrides(spec)) return <EmptyCell />
  const { parameterSetOverrides, scenarioParameterSetOverrides } = spec
  return (
    <span className="flex min-w-0 flex-wrap gap-1.5">
      {parameterSetOverrides.length > 0 && <OverrideChips overrides={parameterSetOverrides} />}
      {scenarioParameterSetOverrides.length > 0 && (
        <OverrideChips overrides={scenarioParameterSetOverrides} />
      )}
    </span>
  )
}

import type { SuiteSpec } from '@generated/evaluation/types.ts'
import { OverrideChips } from '../override-chips.tsx'

/** True when the suite overrides parameters of this scenario, or the scenario has overrides of its own. */
export const hasOverrides = ({
  parameterSetOverrides,
  scenarioParameterSetOverrides,
}: SuiteSpec): boolean =>
  parameterSetOverrides.length > 0 || scenarioParameterSetOverrides.length > 0

interface SpecOverridesProps {
  spec: SuiteSpec
  /** In a table: those that fit into one line. */
  fit?: boolean
}

/** The overrides of a scenario in a suite, then those at the level of the scenario itself. */
export const SpecOverrides = ({ spec, fit }: SpecOverridesProps) => (
  <OverrideChips
    overrides={[...spec.parameterSetOverrides, ...spec.scenarioParameterSetOverrides]}
    fit={fit}
  />
)

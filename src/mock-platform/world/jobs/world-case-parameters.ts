import type { ParameterOverride, SuiteSpec } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { appliedOverrides, countOf } from '../suites/world-overrides.ts'

const valueAt = (override: ParameterOverride, place: number): string =>
  'values' in override
    ? (override.values[place] ?? '')
    : String(Number((override.start + place * override.step).toFixed(6)))

interface RunSpec {
  spec: SuiteSpec
  scenario: Scenario | undefined
}

/** Parameter values of a case; `place` is the case's index within its scenario. */
export const parametersOf = (
  { spec, scenario }: RunSpec,
  place: number,
): { [name: string]: string } => {
  const own = scenario?.parameterSet.values ?? []
  const overrides = appliedOverrides(spec)
  if (overrides.length === 0) return own[place] ?? {}
  const parameters: { [name: string]: string } = { ...own[0] }
  let rest = place
  // Each combination occurs once; the first parameter varies fastest.
  for (const override of overrides) {
    const count = countOf(override)
    parameters[override.name] = valueAt(override, rest % count)
    rest = Math.floor(rest / count)
  }
  return parameters
}

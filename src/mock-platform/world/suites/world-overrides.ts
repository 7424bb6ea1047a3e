import type { ParameterOverride, SuiteSpec } from '@generated/evaluation/types.ts'
import type { ParameterSet } from '@generated/scenario/types.ts'
import type { Random } from '../random.ts'

const rangeOf = (name: string, random: Random): ParameterOverride => {
  const start = random.int(1, 4) * 10
  return { name, start, stop: start + 10 * random.int(1, 3), step: random.pick([2.5, 5, 10]) }
}

/** An override of one parameter: a list of values, or a numeric range. */
const overrideOf = (name: string, { types, values }: ParameterSet, random: Random) => {
  if (types[name] === 'double' && random.chance(0.4)) return rangeOf(name, random)
  const own = [...new Set(values.flatMap((row) => row[name] ?? []))]
  return { name, values: own.slice(0, random.int(1, Math.max(1, own.length))) }
}

/** Overrides of some of a scenario's parameters; none when it has no parameters. */
export const overridesOf = (parameterSet: ParameterSet, random: Random): ParameterOverride[] =>
  random
    .shuffle(parameterSet.variables)
    .slice(0, random.int(0, 2))
    .map((name) => overrideOf(name, parameterSet, random))

/** Maximum number of values of a range. */
const valueLimit = 100

/** Number of values of an override. */
export const countOf = (override: ParameterOverride): number => {
  if ('values' in override) return override.values.length
  const { start, stop, step } = override
  if (stop === undefined || step === 0) return 1
  return Math.min(valueLimit, Math.max(1, Math.floor((stop - start) / step + 1 + 1e-9)))
}

/** Overrides that apply to a scenario of a suite: those of its own win over those of the set. */
export const appliedOverrides = ({
  parameterSetOverrides,
  scenarioParameterSetOverrides,
}: SuiteSpec): ParameterOverride[] => [
  ...new Map(
    [...parameterSetOverrides, ...scenarioParameterSetOverrides].map((one) => [one.name, one]),
  ).values(),
]

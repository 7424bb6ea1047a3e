import type { ParameterOverride } from '@generated/evaluation/types.ts'
import type { ParameterSet } from '@generated/scenario/types.ts'
import type { Random } from '../random.ts'

const rangeOf = (name: string, random: Random): ParameterOverride => {
  const start = random.int(1, 4) * 10
  return { name, start, stop: start + 10 * random.int(1, 3), step: random.pick([2.5, 5, 10]) }
}

/** Values of another choice for one parameter of a scenario: a list, or a range of numbers. */
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

/** More values than this one range yields nobody means. */
const valueLimit = 100

/** How many values an override gives its parameter. */
export const countOf = (override: ParameterOverride): number => {
  if ('values' in override) return override.values.length
  const { start, stop, step } = override
  if (stop === undefined || step === 0) return 1
  return Math.min(valueLimit, Math.max(1, Math.floor((stop - start) / step + 1 + 1e-9)))
}

import type { CaseReport, ParameterOverride } from '@generated/evaluation/types.ts'
import { formatCount } from '@/lib/numbers.ts'
import { valuesIn } from '@/models/charts/chart-axes.ts'
import { parameterNamesOf } from '@/models/reports/case-parameters.ts'
import { compareValues, divisionsOf, readRange } from '@/models/reports/parameter-values.ts'
import { maxValuesPerParameter } from '@/models/suites/overrides.ts'

type Parametrized = Pick<CaseReport, 'scenarioParameters' | 'status'>

/** Most cases of a narrowed evaluation. */
export const mostNarrowedCases = 500

const rounded = (number: number) => Number(number.toPrecision(12))

const middles = (numbers: readonly number[]) =>
  numbers.flatMap((number, place) => {
    const next = numbers[place + 1]
    return next === undefined ? [number] : [number, rounded((number + next) / 2)]
  })

const isEven = (numbers: readonly number[], step: number) =>
  numbers.every(
    (number, place) =>
      Math.abs(number - ((numbers[0] ?? 0) + place * step)) < Math.abs(step) * 1e-6,
  )

/** How a parameter is narrowed. */
interface Narrowed {
  name: string
  /** At least one. */
  values: readonly string[]
  /** The parameter is a number, so that it may have a range. */
  isNumber: boolean
  /** Also runs the middle between two values. */
  isFiner: boolean
}

/** The override that gives a parameter these values: a range where they are evenly spaced numbers, else a list. */
const overrideFor = ({ name, values, isNumber, isFiner }: Narrowed): ParameterOverride => {
  const own = values.length === 1 ? readRange(values[0] ?? '') : undefined
  if (isNumber && own) return { name, start: own.min, stop: own.max, step: own.step }
  const numbers = values.map(Number)
  const areNumbers =
    isNumber && values.every((text) => text.trim() !== '') && numbers.every(Number.isFinite)
  const [start] = numbers
  const stop = numbers.at(-1)
  if (!areNumbers || numbers.length < 2 || start === undefined || stop === undefined) {
    return { name, values: [...values] }
  }
  const wanted = isFiner ? middles(numbers) : numbers
  const step = rounded((stop - start) / (wanted.length - 1))
  const isRange =
    isEven(wanted, step) && divisionsOf({ min: start, max: stop, step }) === wanted.length
  if (isRange) return { name, start, stop, step }
  return { name, values: isFiner ? wanted.map(String) : [...values] }
}

/** Number of values of an override that narrows. */
export const valueCountOf = (override: ParameterOverride): number =>
  'values' in override
    ? override.values.length
    : divisionsOf({
        min: override.start,
        max: override.stop ?? override.start,
        step: override.step,
      })

/** The choices of a parameter space. */
interface Choice {
  cases: readonly Parametrized[]
  /** The chosen values of parameters, by name; of the others all values count. */
  chosen: ReadonlyMap<string, readonly string[]>
  /** Names of the parameters that are numbers. */
  numbers: ReadonlySet<string>
  /** Names of the parameters that also run the middle between two values. */
  finer: ReadonlySet<string>
}

/**
 * The overrides that narrow a scenario to a part of its parameter space, one for each parameter: so nothing is left to
 * what the scenario has by itself. A parameter that no chosen case has is not overridden.
 */
export const narrowedOverrides = ({ cases, chosen, numbers, finer }: Choice) => {
  const { varying, fixed } = parameterNamesOf(cases)
  return [...varying, ...fixed].flatMap((name): ParameterOverride[] => {
    const values = (chosen.get(name) ?? valuesIn(cases, name))
      .filter((value) => value !== '')
      .toSorted(compareValues)
    return values.length === 0
      ? []
      : [
          overrideFor({
            name,
            values: [...new Set(values)],
            isNumber: numbers.has(name),
            isFiner: finer.has(name),
          }),
        ]
  })
}

/** Number of cases that overrides give a scenario: every combination of their values. */
export const narrowedCount = (overrides: readonly ParameterOverride[]): number =>
  overrides.reduce((count, override) => count * valueCountOf(override), 1)

/** Why a part of a parameter space cannot be run by itself; undefined where it can be. */
export const whyNotNarrow = (overrides: readonly ParameterOverride[]): string | undefined => {
  if (overrides.length === 0) return 'The selected cases have no parameters.'
  const long = overrides.find((override) => valueCountOf(override) > maxValuesPerParameter)
  if (long) return `${long.name} has more than ${maxValuesPerParameter} values.`
  const count = narrowedCount(overrides)
  return count > mostNarrowedCases
    ? `${formatCount(count)} cases are selected; at most ${mostNarrowedCases} can be run by themselves.`
    : undefined
}

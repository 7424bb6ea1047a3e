import type { CaseReport } from '@generated/evaluation/types.ts'
import type { IdentifiedCase } from './case-identity.ts'

type Parameters = CaseReport['scenarioParameters']
type Parametrized = Pick<CaseReport, 'scenarioParameters'>

// A parameter may be called like a property that every object has.
const ownValue = (parameters: Parameters, name: string) =>
  Object.hasOwn(parameters, name) ? parameters[name] : undefined

const namesOf = (cases: readonly Parametrized[]) => [
  ...new Set(cases.flatMap(({ scenarioParameters }) => Object.keys(scenarioParameters))),
]

/** Common and differing parameters of the cases of a scenario. */
interface ParameterNames {
  /** With different values, or missing in some cases. */
  varying: readonly string[]
  /** With the same value in every case. */
  fixed: readonly string[]
}

/** Splits the names of the parameters of cases, in the order in which the cases have them. */
export const parameterNamesOf = (cases: readonly Parametrized[]): ParameterNames => {
  const [first] = cases
  const isFixed = (name: string) =>
    cases.every(
      ({ scenarioParameters }) =>
        ownValue(scenarioParameters, name) === (first && ownValue(first.scenarioParameters, name)),
    )
  const names = namesOf(cases)
  return {
    varying: names.filter((name) => !isFixed(name)),
    fixed: names.filter(isFixed),
  }
}

/** The names of the parameters in which the cases of each scenario differ, by its id. */
export const varyingByScenario = (
  cases: readonly IdentifiedCase[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(cases, ({ scenario }) => scenario.id)].map(([id, ofScenario]) => [
      id,
      parameterNamesOf(ofScenario).varying,
    ]),
  )

/** Some parameters of a case, each `name=value`; without those that the case does not have. */
export const parameterTexts = (
  { scenarioParameters }: Parametrized,
  names: readonly string[] = [],
): string[] =>
  names.flatMap((name) => {
    const value = ownValue(scenarioParameters, name)
    return value === undefined ? [] : [`${name}=${value}`]
  })

/** The parameters that cases can be placed by: those that vary, or all if none does. */
export const chartNamesOf = (cases: readonly Pick<CaseReport, 'scenarioParameters'>[]) => {
  const { varying, fixed } = parameterNamesOf(cases)
  return varying.length > 0 ? varying : fixed
}

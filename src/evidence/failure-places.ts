import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'

/** The suites of a job in which cases failed. */
export const suitesWithFailures = (suites: readonly SuiteReport[]): SuiteReport[] =>
  suites.filter(({ status, caseResults }) =>
    caseResults ? caseResults.failureCount > 0 : status === 'failed',
  )

const hasFailures = ({ status, caseResults }: SpecReport) =>
  caseResults ? caseResults.failureCount > 0 : status === 'failed'

/** The scenarios in which cases failed. */
export const specsWithFailures = (specs: readonly SpecReport[]): SpecReport[] =>
  specs.filter(hasFailures)

/** The scenarios that are marked N/A, with the same ones in other suites. */
export const specsOfUnavailable = (specs: readonly SpecReport[]): SpecReport[] => {
  const ids = new Set(
    specs.flatMap(({ unavailable, scenario }) => (unavailable ? scenario.id : [])),
  )
  return specs.filter(({ scenario }) => ids.has(scenario.id))
}

/** Reports of scenarios by scenario id; a scenario may have run in several suites. */
export const specsByScenario = (
  specs: readonly SpecReport[],
): ReadonlyMap<string, readonly SpecReport[]> => Map.groupBy(specs, ({ scenario }) => scenario.id)

/** Finds the report of the scenario that a case belongs to; undefined while unknown. */
export type SpecFinder = (report: {
  readonly id: string
  readonly scenario: { readonly id: string }
}) => SpecReport | undefined

/** The reports of scenarios that ran in several suites: only their own lists of cases tell which case is whose. */
export const sharedSpecs = (
  byScenario: ReadonlyMap<string, readonly SpecReport[]>,
): readonly SpecReport[] => [...byScenario.values()].filter(({ length }) => length > 1).flat()

/**
 * Makes a function that finds the report of the scenario that a case belongs to.
 * `caseLists`: the cases of the shared specs, in their order, as far as they are loaded.
 */
export const specFinder = (
  byScenario: ReadonlyMap<string, readonly SpecReport[]>,
  caseLists: readonly (readonly CaseReport[] | undefined)[],
): SpecFinder => {
  const shared = sharedSpecs(byScenario)
  const specOfCase = new Map(
    caseLists.flatMap((cases = [], index) => {
      const spec = shared[index]
      return spec ? cases.map(({ id }) => [id, spec] as const) : []
    }),
  )
  return ({ id, scenario }) => {
    const specs = byScenario.get(scenario.id) ?? []
    return specs.length > 1 ? specOfCase.get(id) : specs[0]
  }
}

import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'

/** The suites of a job in which cases failed. */
export const suitesWithFailures = (suites: readonly SuiteReport[]): SuiteReport[] =>
  suites.filter(({ status, caseResults }) =>
    caseResults ? caseResults.failureCount > 0 : status === 'failed',
  )

const hasFailures = ({ status, caseResults }: SpecReport) =>
  caseResults ? caseResults.failureCount > 0 : status === 'failed'

/** The scenarios in which cases failed, by scenario id; a scenario may have failed in several suites. */
export const failedSpecsByScenario = (
  specs: readonly SpecReport[],
): ReadonlyMap<string, readonly SpecReport[]> => {
  const found = new Map<string, SpecReport[]>()
  for (const spec of specs.filter(hasFailures)) {
    found.set(spec.scenario.id, [...(found.get(spec.scenario.id) ?? []), spec])
  }
  return found
}

/** The reports of scenarios that failed in several suites: only their own lists of cases tell which case is whose. */
export const sharedSpecs = (
  byScenario: ReadonlyMap<string, readonly SpecReport[]>,
): readonly SpecReport[] => [...byScenario.values()].filter(({ length }) => length > 1).flat()

/**
 * Makes a function that finds the report of the scenario that a failed case belongs to; undefined while unknown.
 * `caseLists`: the cases of the shared specs, in their order, as far as they are loaded.
 */
export const specFinder = (
  byScenario: ReadonlyMap<string, readonly SpecReport[]>,
  caseLists: readonly (readonly CaseReport[] | undefined)[],
): ((report: Pick<CaseReport, 'id' | 'scenario'>) => SpecReport | undefined) => {
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

import type { CaseReport } from '@generated/evaluation/types.ts'

/** The fields of a case that tell which one it is, within its suite. */
export interface IdentifiedCase extends Pick<CaseReport, 'scenarioParameters'> {
  scenario: Pick<CaseReport['scenario'], 'id'>
}

/**
 * Equal for the same case of a suite in all jobs: scenario and parameters, in any order. Values are compared as the
 * platform writes them: `1` and `1.0` differ. Cases of several suites with one key are told apart by their suites.
 */
export const caseKeyOf = ({ scenario, scenarioParameters }: IdentifiedCase): string =>
  JSON.stringify([
    scenario.id,
    ...Object.entries(scenarioParameters)
      .map(([name, value]) => [name, String(value)])
      // By code units: a collation may take two names for equal.
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ])

/** The scenario of a key. */
export const scenarioOfKey = (key: string): string => JSON.parse(key)[0]

/** The parameters of a key, by their names in order. */
export const parametersOfKey = (key: string): CaseReport['scenarioParameters'] =>
  Object.fromEntries(JSON.parse(key).slice(1))

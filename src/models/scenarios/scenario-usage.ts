import type { CaseReport, JobReport, Suite } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { compareTexts } from '@/lib/text.ts'
import type { SavedView } from '@/session/list-settings.ts'
import type { ScenarioUsage } from './scenario-filter.ts'

/** Jobs in which failures are counted. */
export const countedJobs = 20

/** The views that come with the scenario list. */
export const scenarioViews: readonly SavedView[] = [
  { name: 'Approved, in no suite', query: '?state=approved&usage=unused' },
  { name: `Failed most in ${countedJobs} jobs`, query: '?usage=failing' },
]

/** The scenarios that suites hold, by id; deleted suites do not count. */
export const heldBy = (suites: readonly Suite[]): ReadonlySet<string> =>
  new Set(
    suites
      .filter(({ deprecated }) => !deprecated)
      .flatMap(({ specs }) => specs.map(({ scenarioId }) => scenarioId)),
  )

/** In how many jobs a scenario failed. */
export interface FailedScenario {
  jobs: number
  /** The newest of them. */
  newest: JobReport
}

/** A job with its cases, as far as they are known. */
export interface JobCases {
  job: JobReport
  cases: readonly Pick<CaseReport, 'status' | 'scenario'>[] | undefined
}

/** Whether a job has failed cases that have to be read. */
export const hasFailures = ({ test }: JobReport): boolean =>
  (test?.caseResults?.failureCount ?? 0) > 0

/** In how many jobs each scenario failed, by its id; jobs, the newest first, that are not known count nothing. */
export const failedIn = (jobs: readonly JobCases[]): ReadonlyMap<string, FailedScenario> => {
  const found = new Map<string, FailedScenario>()
  for (const { job, cases = [] } of jobs) {
    const failed = cases.filter(({ status }) => status === 'failed')
    for (const id of new Set(failed.map(({ scenario }) => scenario.id))) {
      const known = found.get(id)
      found.set(id, { jobs: (known?.jobs ?? 0) + 1, newest: known?.newest ?? job })
    }
  }
  return found
}

/** Known uses of scenarios; undefined while unknown. */
export interface UsageFacts {
  held: ReadonlySet<string> | undefined
  failed: ReadonlyMap<string, FailedScenario>
}

/** The scenarios that are used in a way: in no suite, in their order; or failing, the one that failed most first. */
export const byUsage = (
  scenarios: readonly Scenario[],
  usage: ScenarioUsage | undefined,
  { held, failed }: UsageFacts,
): readonly Scenario[] => {
  switch (usage) {
    case undefined:
      return scenarios
    case 'unused':
      // None as long as suites are missing that may hold it.
      return held ? scenarios.filter(({ id }) => !held.has(id)) : []
    case 'failing':
      return scenarios
        .filter(({ id }) => failed.has(id))
        .toSorted(
          (one, other) =>
            (failed.get(other.id)?.jobs ?? 0) - (failed.get(one.id)?.jobs ?? 0) ||
            compareTexts(one.displayName, other.displayName),
        )
  }
}

/** The scenarios that a suite holds, if one is given; none while it is not known which. */
export const heldBySuite = (
  scenarios: readonly Scenario[],
  suiteId: string | undefined,
  held: ReadonlySet<string> | undefined,
): readonly Scenario[] =>
  suiteId === undefined ? scenarios : scenarios.filter(({ id }) => held?.has(id))

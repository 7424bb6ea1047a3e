import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type JobResults, placedSuites, unlikeScenarios, withPlaces } from './job-results.ts'
import type { Texts } from './texts.ts'

/** The lists of a job that tell where its cases ran. */
export interface PlaceLists {
  suites: () => Promise<readonly SuiteReport[]>
  specs: (suiteReportId: string) => Promise<readonly SpecReport[]>
  cases: (specReportId: string) => Promise<readonly CaseReport[]>
}

/** Adds what was read to the results of a job, whatever has become known of them in the meantime. */
type AddPlaces = (results: JobResults) => JobResults

/** The suites of the cases of some scenarios, by the ids of the reports of both. */
const placesOf = async (specs: readonly SpecReport[], lists: PlaceLists) => {
  const places = new Map<string, string>()
  await Promise.all(
    specs.map(async ({ id, parents }) => {
      for (const one of await lists.cases(id)) places.set(one.id, parents.suiteReportId)
    }),
  )
  return places
}

/**
 * Places equal cases that ended differently, and all cases of some scenarios. Suites that passed are looked through for
 * the latter only.
 */
export const placeUnlike = async (
  results: JobResults,
  { texts, whole }: { texts: Texts; whole: readonly string[] },
  lists: PlaceLists,
): Promise<AddPlaces> => {
  const suites = placedSuites(await lists.suites())
  const unlike = unlikeScenarios(results, texts)
  const wanted = new Set(whole)
  const looked = suites.filter(({ isAllPassed }) => whole.length > 0 || !isAllPassed)
  const specs = await Promise.all(looked.map(({ reportId }) => lists.specs(reportId)))
  const unsure = specs
    .flat()
    .filter(
      ({ scenario, caseResults }) =>
        wanted.has(scenario.id) ||
        (unlike.has(scenario.id) && caseResults?.successCount !== caseResults?.totalCount),
    )
  const places = await placesOf(unsure, lists)
  return (latest) => ({
    ...withPlaces(latest, suites, places),
    isUnlikePlaced: true,
    placedWhole: [...new Set([...latest.placedWhole, ...whole])],
  })
}

/** A scenario in a suite. */
export interface ScenarioOfSuite {
  scenarioId: string
  suiteId: string
}

const inSuite = ({ scenarioId, suiteId }: ScenarioOfSuite) => `${scenarioId} ${suiteId}`

/** Whether it is known which cases of a scenario ran in a suite. */
export const isPlacedIn = (results: JobResults, of: ScenarioOfSuite): boolean =>
  results.placedWhole.includes(of.scenarioId) || results.placedIn.includes(inSuite(of))

/** Finds the cases of a scenario that ran in one suite: three calls, however many suites there are. */
export const placeInSuite = async (
  results: JobResults,
  of: ScenarioOfSuite,
  lists: PlaceLists,
): Promise<AddPlaces> => {
  const suites = results.suites ?? placedSuites(await lists.suites())
  const own = suites.find(({ id }) => id === of.suiteId)
  const specs = own ? await lists.specs(own.reportId) : []
  const spec = specs.filter(({ scenario }) => scenario.id === of.scenarioId)
  const places = await placesOf(spec, lists)
  return (latest) => ({
    ...withPlaces(latest, suites, places),
    placedIn: [...latest.placedIn, inSuite(of)],
  })
}

import { basePath } from '@/config/base-path.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import {
  addressOf,
  find,
  type Item,
  type NamedThing,
  placeOf,
  type Whereabouts,
} from './addresses.ts'

/** Address of the page of the first integration that runs build from. */
export const runIntegrationAddress = async (where: Whereabouts = {}) => {
  const { id } = await find<Item & { id: string }>(
    'ml.listIntegrations',
    'integrations',
    () => true,
    placeOf(where),
  )
  return addressOf(`mlexperiments/integrations/${id}`, where)
}

/** The experiment with a name. */
const experimentOf = (name: string | RegExp, where: Whereabouts) =>
  find<NamedThing>(
    'ml.listExperiments',
    'experiments',
    (experiment) =>
      typeof name === 'string' ? experiment.name === name : name.test(experiment.name),
    placeOf(where),
  )

/** Address of an experiment's page. */
export const experimentAddress = async (name: string | RegExp, where: Whereabouts = {}) =>
  addressOf(`mlexperiments/${(await experimentOf(name, where)).id}`, where)

/** The experiment of Shuttle 4 Odaiba with a run of every kind. */
export const experimentWithAll = 'Detector for night scenes'

/** Path of a run of the experiment with a run of every kind, by its name. */
const runPath = async (name: string, where: Whereabouts) => {
  const { id: experimentId } = await experimentOf(experimentWithAll, {})
  const run = await find<NamedThing>('ml.listRuns', 'runs', (one) => one.name === name, {
    ...placeOf(where),
    path: { experimentId },
  })
  return { experimentId, runId: run.id }
}

/** Id of a run of the experiment with a run of every kind. */
export const runIdOf = async (name: string) => (await runPath(name, {})).runId

/** Address of the comparison of the newest 100 of 500 runs. */
export const largestComparisonAddress = async () => {
  const where = { projectId: projectIds.large }
  const { id: experimentId } = await experimentOf('Search over 500 settings', where)
  const place = { ...placeOf(where), path: { experimentId } }
  const ids: string[] = []
  await find<NamedThing>('ml.listRuns', 'runs', ({ id }) => ids.push(id) === 100, place)
  const below = `/runs/compare?run_ids=${ids.join()}&project_id=${projectIds.large}`
  return `${basePath}/mlexperiments/${experimentId}${below}`
}

/** Address of the page of a run of the experiment with a run of every kind. */
export const runAddress = async (name: string, where: Whereabouts = {}) => {
  const { experimentId, runId } = await runPath(name, where)
  return addressOf(`mlexperiments/${experimentId}/runs/${runId}`, where)
}

/** The stages of a run: the call for their reports, and their part of the address. */
const stages = {
  build: { operation: 'ml.listBuildReports', path: 'builds' },
  process: { operation: 'ml.listProcessReports', path: 'processes' },
  train: { operation: 'ml.listTrainReports', path: 'trains' },
} as const

/** Address of the page of the first report of a stage of a run. */
export const stageReportAddress = async (stage: keyof typeof stages, name: string) => {
  const path = await runPath(name, {})
  const { operation, path: below } = stages[stage]
  const { id } = await find<NamedThing>(operation, 'reports', () => true, { path })
  return addressOf(`mlexperiments/${path.experimentId}/runs/${path.runId}/${below}/${id}`, {})
}

const packageId = async (name: string, where: Whereabouts) =>
  (
    await find<NamedThing>(
      'ml.listPackages',
      'packages',
      (found) => found.name === name,
      placeOf(where),
    )
  ).id

/** Address of an ML package's page. */
export const packageAddress = async (name: string, where: Whereabouts = {}) =>
  addressOf(`mlpackages/${await packageId(name, where)}`, where)

/** An ML package with releases of every kind, shared with Robotaxi L4. */
export const packageWithAll = 'night_detector'

/** Address of the page of a release of an ML package. */
export const packageReleaseAddress = async (
  owner: string,
  name: string,
  where: Whereabouts = {},
) => {
  const { deleted, ...place } = where
  const id = await packageId(owner, place)
  const release = await find<NamedThing>(
    'ml.listPackageReleases',
    'releases',
    (found) => found.name === name,
    { ...placeOf(where), path: { packageId: id } },
  )
  return addressOf(`mlpackages/${id}/releases/${release.id}`, where)
}

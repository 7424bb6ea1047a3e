import type { Fault, PlannedFault } from '@/demo-protocol/demo-answers.ts'
import type { SceneId } from '@/demo-protocol/scenes.ts'
import type { PlatformState } from '../core/platform-state.ts'
import { hasLimit } from '../world/jobs/limit.ts'
import { jobArea } from '../world/jobs/world-job-area.ts'
import { begunRuns, placedSpecs, specReportOf } from '../world/jobs/world-test-reports.ts'
import { runArea } from '../world/ml/world-ml-runs.ts'
import type { World } from '../world/world.ts'
import { projectIds } from '../world/world-projects.ts'

/** The changes of a scene to a world that has just begun. */
interface SceneSetup {
  projectId: string
  /** Page that it begins with, below the console's base path. */
  page: (world: World) => string
  /** Keeps jobs from moving on while somebody talks. */
  paused?: true
  faults?: readonly PlannedFault[]
}

const { shuttle, empty } = projectIds

/** The newest job that has what a scene tells of. Throws when the world has none. */
const newestJob = (world: World, isMeant: (job: ReturnType<typeof jobsOf>[number]) => boolean) => {
  const [job] = jobsOf(world)
    .filter(isMeant)
    .sort((a, b) => b.scheduledAt - a.scheduledAt)
  if (!job) throw new Error('The world has no such job.')
  return job
}

const jobsOf = (world: World) => world.of(jobArea, shuttle)

const sweepPage = (world: World) => {
  const job = newestJob(world, ({ description = '' }) => description.startsWith('Cut-in gap over'))
  const now = world.clock.now()
  const [place] = begunRuns(job, now, world)
    .flatMap(placedSpecs)
    .filter(({ specRun }) => hasLimit(specRun.scenario))
  if (!place) throw new Error('The sweep has no scenario with a limit.')
  const { id } = specReportOf(job, place, now)
  return `/reports/${job.id}/tests/${place.run.id}/${id}?tab=scenarioParameterGroup`
}

const buildPage = (world: World) => {
  const now = world.clock.now()
  // Of all failures of builds the one whose log tells the same as its message from the first error on.
  const job = newestJob(
    world,
    ({ plan: { build, failMessage = '' } }) =>
      build !== undefined &&
      !build.succeeds &&
      build.endAt < now &&
      failMessage.includes('does not compile'),
  )
  return `/reports/${job.id}/builds/${job.buildReportId}`
}

const trainingPage = (world: World) => {
  const run = world.of(runArea, shuttle).find(({ training }) => training.diverges)
  if (!run) throw new Error('The world has no training that diverges.')
  return `/mlexperiments/${run.experimentId}/runs/${run.id}`
}

const slow: Fault = { kind: 'slow', milliseconds: 3000 }

const setups: { readonly [id in SceneId]: SceneSetup } = {
  'failed-night': {
    projectId: shuttle,
    page: (world) => {
      const isNightly = ({ description }: { description?: string }) => description === 'Nightly run'
      return `/reports/${newestJob(world, isNightly).id}`
    },
    paused: true,
  },
  'moved-limit': { projectId: shuttle, page: sweepPage, paused: true },
  'broken-build': { projectId: shuttle, page: buildPage, paused: true },
  'diverging-training': { projectId: shuttle, page: trainingPage, paused: true },
  'slow-bulk': {
    projectId: shuttle,
    page: () => '/scenarios',
    faults: ['createScenarioShare', 'createScenarioVersion', 'batchUpdateScenarioFormats'].map(
      (id) => ({ operation: `scenario.${id}`, fault: slow }),
    ),
  },
  outage: {
    projectId: shuttle,
    page: () => '/reports',
    faults: [
      {
        operation: 'evaluation.listJobReports',
        fault: { kind: 'status', status: 500, form: 'none' },
        times: 4,
      },
    ],
  },
  'first-day': { projectId: empty, page: () => '/reports' },
}

/** Sets up a scene in a world that has just begun; the path of its page below the console's base path. */
export const setUpScene = (id: SceneId, { world, clock, faults }: PlatformState): string => {
  const setup = setups[id]
  clock.set({ paused: setup.paused ?? false, speed: 1 })
  for (const fault of setup.faults ?? []) faults.add(fault)
  const page = setup.page(world)
  return `${page}${page.includes('?') ? '&' : '?'}project_id=${setup.projectId}`
}

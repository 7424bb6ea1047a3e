import type {
  ScenarioReport,
  ScenarioReportEntry,
  ScenarioReportStatus,
} from '@generated/scenario/types.ts'
import { day, hour, isoOf, minute, second } from '../moments.ts'
import { someone } from '../people.ts'
import type { Random } from '../random.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { sizeOf } from '../world-sizes.ts'
import { scenarioArea } from './world-scenario-area.ts'

/** A recording of a job, and what becomes of it when; times are in milliseconds. */
interface EntryPlan {
  entry: Omit<ScenarioReportEntry, 'status' | 'updatedAt' | 'scenarioId'>
  scenarioId: string | undefined
  startsAt: number
  endsAt: number
  fails: boolean
}

/** A job that makes scenarios from recordings: its report follows from the plan and the time. */
export interface ScenarioJobPlan {
  report: Omit<ScenarioReport, 'status' | 'updatedAt' | 'reports'>
  createdAt: number
  entries: readonly EntryPlan[]
}

/** A job that the screens and tests rely on. */
interface Seed {
  description: string
  /** When it was created, in milliseconds before the start of the world. */
  age: number
  /** Which entries fail, one character each: `f` or `s`. */
  outcomes: string
}

const seeds: readonly Seed[] = [
  { description: 'Drives of this morning', age: 5 * minute, outcomes: 'sfss' },
  { description: 'Waits for a worker', age: 10 * second, outcomes: 'ss' },
  { description: '', age: 3 * hour, outcomes: 's' },
  { description: 'Night drives, Odaiba', age: 26 * hour, outcomes: 'sfsssfssssssssssssssssss' },
  { description: 'Recordings without a pose', age: 30 * hour, outcomes: 'ff' },
  { description: 'No recording fits', age: 50 * hour, outcomes: '' },
]

/** One recording takes so long, and waits so long for the one before. */
const takes = 2 * minute

const seedOf = (projectId: string, index: number, random: Random): Seed =>
  seeds[index] ?? {
    description: random.pick(vocabularyOf(projectId).jobDescriptions),
    age: (3 + index * 0.8) * day,
    outcomes: Array.from({ length: random.int(1, 8) }, () => (random.chance(0.2) ? 'f' : 's')).join(
      '',
    ),
  }

const planOf = (
  { projectId, world }: AreaContext,
  index: number,
  random: Random,
  scenarioIds: readonly string[],
): ScenarioJobPlan => {
  const { description, age, outcomes } = seedOf(projectId, index, random)
  const createdAt = world.startedAt - age
  return {
    report: {
      id: random.uuid(),
      description,
      createdBy: someone(world, projectId, random),
      createdAt: isoOf(createdAt),
    },
    createdAt,
    entries: Array.from(outcomes, (outcome, place) => {
      const { id, versionId } = random.pick(vocabularyOf(projectId).areaMaps)
      const startsAt = createdAt + 40 * second + place * takes
      const fails = outcome === 'f'
      return {
        entry: {
          id: random.uuid(),
          rosbag: {
            id: random.uuid(),
            environmentId: random.uuid(),
            areaMap: { id, versionId },
          },
        },
        scenarioId: fails || scenarioIds.length === 0 ? undefined : random.pick(scenarioIds),
        startsAt,
        endsAt: startsAt + takes,
        fails,
      }
    }),
  }
}

/** Jobs that make scenarios from recordings, newest first. */
export const scenarioJobArea = defineArea('scenario jobs', (context): ScenarioJobPlan[] => {
  const { projectId, random, world } = context
  const count = sizeOf(projectId).scenarioReports
  const scenarioIds = count === 0 ? [] : [...world.of(scenarioArea, projectId).records.keys()]
  const plans = Array.from({ length: count }, (_, index) =>
    planOf(context, index, random.fork(String(index)), scenarioIds),
  )
  return plans.sort((one, other) => other.createdAt - one.createdAt)
})

const statusOf = ({ startsAt, endsAt, fails }: EntryPlan, now: number): ScenarioReportStatus => {
  if (now < startsAt) return 'scheduled'
  if (now < endsAt) return 'started'
  return fails ? 'failed' : 'succeeded'
}

const overall = (statuses: readonly ScenarioReportStatus[]): ScenarioReportStatus => {
  if (statuses.length > 0 && statuses.every((status) => status === 'scheduled')) return 'scheduled'
  if (statuses.some((status) => status === 'scheduled' || status === 'started')) return 'started'
  return statuses.includes('failed') ? 'failed' : 'succeeded'
}

/** The latest of some times that has passed. */
const lastOf = (times: readonly number[], now: number) =>
  Math.max(...times.filter((time) => time <= now))

/** The report of a job at a time in milliseconds. */
export const scenarioReportAt = (plan: ScenarioJobPlan, now: number): ScenarioReport => {
  const { report, createdAt, entries } = plan
  const reports = entries.map((each) => {
    const status = statusOf(each, now)
    return {
      ...each.entry,
      status,
      ...(status === 'succeeded' && each.scenarioId && { scenarioId: each.scenarioId }),
      updatedAt: isoOf(lastOf([createdAt, each.startsAt, each.endsAt], now)),
    }
  })
  const times = entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  return {
    ...report,
    status: overall(reports.map(({ status }) => status)),
    updatedAt: isoOf(lastOf([createdAt, ...times], now)),
    reports,
  }
}

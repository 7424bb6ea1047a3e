import type {
  Scenario,
  ScenarioReview,
  ScenarioReviewStatus,
  ScenarioType,
} from '@generated/scenario/types.ts'
import { before, day } from '../moments.ts'
import { someone } from '../people.ts'
import type { Random } from '../random.ts'
import { isUntidy, vocabularyOf } from '../vocabulary/choose.ts'
import type { Vocabulary } from '../vocabulary/shape.ts'
import { tidy } from '../vocabulary/tidy.ts'
import { conditions, manoeuvres, places } from '../vocabulary/words.ts'
import { type AreaContext, defineArea, type World } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { sizeOf } from '../world-sizes.ts'
import { someAsset } from './world-assets.ts'
import { parameterSetOf, sweptParameters } from './world-parameters.ts'

/** A scenario. */
export interface ScenarioRecord {
  /** Newest first, never empty; of a large project, the earlier ones are made when this is first read. */
  versions: readonly [Scenario, ...Scenario[]]
  /** The newest version, where the others may not be made yet. */
  readonly newest?: Scenario
  /** The service cannot read its content, and does not say why. */
  unreadable?: true
}

/** All scenario types; the only one that can be shared comes first. */
const scenarioTypes = [
  'planning_sim_v2',
  'planning_sim',
  'log_sim',
  'log_sim_v2',
  'localization',
  'ndt_convergence',
  'obstacle_detection',
  'perception',
  'performance_diag',
  'obstacle_segmentation',
  'yabloc',
  'eagleye',
  'traffic_light',
  'annotationless_perception',
  'perception_2d',
  'ar_tag_based_localizer',
  'planning_control',
  'scenario_based_awsim',
  'ground_segmentation',
  'diagnostics',
  'all_components',
] as const satisfies readonly ScenarioType[]

const commonTypes: readonly ScenarioType[] = [
  'planning_sim_v2',
  'planning_sim_v2',
  'planning_sim_v2',
  'planning_sim_v2',
  'log_sim_v2',
  'localization',
  'perception',
]

/** Number of scenarios with names from the vocabulary; other names are drawn. */
const named = tidy.scenarioNames.length

/** Number of a project's first scenarios with edge-case texts. Such scenarios are not shared. */
export const untidyScenarios = (projectId: string): number => (isUntidy(projectId) ? named : 0)

/** Texts of a scenario. */
const wordsOf = (projectId: string, index: number): Vocabulary =>
  index < untidyScenarios(projectId) ? vocabularyOf(projectId) : tidy

/** A large enough project has scenarios of every type; the rest have common ones. */
const typeOf = (index: number, random: Random): ScenarioType =>
  scenarioTypes[index - named] ?? random.pick(commonTypes)

const nameOf = (index: number, { scenarioNames }: Vocabulary, random: Random) =>
  scenarioNames[index] ??
  `${random.pick(manoeuvres)} ${random.pick(conditions)}, ${random.pick(places)} ${String(index).padStart(3, '0')}`

/** Review statuses: older versions are reviewed, the newest one is often pending. */
const statusOf = (isNewest: boolean, random: Random): ScenarioReviewStatus => {
  const draw = random.next()
  if (draw < (isNewest ? 0.74 : 0.88)) return 'approved'
  return draw < 0.93 ? 'non_approved' : 'requested_changes'
}

const commentsOf = (
  status: ScenarioReviewStatus,
  { changeRequests }: Vocabulary,
): readonly string[] | undefined => {
  if (status === 'approved') return ['Looks good.', 'Matches the recording.']
  return status === 'requested_changes' ? changeRequests : undefined
}

const reviewOf = (
  status: ScenarioReviewStatus,
  reviewer: string,
  words: Vocabulary,
  random: Random,
): ScenarioReview => {
  const comments = commentsOf(status, words)
  if (!comments) return { status }
  return { status, reviewer, ...(random.chance(0.6) && { comment: random.pick(comments) }) }
}

const changes = ['Moved the start.', 'Slower pedestrian.', 'New map.', 'Second lead vehicle.']

/** Place of a scenario whose content an old editor wrote: it is no JSON. */
const writtenByHand = 44

const contentOf = (index: number, name: string, versionId: number) =>
  index === writtenByHand
    ? `ScenarioFormatVersion: 1.0.0\nname: ${name}\n`
    : formatOf(name, versionId)

const formatOf = (name: string, versionId: number) =>
  JSON.stringify({
    ScenarioFormatVersion: '3.2.0',
    name,
    revision: versionId,
    Entities: [{ name: 'ego', Position: { LaneId: 34_510 + versionId, s: 12.5 } }],
    OpenSCENARIO: {
      Environment: { RoadCondition: 'dry' },
      Storyboard: {
        Story: [
          { name: 'act', StartTrigger: { ConditionGroup: [{ Condition: [{ name: 'start' }] }] } },
        ],
        StopTrigger: { ConditionGroup: [{ Condition: { name: 'timeout', delay: 60 } }] },
      },
    },
  })

/** Place of a scenario whose content the service cannot read. */
const unreadable = 59

const isRecorded = (type: ScenarioType) => !type.startsWith('planning')

/** Fields that are the same in all versions. */
const identityOf = ({ projectId, world }: AreaContext, index: number, random: Random) => {
  const words = wordsOf(projectId, index)
  const type = typeOf(index, random)
  const age = random.int(30, 900) * day
  const deprecated = index >= 40 && random.chance(0.07)
  return {
    age,
    scenario: {
      id: random.uuid(),
      projectId,
      displayName: nameOf(index, words, random),
      description: random.pick(words.descriptions),
      type,
      createdAt: before(world, age),
      deprecated,
      ...(deprecated && { deprecatedAt: before(world, random.int(0, 20) * day) }),
      tags: random.shuffle(words.tags).slice(0, random.int(0, 3)),
      ...(isRecorded(type) && {
        bagId: random.uuid(),
        t4DatasetIds: [random.uuid(), random.uuid()].slice(0, random.int(1, 2)),
        generatedFrom: {
          rosbagToScenarioVersion: '2.4.1',
          rosbagId: random.uuid(),
          environmentId: random.fork('environment').uuid(),
        },
      }),
    },
  }
}

const mapOf = ({ areaMaps }: Vocabulary, random: Random) => {
  const { id, versionId, displayName } = random.pick(areaMaps)
  // A map that the project no longer has comes without a name.
  return { id, versionId, ...(random.chance(0.95) && { displayName }) }
}

/** Makes a version of a scenario by its number. */
type MakeVersion = (versionId: number, random: Random) => Scenario

/** How many versions a scenario has, and what makes them. */
const versionsOf = (
  context: AreaContext,
  index: number,
  random: Random,
): { count: number; make: MakeVersion } => {
  const { world, projectId } = context
  const words = wordsOf(projectId, index)
  const { age, scenario } = identityOf(context, index, random)
  const count = isLarge(projectId) ? versionsInLarge : random.pick([1, 1, 2, 2, 3, 5])
  const parameterSet = parameterSetOf(words.parameters, random)
  const areaMap = random.chance(0.9) ? mapOf(words, random) : undefined
  const ofAsset = random.fork('asset')
  const asset = ofAsset.chance(0.25) ? someAsset(world, projectId, ofAsset) : undefined
  const make: MakeVersion = (versionId, own) => {
    const status = statusOf(versionId === count, own)
    return {
      ...scenario,
      versionId,
      updatedAt: before(world, (age * (count - versionId + 0.05 + 0.9 * own.next())) / count),
      changeMessage: versionId === 1 ? 'First version.' : own.pick(changes),
      author: someone(world, projectId, own),
      ...(own.chance(0.96) && {
        scenarioFormat: contentOf(index, scenario.displayName, versionId),
      }),
      ...(areaMap && { areaMap }),
      ...(asset && { asset }),
      review: reviewOf(status, someone(world, projectId, own), words, own),
      parameterSet,
    }
  }
  return { count, make }
}

/** Number of versions of each scenario of a large project. */
const versionsInLarge = 3

const isLarge = (projectId: string) => projectId === projectIds.large

/** A scenario whose earlier versions, the newest first, are made once somebody asks for them. */
const lazyRecord = (newest: Scenario, earlier: () => readonly Scenario[]): ScenarioRecord => {
  let versions: ScenarioRecord['versions'] | undefined
  return {
    get newest() {
      return versions ? versions[0] : newest
    },
    get versions() {
      versions ??= [newest, ...earlier()]
      return versions
    },
    set versions(next) {
      versions = next
    },
  }
}

/** Makes versions of a scenario of a large project, each from draws of its own: the others need not be made. */
const makeAlone = (context: AreaContext, index: number) => {
  const random = context.random.fork(String(index))
  const { make } = versionsOf(context, index, random)
  return (versionId: number) => make(versionId, random.fork(`version ${versionId}`))
}

const recordOf = (context: AreaContext, index: number): ScenarioRecord => {
  if (isLarge(context.projectId)) {
    return lazyRecord(makeAlone(context, index)(versionsInLarge), () => {
      // Made again: what makes 10,000 scenarios takes more memory than they do.
      const make = makeAlone(context, index)
      return Array.from({ length: versionsInLarge - 1 }, (_, place) =>
        make(versionsInLarge - 1 - place),
      )
    })
  }
  const random = context.random.fork(String(index))
  const { count, make } = versionsOf(context, index, random)
  const [newest, ...earlier] = Array.from({ length: count }, (_, place) =>
    make(place + 1, random),
  ).reverse()
  if (!newest) throw new Error('A scenario has at least one version.')
  return { versions: [newest, ...earlier], ...(index === unreadable && { unreadable: true }) }
}

/** In a large project, so many scenarios of a type wait for a review: a few calls, the last one not full. */
const waiting = { type: 'perception', count: 181 }

const isWaiting = ({ type, deprecated, review }: Scenario) =>
  type === waiting.type && !deprecated && review.status === 'non_approved'

/** Approves those of the type that are too many. */
const withWaiting = (records: readonly ScenarioRecord[]): ScenarioRecord[] => {
  let found = 0
  return records.map((record) => {
    const newest = newestOf(record)
    if (isWaiting(newest)) found += 1
    return isWaiting(newest) && found > waiting.count
      ? lazyRecord({ ...newest, review: { status: 'approved' } }, () => record.versions.slice(1))
      : record
  })
}

/** Gives the parameters whose limit is looked for to a scenario that may run and has none so far. */
const withSwept = (records: ScenarioRecord[]): ScenarioRecord[] => {
  const mayRun = ({ versions: [newest] }: ScenarioRecord) =>
    newest.type === 'planning_sim_v2' &&
    !newest.deprecated &&
    newest.review.status === 'approved' &&
    newest.parameterSet.variables.length === 0
  const place =
    [
      records.findLastIndex(
        (record) => mayRun(record) && newestOf(record).displayName.startsWith('Cut-in'),
      ),
      records.findLastIndex(mayRun),
    ].find((found) => found >= 0) ?? -1
  const [newest, ...earlier] = records[place]?.versions ?? []
  return newest
    ? records.with(place, {
        ...records[place],
        versions: [{ ...newest, parameterSet: sweptParameters }, ...earlier],
      })
    : records
}

/** Scenarios that belong to a project, in no particular order. */
export const ownScenarioArea = defineArea('own scenarios', (context): ScenarioRecord[] => {
  const { projectId } = context
  const records = Array.from({ length: sizeOf(projectId).scenarios }, (_, index) =>
    recordOf(context, index),
  )
  if (isLarge(projectId)) return withWaiting(records)
  return projectId === projectIds.shuttle ? withSwept(records) : records
})

/** The newest version of a scenario. */
export const newestOf = (record: ScenarioRecord): Scenario => record.newest ?? record.versions[0]

/** The newest version that fits; of a large project, the earlier ones are made only if the last one does not. */
export const newestThat = (
  record: ScenarioRecord,
  fits: (version: Scenario) => boolean,
): Scenario | undefined => {
  const newest = newestOf(record)
  return fits(newest) ? newest : record.versions.find(fits)
}

/** A version of a scenario; undefined when it does not exist. */
export const versionOf = (record: ScenarioRecord, versionId: number): Scenario | undefined =>
  newestThat(record, (version) => version.versionId === versionId)

/** The newest version at a time in milliseconds; the first one when there was none yet. */
export const versionAt = (record: ScenarioRecord, time: number): Scenario =>
  newestThat(record, (version) => changedAt(version) <= time) ??
  record.versions.at(-1) ??
  newestOf(record)

const changeTimes = new WeakMap<Scenario, number>()

/** When a version was made, in milliseconds: asked more than a million times for the jobs of a large project. */
const changedAt = (version: Scenario) => {
  const time = changeTimes.get(version) ?? Date.parse(version.updatedAt)
  changeTimes.set(version, time)
  return time
}

/** Marks all versions of a scenario as deleted. */
export const deleteScenario = (record: ScenarioRecord, { clock }: World) => {
  const deprecatedAt = clock.timestamp()
  const [newest, ...earlier] = record.versions
  record.versions = [
    { ...newest, deprecated: true, deprecatedAt, updatedAt: deprecatedAt },
    ...earlier.map((version) => ({ ...version, deprecated: true, deprecatedAt })),
  ]
}

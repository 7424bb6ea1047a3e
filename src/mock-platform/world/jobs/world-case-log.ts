import type {
  CaseAttempt,
  CaseComponent,
  CaseLogs,
  CaseReport,
} from '@generated/evaluation/types.ts'
import { second } from '../moments.ts'
import { createRandom, type Random } from '../random.ts'
import type { LineSource } from './world-build-log.ts'

/** The attempt that a log is about, and what it is about there. */
export interface LoggedAttempt {
  attempt: CaseAttempt
  report: CaseReport
  /** The component whose own log it is; undefined for the log of the whole case. */
  component: CaseComponent | undefined
}

type Level = 'DEBUG' | 'INFO' | 'WARN' | 'ERROR'

const levelColors: { readonly [level in Level]: string | undefined } = {
  DEBUG: '2',
  INFO: undefined,
  WARN: '33',
  ERROR: '1;31',
}

const stamp = (time: number) => new Date(time).toISOString().slice(11, 23)

const written = (time: number, level: Level, node: string, text: string) => {
  const color = levelColors[level]
  const word = level.padEnd(5)
  const marked = color === undefined ? word : `\x1b[${color}m${word}\x1b[0m`
  return `${stamp(time)} ${marked} \x1b[34m[${node}]\x1b[0m ${text}`
}

/** Messages of the parts of the vehicle and the simulator while all is well. */
const usual: readonly (readonly [node: string, level: Level, text: (random: Random) => string])[] =
  [
    [
      'perception',
      'INFO',
      (random) => `${random.int(2, 19)} objects, ${random.int(0, 3)} bicycles`,
    ],
    [
      'localization',
      'DEBUG',
      (random) => `pose error 0.0${random.int(1, 9)} m, converged in ${random.int(2, 9)} steps`,
    ],
    ['planning', 'INFO', (random) => `${random.int(2, 7)} candidates, ${random.int(1, 2)} safe`],
    [
      'map_prediction',
      'DEBUG',
      (random) => `object ${random.hex(4)} path ${random.int(1, 3)} of 3`,
    ],
    [
      'control',
      'INFO',
      (random) => `speed ${random.int(80, 399) / 10} km/h, steer 0.0${random.int(1, 9)} rad`,
    ],
    ['simulator', 'INFO', (random) => `frame computed in ${random.int(8, 30)} ms`],
  ]

/** The same case says the same in every run, with other values. */
interface LogSeeds {
  ofCase: string
  ofAttempt: string
}

/** A line of the middle of a log: what is usual, with a warning and a line that was rewritten now and then. */
const usualLine = (time: number, number: number, seeds: LogSeeds, only: string | undefined) => {
  if (number % 250 === 0) {
    return `${stamp(time)} loading 10 %\r${stamp(time)} loading 50 %\r${written(time, 'INFO', 'map_loader', `loaded map tile ${number}`)}`
  }
  if (number % 97 === 0) return written(time, 'WARN', 'perception', `frame ${number} came late`)
  const [node, level, text] = createRandom(`${seeds.ofCase}/${number}`).pick(usual)
  const values = createRandom(`${seeds.ofAttempt}/${number}`)
  return written(time, level, only ?? node, text(values))
}

/** The condition that a component watches. */
const conditions: { readonly [component: string]: string } = {
  planning: 'NoCollision',
  control: 'StaysInLane',
  localization: 'KnowsItsPlace',
  perception: 'SeesAll',
  simulator: 'Runs',
}

const conditionOf = (component: string) => conditions[component] ?? 'Passes'

/** The component that a case failed by. */
const failedOf = ({ status, components }: CaseReport) =>
  status === 'failed' ? components.find(({ message }) => message) : undefined

/** The last lines of a log: how the case ended. */
const ending = (report: CaseReport): readonly (readonly [Level, string, string])[] => {
  const failed = failedOf(report)
  if (!failed) {
    return [
      ['INFO', 'evaluator', 'all conditions are true'],
      ['INFO', 'evaluator', 'stop: result Succeeded'],
      ['DEBUG', 'recorder', 'bag closed, 184 MB'],
    ]
  }
  const { componentName, message = '' } = failed
  return [
    ['WARN', componentName, 'watchdog: a limit is close'],
    ['WARN', 'control', 'deceleration limited to -2.5 m/s²'],
    ['INFO', 'control', 'brake 62 %'],
    ['ERROR', componentName, message],
    ['ERROR', 'evaluator', `condition ${conditionOf(componentName)} is false`],
    ['INFO', 'evaluator', 'stop: result Failed'],
    ['DEBUG', 'recorder', 'bag closed, 184 MB'],
  ]
}

const spanOf = ({ startedAt, finishedAt }: CaseAttempt) => {
  const from = Date.parse(startedAt ?? '')
  return { from, until: finishedAt === undefined ? from + second : Date.parse(finishedAt) }
}

/** The log of an attempt, or of one of its components: 100 to 5,000 lines that end with what the report says. */
const simulationLogOf = ({ attempt, report, component }: LoggedAttempt): LineSource => {
  const name = component?.componentName ?? 'log'
  const { scenario, formattedParameter } = report
  const seeds: LogSeeds = {
    ofCase: `${scenario.id}/${formattedParameter}/${name}`,
    ofAttempt: `${attempt.id}/${name}`,
  }
  const count = Math.round(100 * 50 ** createRandom(seeds.ofCase).next())
  const { from, until } = spanOf(attempt)
  const last = ending(report)
  // After a failure the others go on for a moment.
  const after = Math.min(40, Math.floor(count / 10))
  const endAt = count - after - last.length
  const head = [
    `scenario ${report.scenario.displayName}, version ${report.scenario.versionId}`,
    ...Object.entries(report.scenarioParameters).map(([name, value]) => `${name} = ${value}`),
    `attempt ${attempt.number}`,
  ].slice(0, 40)
  const line = (place: number) => {
    const time = from + ((until - from) * place) / count
    const begun = head[place]
    if (begun !== undefined) return written(time, 'INFO', 'simulator', begun)
    const [level, node, text] = last[place - endAt] ?? []
    if (level !== undefined && node !== undefined && text !== undefined) {
      return written(time, level, node, text.replaceAll('\n', ' '))
    }
    return usualLine(time, place + 1, seeds, component?.componentName)
  }
  return { count, line }
}

const preparations: readonly ((random: Random) => string)[] = [
  (random) => `pulled layer ${random.hex(12)}`,
  (random) => `unpacked map tile ${random.int(1, 400)}`,
  (random) => `checked ${random.int(3, 90)} files of the scenario`,
  (random) => `started node /sensing/node_${random.int(1, 60)}`,
]

/** One line that is longer than any screen. */
const environment = Array.from(
  { length: 300 },
  (_, place) => `NODE_${place}=/opt/nodes/${place}`,
).join(' ')

/** The log of what ran before the simulation. */
const preTaskLogOf = ({ attempt, report }: LoggedAttempt): LineSource => {
  const seed = `${attempt.id}/pre-task`
  const count = createRandom(seed).int(100, 400)
  const { from } = spanOf(attempt)
  const line = (place: number) => {
    const time = from - (count - place) * 40
    if (place === 0) return written(time, 'INFO', 'task', `prepares ${report.simulation.name}`)
    if (place === count - 1) return written(time, 'INFO', 'task', 'ready, starting the simulation')
    if (place === 40) return written(time, 'INFO', 'task', `environment: ${environment}`)
    if (place === 60) return written(time, 'WARN', 'task', 'the image was not cached')
    const random = createRandom(`${seed}/${place}`)
    return written(time, 'INFO', 'task', random.pick(preparations)(random))
  }
  return { count, line }
}

/** Measurements of the simulation in an attempt; they fit the messages of its components. */
const resultOf = ({ attempt, report }: LoggedAttempt) => {
  const random = createRandom(`${attempt.id}/result`)
  const failed = failedOf(report)
  const { from, until } = spanOf(attempt)
  const hit = failed?.failureCauseLabels.includes('collision') === true
  const broken = failed && conditionOf(failed.componentName)
  return {
    result: failed ? 'Failed' : 'Succeeded',
    score: failed ? random.int(100, 600) / 1000 : random.int(800, 1000) / 1000,
    simulated_time_s: Math.round((until - from) / 100) / 10,
    conditions: Object.fromEntries(
      [...new Set(Object.values(conditions))].map((name) => [name, name !== broken]),
    ),
    minimum_ttc_s: hit ? 0 : random.int(12, 60) / 10,
    closest_object_m: hit ? 0 : random.int(50, 900) / 100,
    driven_m: random.int(80, 900),
    lateral_jerk: { max: random.int(10, 30) / 10, mean: random.int(1, 9) / 10 },
  }
}

/** The text of a file of an attempt, as lines; undefined for a file that is no text. */
export const caseFileText = (
  name: keyof CaseLogs,
  logged: LoggedAttempt,
): LineSource | string | undefined => {
  switch (name) {
    case 'simulationLog':
      return simulationLogOf(logged)
    case 'preTaskLog':
      return preTaskLogOf(logged)
    case 'simulationResult':
    case 'evaluationResult':
      return JSON.stringify(resultOf(logged))
    default:
      return undefined
  }
}

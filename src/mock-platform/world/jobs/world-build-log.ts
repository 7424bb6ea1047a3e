import { hour } from '../moments.ts'
import { createRandom } from '../random.ts'
import { defineArea, type World } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { type Job, testStartOf } from './job.ts'
import { jobArea } from './world-job-area.ts'

/** A text whose lines are made when they are asked for, in any order. */
export interface LineSource {
  count: number
  /** The line at a place, from 0, without its end. */
  line: (place: number) => string
  /** Bytes of all lines with their ends, where they are known without making them. */
  size?: number
}

const stems = [
  'common_utils',
  'geometry_utils',
  'map_loader',
  'message_types',
  'route_handler',
  'pose_estimator',
  'object_tracker',
  'obstacle_stop',
  'behavior_common',
  'lane_keeping',
  'lane_planner',
  'merge_planner',
  'avoidance_planner',
  'speed_limiter',
  'vehicle_info',
  'diagnostics',
] as const

/** How a package of a build ends. */
type Ending = 'finished' | 'failed' | 'aborted'

/** A package of a build, with its lines. */
interface Part {
  name: string
  ending: Ending
  lines: number
}

/** Facts that a build log is made from. */
interface Course {
  parts: readonly Part[]
  /** Lines before the packages. */
  head: readonly string[]
  /** Lines after the packages. */
  tail: readonly string[]
}

const ansi = (codes: string, text: string) => `\x1b[${codes}m${text}\x1b[0m`
const green = (text: string) => ansi('32', text)
const red = (text: string) => ansi('1;31', text)

const padded = (value: number, length: number) => String(value).padStart(length, '0')

const secondsOf = ({ lines }: Part) => (lines / 50).toFixed(1)

/** Output of the compiler for a package that does not compile. */
const failure = [
  'src/scene.cpp: In member function ‘bool Scene::isSafe() const’:',
  `src/scene.cpp:412:17: ${red('error:')} no member named ‘lateralDistance’ in ‘Lanelet’`,
  '  412 |     lane.lateralDistance(pose)',
  `      |          ${red('^~~~~~~~~~~~~~~')}`,
  `src/scene.cpp:412:17: ${ansi('34', 'note:')} did you mean ‘lateral_distance’?`,
  `make[2]: *** [CMakeFiles/scene.dir/build.make:146] ${red('Error 1')}`,
  `make[1]: *** [CMakeFiles/Makefile2:280] ${red('Error 2')}`,
  'make: *** Waiting for unfinished jobs …',
]

const ends: { readonly [ending in Ending]: (part: Part) => string } = {
  finished: (part) => `Finished <<< ${green(part.name)} [${secondsOf(part)}s]`,
  failed: (part) => `Failed   <<< ${red(part.name)} [${secondsOf(part)}s, exited with code 2]`,
  aborted: (part) => `Aborted  <<< ${part.name} [${secondsOf(part)}s]`,
}

const partLine = (part: Part, place: number): string => {
  const { name, ending, lines } = part
  const unit = padded(place, 4)
  const fromEnd = lines - 1 - place
  if (place === 0) return `Starting >>> ${green(name)}`
  if (fromEnd === 0) return ends[ending](part)
  if (place === 1) return '-- Found ament_cmake: 1.3.9'
  if (place === 2) return '-- Configuring done (2.1 s)'
  if (ending === 'failed' && fromEnd <= failure.length) {
    return failure[failure.length - fromEnd] ?? ''
  }
  switch (place % 311) {
    case 70:
      return `src/unit_${unit}.cpp:88:12: ${ansi('35', 'warning:')} unused variable ‘shift’ [-Wunused-variable]`
    case 71:
      return '   88 |     double shift = 0.0;'
    case 72:
      return `      |            ${green('^~~~~')}`
  }
  const share = String(Math.floor((place * 100) / lines)).padStart(3)
  return `[${share}%] Building CXX object CMakeFiles/${name}.dir/src/${green(`unit_${unit}.cpp.o`)}`
}

const names = (parts: readonly Part[], ending: Ending) =>
  parts.filter((part) => part.ending === ending).map(({ name }) => name)

const counted = (count: number) => `${count} ${count === 1 ? 'package' : 'packages'}`

const summaryOf = (parts: readonly Part[], notProcessed: number): string[] => {
  const [failed, aborted] = [names(parts, 'failed'), names(parts, 'aborted')]
  const minutes = Math.round(parts.reduce((sum, { lines }) => sum + lines, 0) / 50 / 60)
  return [
    '',
    `Summary: ${counted(names(parts, 'finished').length)} finished [${minutes}min 2s]`,
    ...(failed.length > 0 ? [`  ${counted(failed.length)} failed: ${failed.join(' ')}`] : []),
    ...(aborted.length > 0 ? [`  ${counted(aborted.length)} aborted: ${aborted.join(' ')}`] : []),
    ...(notProcessed > 0 ? [`  ${counted(notProcessed)} not processed`] : []),
  ]
}

/** Number of packages of a build, and of lines of all their logs where it is given. */
interface Size {
  packages: number
  lines?: number
}

const partsOf = ({ plan, buildReportId }: Job, { packages, lines }: Size): Part[] => {
  const succeeds = plan.build?.succeeds ?? true
  const place = stems.indexOf('lane_planner')
  // As the message of such a build says, and late in the build.
  const failing = place + Math.floor((packages * 0.8 - place) / stems.length) * stems.length
  const random = createRandom(buildReportId)
  const reached = succeeds ? packages : Math.min(packages, failing + 3)
  const share = lines === undefined ? undefined : Math.floor(lines / reached)
  return Array.from({ length: reached }, (_, at): Part => {
    const stem = stems[at % stems.length] ?? ''
    const isFailing = !succeeds && at === failing
    const name =
      isFailing || at < stems.length ? stem : `${stem}_${padded(Math.floor(at / stems.length), 2)}`
    return {
      name: !isFailing && name === 'lane_planner' && !succeeds ? 'lane_planner_00' : name,
      ending: isFailing ? 'failed' : !succeeds && at > failing ? 'aborted' : 'finished',
      lines:
        share === undefined
          ? random.int(40, 260)
          : share + (at === 0 ? (lines ?? 0) - share * reached : 0),
    }
  })
}

const courseOf = (job: Job, size: Size): Course => {
  const { plan, event } = job
  const source = event.source?.gitSha ?? event.sourceId ?? 'the source'
  const checkout = `Checking out ${source}`
  const problem = plan.build?.succeeds ? undefined : plan.failMessage
  if (problem?.startsWith('The commit')) {
    return { parts: [], head: [checkout, `fatal: reference is not a tree: ${source}`], tail: [] }
  }
  const head = [checkout, 'Submodules are up to date', '']
  const full = problem?.startsWith('No space')
    ? ['ninja: fatal: writing to disk: No space left on device']
    : []
  const around = head.length + full.length
  const few = partsOf(job, size)
  const tail = [...full, ...summaryOf(few, size.packages - few.length)]
  const parts =
    size.lines === undefined
      ? few
      : partsOf(job, { ...size, lines: size.lines - around - tail.length + full.length })
  return { parts, head, tail }
}

const encoder = new TextEncoder()

const bytesOf = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + stampLength + encoder.encode(line).length + 1, 0)

/** Bytes of all lines. Packages with names of one length and as many lines are as large: their numbers are. */
const sizeOf = ({ parts, head, tail }: Course) => {
  const known = new Map<string, number>()
  let size = bytesOf(head) + bytesOf(tail)
  for (const part of parts) {
    const key = `${part.ending} ${part.name.length} ${part.lines}`
    const bytes =
      known.get(key) ??
      bytesOf(Array.from({ length: part.lines }, (_, place) => partLine(part, place)))
    known.set(key, bytes)
    size += bytes
  }
  return size
}

/** Length of the time that each line begins with, and of the blank after it. */
const stampLength = '05:41:07.112 '.length

/** The lines of a course, each with the time of day at which it was written. */
const linesOf = ({ parts, head, tail }: Course, from: number, until: number): LineSource => {
  const starts = [head.length]
  for (const { lines } of parts) starts.push((starts.at(-1) ?? 0) + lines)
  const end = starts.at(-1) ?? 0
  const count = end + tail.length
  // Lines are mostly read in order.
  let at = 0
  const textAt = (place: number) => {
    if (place < head.length) return head[place]
    if (place >= end) return tail[place - end]
    while ((starts[at] ?? 0) > place) at -= 1
    while ((starts[at + 1] ?? end) <= place) at += 1
    const part = parts[at]
    return part && partLine(part, place - (starts[at] ?? 0))
  }
  const line = (place: number) => {
    const time = new Date(from + ((until - from) * place) / count)
    return `${time.toISOString().slice(11, 23)} ${textAt(place) ?? ''}`
  }
  return { count, line }
}

/** Size of a common build, and of the longest. */
const sizes = {
  common: { packages: 21 },
  longest: { packages: 253, lines: 1_000_000 },
} as const satisfies Record<string, Size>

/** Id of the job of the large project with the longest build log; undefined in every other project. */
export const longestLogArea = defineArea('longest build log', ({ projectId, world }) => {
  if (projectId !== projectIds.large) return undefined
  const isCompiled = ({ plan, cancel }: Job) =>
    !cancel &&
    plan.build?.succeeds === false &&
    plan.failMessage?.includes('does not compile') &&
    plan.build.endAt < world.startedAt - hour
  return world.of(jobArea, projectId).find(isCompiled)?.id
})

/** The log of the build of a job: as much of it as has come at a time in milliseconds. */
export const buildLogOf = (job: Job, now: number, world: World): LineSource => {
  const { plan, cancel } = job
  const isLongest = world.of(longestLogArea, job.projectId) === job.id
  const until = testStartOf(plan)
  const course = courseOf(job, sizes[isLongest ? 'longest' : 'common'])
  const whole = linesOf(course, plan.startAt, until)
  const passed = Math.min(now, cancel?.at ?? now) - plan.startAt
  const share = Math.min(1, Math.max(0, passed / (until - plan.startAt)))
  return share === 1
    ? { ...whole, size: sizeOf(course) }
    : { ...whole, count: Math.floor(whole.count * share) }
}

/** The repositories that a build was made from, each with its commit. */
export const reposFileOf = ({ buildReportId }: Job): string => {
  const random = createRandom(`${buildReportId}/repos`)
  const entries = stems.map(
    (name) =>
      `  ${name}:\n    type: git\n    url: https://git.example.com/driving/${name}.git\n    version: ${random.hex(40)}\n`,
  )
  return `repositories:\n${entries.join('')}`
}

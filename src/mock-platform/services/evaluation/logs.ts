import { pageBy } from '../../core/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { type HandlersOf, ok } from '../../define-service.ts'
import { temporaryLink } from '../../object-store/links.ts'
import { jobArea } from '../../world/jobs/area.ts'
import { buildLogOf, type LineSource, reposFileOf } from '../../world/jobs/build-log.ts'
import { type BuildFile, buildFileOf } from '../../world/jobs/build-report.ts'
import type { Job } from '../../world/jobs/job.ts'
import type { World } from '../../world/world.ts'

/** Number of lines of a sample log. */
const sampleLines = 3000

/** What a line of a sample log says, by its number: coloured, with progress that is written anew, errors and other characters. */
const sampleLine = (line: number) => {
  const time = (line / 100).toFixed(2).padStart(7, '0')
  if (line === 2711) {
    return '\x1b[1;31m[ERROR]\x1b[0m [planning.lane_change]: no member named ‘lateralDistance’'
  }
  if (line === 2713) return '[ERROR] [simulator]: the scenario ended early: 衝突'
  if (line % 250 === 0) return `10 %\r50 %\rloaded map tile ${line}`
  if (line % 97 === 0) return `\x1b[33m[WARN]\x1b[0m [perception]: frame ${line} came late`
  return `\x1b[32m[INFO]\x1b[0m [${time}] [localization]: pose ${line} accepted, covariance 0.0${line % 10}`
}

const sampleLog = (logId: string) =>
  [
    `This file stands for the log ${logId}.`,
    ...Array.from({ length: sampleLines - 1 }, (_, line) => sampleLine(line + 2)),
    '',
  ].join('\n')

const plainText = 'text/plain; charset=utf-8'

/** Sample content of a file: a log or JSON by the end of its name, otherwise one line of text. */
const sampleFile = (logId: string, name: string) => {
  if (name.endsWith('.log')) return { type: plainText, content: sampleLog(logId) }
  return name.endsWith('.json')
    ? {
        type: 'application/json',
        content: JSON.stringify({ log: logId, file: name, score: 0.875 }),
      }
    : { type: plainText, content: `This file stands for the log ${logId}.\n` }
}

/** The build that a file belongs to, and which one it is; undefined for files of cases and suites. */
const buildFile = (world: World, projectId: string, logId: string) => {
  for (const job of world.of(jobArea, projectId)) {
    const file = buildFileOf(job, logId)
    if (file) return { job, file }
  }
  return undefined
}

/** Lines in one part of a long file. */
const portion = 1000

/** The text of some lines, in parts. */
function* partsOf({ count, line }: LineSource) {
  for (let from = 0; from < count; from += portion) {
    let text = ''
    for (let at = from; at < Math.min(count, from + portion); at += 1) text += `${line(at)}\n`
    yield text
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A file of a build: its content, and how many bytes it has. */
const contentOf = (job: Job, file: BuildFile, now: number, world: World) => {
  if (file === 'buildReposFile') {
    const content = reposFileOf(job)
    return { type: plainText, content, size: bytesOf(content) }
  }
  const log = buildLogOf(job, now, world)
  const content = () => partsOf(log)
  let { size } = log
  if (size === undefined) {
    size = 0
    for (const part of content()) size += bytesOf(part)
  }
  return { type: plainText, content, size }
}

/** Handlers for the files of reports: logs, bags, archives. */
export const logHandlers = {
  downloadLog: (call) => {
    const { path, body, clock, world } = call
    const name = body.filename ?? `${path.logId}.txt`
    const found = buildFile(world, path.projectId, path.logId)
    // The log id of a case cannot be mapped back to its report, so every other id gets a file.
    const sample = () => {
      const file = sampleFile(path.logId, name)
      return { ...file, size: bytesOf(file.content) }
    }
    const { size, ...file } = found
      ? contentOf(found.job, found.file, clock.now(), world)
      : sample()
    return ok({
      url: temporaryLink(call, { name, ...file }, body.expirationTime),
      size,
      expiresAt: new Date(clock.now() + body.expirationTime * 1000).toISOString(),
    })
  },
  listLogStreamEvents: ({ path, query, world, clock }) => {
    const found = buildFile(world, path.projectId, path.logStreamId)
    if (found?.file !== 'buildOutputStream') {
      return refuse(404, 'log_stream_not_found', 'The log stream does not exist.')
    }
    const { count, line } = buildLogOf(found.job, clock.now(), world)
    const places = Array.from({ length: count }, (_, place) => place)
    if (query.order === 'desc') places.reverse()
    const { items, ...token } = pageBy(places, query, String)
    return ok({ events: items.map((place) => ({ message: line(place) })), ...token })
  },
} satisfies HandlersOf<'evaluation'>

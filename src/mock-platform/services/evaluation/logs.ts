import { pageBy } from '@/mock-platform/core/platform-paging.ts'
import { temporaryLink } from '@/mock-platform/object-store/object-links.ts'
import {
  buildLogOf,
  type LineSource,
  reposFileOf,
} from '@/mock-platform/world/jobs/world-build-log.ts'
import { findCaseText } from '@/mock-platform/world/jobs/world-case-reports.ts'
import { jobArea } from '@/mock-platform/world/jobs/world-job-area.ts'
import { refuse } from '../../core/refusal.ts'
import { type HandlersOf, ok } from '../../define-service.ts'
import { type BuildFile, buildFileOf } from '../../world/jobs/build-report.ts'
import type { Job } from '../../world/jobs/job.ts'
import type { World } from '../../world/world.ts'

const plainText = 'text/plain; charset=utf-8'

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

/** Content of a file of a case or a suite: what it says, otherwise one line of text. */
const caseFile = (world: World, projectId: string, logId: string, now: number) => {
  for (const job of world.of(jobArea, projectId)) {
    const found = findCaseText(job, logId, now, world)
    if (typeof found === 'string') return { type: 'application/json', content: found }
    if (found) return { type: plainText, content: [...partsOf(found)].join('') }
  }
  return { type: plainText, content: `This file stands for the log ${logId}.\n` }
}

/** The build that a file belongs to, and which one it is; undefined for files of cases and suites. */
const buildFile = (world: World, projectId: string, logId: string) => {
  for (const job of world.of(jobArea, projectId)) {
    const file = buildFileOf(job, logId)
    if (file) return { job, file }
  }
  return undefined
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
    const other = () => {
      const file = caseFile(world, path.projectId, path.logId, clock.now())
      return { ...file, size: bytesOf(file.content) }
    }
    const { size, ...file } = found ? contentOf(found.job, found.file, clock.now(), world) : other()
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

import { type HandlersOf, ok } from '../../define-service.ts'
import { temporaryLink } from '../../object-store/links.ts'

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

/** Handlers for the files of reports: logs, bags, archives. */
export const logHandlers = {
  downloadLog: (call) => {
    const { path, body, clock } = call
    // A log id cannot be mapped back to its report, so every id gets a file.
    const name = body.filename ?? `${path.logId}.txt`
    const file = { name, ...sampleFile(path.logId, name) }
    return ok({
      url: temporaryLink(call, file, body.expirationTime),
      size: new TextEncoder().encode(file.content).length,
      expiresAt: new Date(clock.now() + body.expirationTime * 1000).toISOString(),
    })
  },
} satisfies HandlersOf<'evaluation'>

import { type HandlersOf, ok } from '../../define-service.ts'
import { temporaryLink } from '../../object-store/links.ts'

/** Sample content of a log: JSON for names that end in `.json`, otherwise plain text. */
const sampleFile = (logId: string, name: string) =>
  name.endsWith('.json')
    ? {
        type: 'application/json',
        content: JSON.stringify({ log: logId, file: name, score: 0.875 }),
      }
    : { type: 'text/plain; charset=utf-8', content: `This file stands for the log ${logId}.\n` }

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

import { type HandlersOf, ok } from '../../define-service.ts'
import { temporaryLink } from '../../object-store/links.ts'

/** A small file that stands for a log: JSON where its name says so, else plain text. */
const standIn = (logId: string, name: string) =>
  name.endsWith('.json')
    ? {
        type: 'application/json',
        content: JSON.stringify({ log: logId, file: name, score: 0.875 }),
      }
    : { type: 'text/plain; charset=utf-8', content: `This file stands for the log ${logId}.\n` }

/** Files of reports: logs, bags, archives. */
export const logHandlers: HandlersOf<'evaluation'> = {
  downloadLog: (call) => {
    const { path, body, clock } = call
    // The id of a log follows from its report and does not lead back to it: every id has a file.
    const name = body.filename ?? `${path.logId}.txt`
    const file = { name, ...standIn(path.logId, name) }
    return ok({
      url: temporaryLink(call, file, body.expirationTime),
      size: new TextEncoder().encode(file.content).length,
      expiresAt: new Date(clock.now() + body.expirationTime * 1000).toISOString(),
    })
  },
}

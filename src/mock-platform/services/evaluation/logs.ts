import { type HandlersOf, ok } from '../../define-service.ts'
import { temporaryLink } from '../../object-store/links.ts'

/** Files of reports: logs, bags, archives. */
export const logHandlers: HandlersOf<'evaluation'> = {
  downloadLog: (call) => {
    const { path, body, clock } = call
    // The id of a log follows from its report and does not lead back to it: every id has a file.
    const content = `This file stands for the log ${path.logId}.\n`
    const file = { name: body.filename ?? `${path.logId}.txt`, content }
    return ok({
      url: temporaryLink(call, file, body.expirationTime),
      size: content.length,
      expiresAt: new Date(clock.now() + body.expirationTime * 1000).toISOString(),
    })
  },
}

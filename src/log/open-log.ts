import { ApiError } from '@/transport/errors.ts'
import type { FileText } from '@/transport/read-link.ts'
import type { LogLine, LogProgress, QuestionName, Questions, Report, Request } from './protocol.ts'

/** Events of reading a log. */
export interface LogEvents {
  /** `ahead` are the first lines, once they are there. */
  onProgress: (progress: LogProgress, ahead: LogLine[] | undefined) => void
  /** The file is JSON: this much of it was read, and no log is there to be asked. */
  onJson: (file: FileText) => void
  /** The reading has ended early, or with `isLost` the worker with all that was read. */
  onFailure: (error: Error, isLost: boolean) => void
}

/** Where a log is, and how much is read of it. */
export interface LogLink {
  url: string
  /** Most bytes that are read of JSON. */
  jsonLimit: number
  /** It is not shown yet: of a long one, the first lines are read alone until `show`. */
  isAhead?: boolean
}

/** An open log. */
export interface OpenLog {
  /**
   * Asks about the log. Is not answered any more once the worker is lost or the log closed. A search that takes long
   * tells how many lines it has looked through.
   */
  ask: <Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['ask'],
    onSearched?: (lines: number) => void,
  ) => Promise<Questions[Name]['answer']>
  /** Reads the log behind a link, which may turn out to be JSON; only so much is read of that. */
  open: (link: LogLink) => void
  /** Reads on, of a log that was opened ahead. */
  show: () => void
  /** Adds text to a log without a link. */
  append: (text: string) => void
  /** Ends the worker and frees its memory. */
  close: () => void
}

/** Starts a worker for an empty log: for the one behind a link, or for text that is yet to come. */
export const openLog = (events: LogEvents): OpenLog => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<
    number,
    { resolve: (answer: never) => void; onSearched: ((lines: number) => void) | undefined }
  >()
  let asked = 0
  const send = (request: Request) => worker.postMessage(request)

  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    switch (data.kind) {
      case 'json':
        return events.onJson(data.file)
      case 'progress':
        return events.onProgress(data, data.ahead)
      case 'failed':
        return events.onFailure(new ApiError(data.failure), false)
      case 'answer':
        waiting.get(data.id)?.resolve(data.answer as never)
        waiting.delete(data.id)
        return
      case 'searched':
        waiting.get(data.id)?.onSearched?.(data.lines)
    }
  })
  const close = () => {
    worker.terminate()
    waiting.clear()
  }
  const lose = () => {
    close()
    events.onFailure(new Error('The reader of the log has stopped.'), true)
  }
  worker.addEventListener('error', lose)
  worker.addEventListener('messageerror', lose)
  return {
    ask: (name, question, onSearched) =>
      new Promise((resolve) => {
        asked += 1
        waiting.set(asked, { resolve, onSearched })
        send({ kind: name, id: asked, ...question } as Request)
      }),
    open: (link) => send({ kind: 'open', ...link }),
    show: () => send({ kind: 'shown' }),
    append: (text) => send({ kind: 'append', text }),
    close,
  }
}

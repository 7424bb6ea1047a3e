import { type LogEvents, type LogLink, type OpenLog, openLog } from './open-log.ts'

/** Milliseconds for which the first lines are kept: meanwhile the answer of the store stays open. */
const keptFor = 30_000

/** A log that is read ahead. */
interface Ahead {
  url: string
  take: (events: LogEvents) => OpenLog
  drop: () => void
}

let ahead: Ahead | undefined

/** Reads the first lines of a log that will probably be shown; of one log at a time. */
export const readAhead = (link: LogLink): void => {
  ahead?.drop()
  let shownBy: LogEvents | undefined
  let early: ((events: LogEvents) => void)[] = []
  const tell = (event: (events: LogEvents) => void) => {
    if (shownBy) event(shownBy)
    else early.push(event)
  }
  const end = () => {
    clearTimeout(timer)
    if (ahead === own) ahead = undefined
  }
  const log = openLog({
    onProgress: (...progress) => tell(({ onProgress }) => onProgress(...progress)),
    onJson: (file) => tell(({ onJson }) => onJson(file)),
    onFailure: (...failure) => {
      // The page reads it once more, and tells what then happens.
      if (shownBy) shownBy.onFailure(...failure)
      else own.drop()
    },
  })
  const own: Ahead = {
    url: link.url,
    take: (events) => {
      end()
      log.show()
      // In a turn of its own, as what a log tells by itself.
      queueMicrotask(() => {
        shownBy = events
        for (const event of early) event(events)
        early = []
      })
      return { ...log, open: () => undefined }
    },
    drop: () => {
      end()
      log.close()
    },
  }
  const timer = setTimeout(own.drop, keptFor)
  ahead = own
  log.open({ ...link, isAhead: true })
}

/** The log behind a link, if it is the one that was read ahead: open already, and from now on of who takes it. */
export const takeAhead = (url: string | undefined, events: LogEvents): OpenLog | undefined =>
  url !== undefined && ahead?.url === url ? ahead.take(events) : undefined

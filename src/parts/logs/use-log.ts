import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { takeAhead } from '@/log/log-ahead.ts'
import { type LogEvents, type OpenLog, openLog } from '@/log/open-log.ts'
import type { LogLine, LogOutline, LogProgress, SearchAnswer, SearchQuery } from '@/log/protocol.ts'
import { readLimit } from '@/log/text-limit.ts'
import type { FileText } from '@/transport/read-link.ts'
import { toast } from '@/ui/feedback/toast.tsx'

/** State of a log while it is read. */
export interface LogState {
  log?: OpenLog
  /** Its reader has stopped, and was started again. */
  isAgain?: boolean
  progress?: LogProgress
  /** Its first lines, which come with the first progress. */
  ahead?: readonly LogLine[]
  /** The file is JSON, and no log. */
  json?: FileText
  /** The reading has ended early. */
  error?: Error
}

/**
 * An empty log that is open as long as it is shown, with a reader of its own for each key; or the one behind a link
 * that was read ahead. A reader that stops is started again, once.
 */
const useOpenLog = (key: string | undefined, url?: string) => {
  const [state, setState] = useState<LogState>({})
  // The log whose reader has stopped once.
  const [lost, setLost] = useState<string>()
  const isAgain = lost !== undefined && lost === key
  const open = useEffectEvent((events: LogEvents) => takeAhead(url, events) ?? openLog(events))
  useEffect(() => {
    if (key === undefined) return
    const add = (part: LogState) => setState((before) => ({ ...before, ...part }))
    const log = open({
      onProgress: (progress, ahead) => add({ progress, ...(ahead && { ahead }) }),
      onJson: (json) => add({ json }),
      // With the worker all that was read is lost.
      onFailure: (error, isLost) => {
        if (!isLost) return add({ error })
        if (isAgain) return setState({ error })
        toast('The reader of the log stopped, and was started again.')
        setLost(key)
      },
    })
    setState({ log, isAgain })
    return log.close
  }, [key, isAgain])
  return state
}

/**
 * Reads the log behind a link, once there is one: the reader starts while the link is got. `asked` counts how often
 * one was asked for; undefined if there is none.
 */
export const useLinkedLog = (asked: number | undefined, url: string | undefined): LogState => {
  const state = useOpenLog(asked?.toString(), url)
  const { log } = state
  useEffect(() => {
    if (log && url !== undefined) log.open({ url, jsonLimit: readLimit })
  }, [log, url])
  return state
}

/** Opens an empty log, to be written to, once there is an id for it. */
export const useAppendedLog = (id: string | undefined): LogState => useOpenLog(id)

const byNumberOf = (lines: readonly LogLine[]): ReadonlyMap<number, LogLine> =>
  new Map(lines.map((line) => [line.number, line]))

/**
 * The lines of a log with these numbers; those that have not come yet are missing. `isAhead` as long as only those
 * are there that came with the first progress.
 */
export const useLogLines = (
  log: OpenLog,
  numbers: readonly number[],
  search: SearchQuery | undefined,
  ahead: readonly LogLine[] | undefined,
): { lines: ReadonlyMap<number, LogLine>; isAhead: boolean } => {
  const first = useMemo(() => byNumberOf(ahead ?? []), [ahead])
  const [lines, setLines] = useState<{ log: OpenLog; byNumber: ReadonlyMap<number, LogLine> }>()
  const asked = numbers.join()
  const key = JSON.stringify(search)
  const ask = useEffectEvent(() => log.ask('lines', { numbers, search }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for depends on them.
  useEffect(() => {
    let isCurrent = true
    if (asked === '') return
    void ask().then((answer) => {
      if (isCurrent) setLines({ log, byNumber: byNumberOf(answer) })
    })
    return () => {
      isCurrent = false
    }
  }, [log, asked, key])
  return lines?.log === log
    ? { lines: lines.byNumber, isAhead: false }
    : { lines: first, isAhead: true }
}

/** State of a search. */
export interface Hits {
  /** Its hits in all lines read so far; undefined until they are known. */
  answer?: SearchAnswer
  /** Number of lines that were looked through, of a search that takes long. */
  searched?: number
}

/** Searches all that is read of a log so far. */
export const useHits = (log: OpenLog, search: SearchQuery | undefined, lineCount: number): Hits => {
  const [hits, setHits] = useState<Hits & { key: string }>()
  const key = JSON.stringify(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more lines may have more hits.
  useEffect(() => {
    let isCurrent = true
    if (search) {
      const add = (part: Hits) => {
        if (!isCurrent) return
        setHits((before) => ({ ...(before?.key === key && before), ...part, key }))
      }
      void log
        .ask('search', { search }, (searched) => add({ searched }))
        .then((answer) => answer && add({ answer }))
    }
    return () => {
      isCurrent = false
    }
  }, [log, key, lineCount])
  return hits && hits.key === key ? hits : noHits
}

const noHits: Hits = {}

const noOutline: LogOutline = {
  sections: [],
  notProcessed: 0,
  errors: new Uint32Array(),
  warnings: new Uint32Array(),
  hasTimes: false,
}

/** How a log is made up, as far as it is read. */
export const useOutline = (log: OpenLog, lineCount: number): LogOutline => {
  const [outline, setOutline] = useState(noOutline)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more lines change it.
  useEffect(() => {
    let isCurrent = true
    void log.ask('outline', {}).then((answer) => {
      if (isCurrent) setOutline(answer)
    })
    return () => {
      isCurrent = false
    }
  }, [log, lineCount])
  return outline
}

import { useEffect, useState } from 'react'
import { type OpenLog, openLog } from '@/log/open-log.ts'
import type { LogLine, LogProgress } from '@/log/protocol.ts'
import type { FileText } from '@/transport/read-link.ts'
import { readLimit } from '../model/log-text.ts'

/** What is known of a log that is read. */
export interface LogState {
  log?: OpenLog
  progress?: LogProgress
  /** The file is JSON, and no log. */
  json?: FileText
  /** The reading has ended early. */
  error?: Error
}

/** A log that is open as long as it is shown: one behind a link, or with `id` one that is written to. */
const useOpenLog = ({ url, id }: { url?: string | undefined; id?: string | undefined }) => {
  const [state, setState] = useState<LogState>({})
  useEffect(() => {
    if (url === undefined && id === undefined) return
    const add = (part: LogState) => setState((before) => ({ ...before, ...part }))
    const log = openLog(url === undefined ? undefined : { url, jsonLimit: readLimit }, {
      onProgress: (progress) => add({ progress }),
      onJson: (json) => add({ json }),
      // With the worker all that was read is lost.
      onFailure: (error, isLost) => (isLost ? setState({ error }) : add({ error })),
    })
    setState({ log })
    return log.close
  }, [url, id])
  return state
}

/** Reads the log behind a link, once there is one. */
export const useLinkedLog = (url: string | undefined): LogState => useOpenLog({ url })

/** Opens an empty log, to be written to, once there is an id for it. */
export const useAppendedLog = (id: string | undefined): LogState => useOpenLog({ id })

/** The lines of a log in view, from `from` on; those that have not come yet are missing. */
export const useLogLines = (
  log: OpenLog,
  from: number,
  to: number,
): ReadonlyMap<number, LogLine> => {
  const [lines, setLines] = useState<ReadonlyMap<number, LogLine>>(new Map())
  useEffect(() => {
    let isCurrent = true
    const show = (answer: readonly LogLine[]) => {
      if (isCurrent) setLines(new Map(answer.map((line) => [line.number, line])))
    }
    void log.ask('lines', { from, to }).then(show)
    return () => {
      isCurrent = false
    }
  }, [log, from, to])
  return lines
}

const none = new Uint32Array()

/** The lines on which a text is found, of all that is read so far; undefined until they are known. */
export const useHits = (
  log: OpenLog,
  query: string,
  lineCount: number,
): Uint32Array | undefined => {
  const [hits, setHits] = useState<{ query: string; lines: Uint32Array }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: more lines may have more hits.
  useEffect(() => {
    let isCurrent = true
    if (query !== '') {
      void log.ask('search', { query }).then((lines) => {
        if (isCurrent && lines) setHits({ query, lines })
      })
    }
    return () => {
      isCurrent = false
    }
  }, [log, query, lineCount])
  if (query === '') return none
  return hits?.query === query ? hits.lines : undefined
}

import { listLogStreamEventsQueryOptions as buildEvents } from '@generated/evaluation/queries.ts'
import { listLogStreamEventsQueryOptions as runEvents } from '@generated/ml/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { jittered } from '@/data/polling.ts'
import {
  advance,
  furtherToken,
  isWholeAt,
  type StreamPlace,
  streamStart,
  textOfLines,
} from '@/log/follow.ts'
import type { OpenLog } from '@/log/open-log.ts'
import { useProjectId } from '@/session/project/projects.ts'
import {
  canRetryStream,
  readsOn,
  streamPage,
  streamPollEvery,
  streamRetries,
  streamRetryDelay,
} from './stream-rules.ts'
import { useAppendedLog } from './use-log.ts'

/** A log that is written while something runs. */
export interface LogStream {
  id: string
  /** The service that has it: for a build of a job, or for a stage of a run. */
  service: 'evaluation' | 'ml'
  /** Whether more of it may come. */
  isRunning: boolean
}

/** How far the stream of an open log has been read, and from which answer. */
interface Reading {
  log: OpenLog | undefined
  place: StreamPlace
  answer: string
  /** Number of lines that have come. */
  read: number
}

/** The call for a page, with the rules of its service. */
const eventsOf = (
  service: LogStream['service'],
  path: { projectId: string; logStreamId: string },
  nextToken: string | undefined,
) => {
  const page = { order: 'asc', size: streamPage, nextToken } as const
  if (service === 'ml') {
    const events = runEvents(path, page)
    const meta = { ...events.meta, retriesOf: streamRetries }
    return { ...events, meta, retry: canRetryStream, retryDelay: streamRetryDelay }
  }
  // The cast only widens: the pages of both services have one form, and that of a build is never null.
  return buildEvents(path, page) as ReturnType<typeof runEvents>
}

/**
 * Reads a stream as long as it is shown, page after page, then polls the last one. One that has ended is read
 * until it has as many lines as are needed. A hidden page asks for nothing; after the retries of a failed call
 * it waits for Retry.
 */
export const useFollowedLog = (stream: LogStream | undefined, needed: number) => {
  const projectId = useProjectId()
  const state = useAppendedLog(stream?.id)
  const { log } = state
  const { service = 'evaluation', isRunning = false } = stream ?? {}
  // A log that was opened again is read from its beginning.
  const [reading, setReading] = useState<Reading>()
  const { place, answer, read } =
    reading && reading.log === log ? reading : { place: streamStart, answer: '', read: 0 }
  const isReading = readsOn({ isRunning, read, needed })
  const path = { projectId, logStreamId: stream?.id ?? '' }
  const query = {
    ...eventsOf(service, path, place.token),
    enabled: stream !== undefined && log !== undefined && isReading,
    gcTime: 0,
  }
  const isWhole = isWholeAt(place, isRunning)
  const { data, dataUpdatedAt, isError } = useQuery({
    ...query,
    refetchInterval: ({ state: { status, data: current, dataUpdatedAt: answeredAt } }) => {
      if (status === 'error' || current === null) return false
      // The further page is asked for instead, also where showing this one takes longer than the interval.
      if (current && furtherToken(place, current) !== undefined) return false
      const every = streamPollEvery(service, { isRunning, isWhole })
      return every && jittered(every, answeredAt)
    },
    refetchIntervalInBackground: false,
  })
  const given = `${place.token ?? ''} ${dataUpdatedAt}`
  useEffect(() => {
    if (!log || !data || given === answer) return
    const { lines, next } = advance(place, data)
    if (lines.length > 0) log.append(textOfLines(lines))
    setReading({ log, place: next, answer: given, read: read + lines.length })
  }, [log, data, place, given, answer, read])
  return {
    ...state,
    query,
    isWhole,
    isPaused: !(isReading || isWhole),
    isExpired: data === null,
    /** The next page did not come, and is not asked for any more. */
    hasFailed: isError,
  }
}

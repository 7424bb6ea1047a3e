import { listLogStreamEventsQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { advance, streamStart, textOfLines } from '@/log/follow.ts'
import type { OpenLog } from '@/log/open-log.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useAppendedLog } from './use-log.ts'

/** The log of a build that runs. */
export interface LogStream {
  id: string
  /** Whether more of it may come. */
  isRunning: boolean
}

/** Lines in a page of a stream. */
const pageSize = 100

/** Milliseconds between two calls for the last page of a stream. */
const pollEvery = 5000

/**
 * Reads a stream as long as it is shown, page after page, then polls the last one. A hidden page asks for
 * nothing; after the retries of a failed call it waits for Retry.
 */
export const useFollowedLog = (stream: LogStream | undefined) => {
  const projectId = useProjectId()
  const state = useAppendedLog(stream?.id)
  const { log } = state
  // A log that was opened anew is read from its beginning.
  const [reading, setReading] = useState<{ log: OpenLog | undefined; place: typeof streamStart }>()
  const place = reading && reading.log === log ? reading.place : streamStart
  const query = {
    ...listLogStreamEventsQueryOptions(
      { projectId, logStreamId: stream?.id ?? '' },
      { order: 'asc', size: pageSize, nextToken: place.token },
    ),
    enabled: stream !== undefined && log !== undefined,
    gcTime: 0,
  }
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state: { status } }) =>
      stream?.isRunning && status !== 'error' ? pollEvery : false,
    refetchIntervalInBackground: false,
  })
  useEffect(() => {
    if (!log || !data) return
    const { lines, next } = advance(place, data)
    if (lines.length > 0) log.append(textOfLines(lines))
    if (next.token !== place.token || next.seen !== place.seen) setReading({ log, place: next })
  }, [log, data, place])
  return { ...state, query }
}

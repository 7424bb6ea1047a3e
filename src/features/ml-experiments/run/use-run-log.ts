import {
  downloadRunLogMutationOptions,
  listRunLogsAllQueryOptions,
  listTrainReportsAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '@/data/call.ts'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import type { LogLine } from '@/log/protocol.ts'
import type { LogSeriesAnswer } from '@/log/series.ts'
import type { Stage } from '@/models/ml-experiments/run-stages.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { useFollowedLog } from '@/parts/logs/use-followed-log.ts'
import { type LogState, useLinkedLog } from '@/parts/logs/use-log.ts'
import { useProjectId } from '@/session/project/projects.ts'

/** The log of a stage: the file of a final run, and what comes of the training of one that goes on. */
export const useRunLog = (run: Run, stage: Stage): LogState => {
  const path = { projectId: useProjectId(), experimentId: run.experimentId, runId: run.id }
  const isRunning = isUnfinished(run.report)
  const logs = useQuery({ ...listRunLogsAllQueryOptions(path), enabled: !isRunning }).data
  const logId = logs?.items.find(({ category }) => category === stage)?.id
  const { url, error } = useLogUrl(isRunning ? undefined : logId)
  const linked = useLinkedLog(url === undefined ? undefined : 1, url)
  const reports = useQuery({
    ...listTrainReportsAllQueryOptions(path, { order: 'asc' }),
    enabled: isRunning,
  }).data
  const streamId = reports?.items[0]?.logs.trainOutputStream?.id
  const streamed = useFollowedLog(
    isRunning && streamId ? { id: streamId, service: 'ml', isRunning } : undefined,
    Number.POSITIVE_INFINITY,
  )
  if (isRunning) return streamed
  if (logs?.complete && logId === undefined) return { error: new Error('There is no log.') }
  return error ? { error } : linked
}

/** A link to a log of a run, once there is one. */
const useLogUrl = (logId: string | undefined) => {
  const projectId = useProjectId()
  const call = useCall({ isTold: true })
  const [link, setLink] = useState<{ url?: string | undefined; error?: Error }>({})
  useEffect(() => {
    if (logId === undefined) return
    let isCurrent = true
    const body = { expirationTime: linkLifetime }
    call(downloadRunLogMutationOptions(), { path: { projectId, logId }, body }).then(
      (answer) => {
        if (!isCurrent) return
        setLink(answer?.url ? { url: answer.url } : { error: new Error('The log has expired.') })
      },
      (error: Error) => {
        if (isCurrent) setLink({ error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [call, projectId, logId])
  return link
}

/** Asks a log again whenever more of it is read. */
const useAnswer = <Answer>(
  { log, progress }: LogState,
  ask: (log: NonNullable<LogState['log']>) => Promise<Answer>,
): Answer | undefined => {
  const [answer, setAnswer] = useState<Answer>()
  const lines = progress?.lines ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: more lines have more to tell; the question stays.
  useEffect(() => {
    if (!log) return
    let isCurrent = true
    void ask(log).then((found) => {
      if (isCurrent) setAnswer(found)
    })
    return () => {
      isCurrent = false
    }
  }, [log, lines])
  return answer
}

/** The values that a log names, as far as it is read. */
export const useSeries = (state: LogState): LogSeriesAnswer | undefined =>
  useAnswer(state, (log) => log.ask('series', {}))

/** Lines around the first error of a log: one before it, itself, and one after it; empty without an error. */
export const useFirstError = (state: LogState): readonly LogLine[] | undefined =>
  useAnswer(state, async (log) => {
    const { errors } = await log.ask('outline', {})
    const [first] = errors
    if (first === undefined) return []
    const numbers = [first - 1, first, first + 1].filter((line) => line >= 0)
    return log.ask('lines', { numbers })
  })

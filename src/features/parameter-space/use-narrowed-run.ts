import { listJobReportsOperation } from '@generated/evaluation/codec.ts'
import {
  createSuiteMutationOptions,
  scheduleJobMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { CreateSuiteRequest } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { sayOpen } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { reuseRequest } from '@/models/run-drawer/reuse-request.ts'
import { refreshSuiteLists } from '@/models/suites/suite-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'

/** A narrowed evaluation: its suite, and the build that it tests. */
interface NarrowedRun {
  suite: CreateSuiteRequest
  catalogId: string
  /** The job whose build is tested again. */
  jobId: string
}

/**
 * Saves a suite, then starts a job of it alone and opens that. The suite of a job that could not be started is used
 * when that is tried again, so that none is saved twice.
 */
export const useNarrowedRun = () => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const saved = useRef<string>(undefined)
  const reports = { queryKey: operationKey(listJobReportsOperation, projectId) }

  const { submit, pending, alert } = useSubmission(
    async ({ suite: body, catalogId, jobId: sourceJobId }: NarrowedRun, call) => {
      const path = { projectId }
      if (saved.current === undefined) {
        saved.current = (await call(createSuiteMutationOptions(), { path, body }))?.id
        refreshSuiteLists(client, projectId)
      }
      const suiteId = saved.current
      const request = suiteId && reuseRequest({ catalogId, suiteId, sourceJobId })
      // A service may keep the id of what it made to itself; then the lists show it.
      if (!request) return navigate({ to: '/suites', ignoreBlocker: true })
      const started = await call(scheduleJobMutationOptions(), { path, body: request })
      void client.invalidateQueries({ ...reports, refetchType: 'none' })
      toast('Test scheduled')
      await navigate(
        started
          ? { to: '/reports/$jobId', params: { jobId: started.jobId }, ignoreBlocker: true }
          : { to: '/reports', ignoreBlocker: true },
      )
    },
    {
      once: true,
      recover: sayOpen(
        'It may be done all the same: look in the lists of suites and of reports before you start it again.',
        () => {
          refreshSuiteLists(client, projectId)
          return client.invalidateQueries(reports)
        },
      ),
    },
  )

  return { run: submit, pending, alert }
}

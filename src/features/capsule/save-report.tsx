import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { basePath } from '@/config/base-path.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import type { FailureFilter } from '@/models/reports/report-search.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import CapsuleDialog, { type ReadsCapsule } from './capsule-dialog.tsx'
import { jobBody, suiteBody } from './capsule-parts.ts'
import type { Writing } from './capsule-writing.ts'
import { readJobTests, readSuiteTests } from './read-tested.ts'

const useWriting = (jobId: string): Writing => {
  const { table_config } = useSearch({ strict: false })
  const naMode = naModeOf({ table_config })
  return useMemo(
    () => ({ home: `${window.location.origin}${basePath}`, jobId, naMode }),
    [jobId, naMode],
  )
}

/** Saves a job with all that ran in it as one file. */
export function SaveJob({ thing: report, onClose }: ActionDialogProps<JobReport>) {
  const client = useQueryClient()
  const projectId = useProjectId()
  const writing = useWriting(report.jobId)
  const [chosen] = (useSearch({ strict: false }) as FailureFilter).target_ids ?? []
  const read = useCallback<ReadsCapsule>(
    async (signal, onCases) => {
      const { jobId } = report
      const reading = { client, projectId, jobId, signal, onCases }
      const { tested, since, missing, problem } = await readJobTests(report, reading, {
        chosen,
        naMode: writing.naMode,
      })
      const body = jobBody(report, tested, writing, since)
      return {
        capsule: { what: 'Report of a job', title: jobTitle(report), missing, body },
        problem,
      }
    },
    [client, projectId, report, writing, chosen],
  )
  return (
    <CapsuleDialog read={read} cases={report.test?.caseResults?.totalCount} onClose={onClose} />
  )
}

/** Saves a suite of a job as one file. */
export function SaveSuite({ thing: report, onClose }: ActionDialogProps<SuiteReport>) {
  const client = useQueryClient()
  const projectId = useProjectId()
  const writing = useWriting(report.jobId)
  const read = useCallback<ReadsCapsule>(
    async (signal, onCases) => {
      const { jobId } = report
      const { tested, missing, problem } = await readSuiteTests(report, {
        client,
        projectId,
        jobId,
        signal,
        onCases,
      })
      const body = suiteBody(report, tested, writing)
      return {
        capsule: { what: 'Report of a suite', title: report.suite.displayName, missing, body },
        problem,
      }
    },
    [client, projectId, report, writing],
  )
  return <CapsuleDialog read={read} cases={report.caseResults?.totalCount} onClose={onClose} />
}

import {
  getCaseReportQueryOptions,
  listCaseAttemptsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseAttempt, CaseReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { usePolling } from '@/data/polling.ts'
import { pollingUnder, reportPolling } from '@/models/reports/report-polling.ts'
import { useProjectId } from '@/session/project/projects.ts'

const from = '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/'
const nothing: readonly CaseAttempt[] = []

/** The attempts at a case, and the one in the address; the newest one if there is no such attempt. */
export const useShownAttempt = (newest: CaseReport) => {
  const projectId = useProjectId()
  const { jobId, caseReportId } = useParams({ from })
  const path = { projectId, jobId, caseReportId }
  const attemptsQuery = listCaseAttemptsAllQueryOptions(path)
  const { data, isError } = usePolling(attemptsQuery, pollingUnder(newest))
  const attempts = data?.items ?? nothing
  const { attempts: number } = useSearch({ from })
  const chosen = attempts.find((attempt) => attempt.number === number)
  const shown = chosen ?? attempts.find(({ id }) => id === newest.attemptId)
  const isKnown = number === undefined || chosen !== undefined || data?.complete === true || isError
  const isOther = shown !== undefined && shown.id !== newest.attemptId
  const reportQuery = {
    ...getCaseReportQueryOptions(path, { attemptId: shown?.id ?? '' }),
    enabled: isOther,
  }
  const other = usePolling(reportQuery, reportPolling)
  return {
    attempts,
    attempt: shown,
    /** The number in the address, where no attempt has it. */
    missing: data?.complete && !chosen ? number : undefined,
    /** The report with the result of the attempt; undefined while unknown. */
    report: isOther ? other.data : isKnown ? newest : undefined,
    isError: isOther && other.isError,
    attemptsQuery,
    reportQuery: isOther ? reportQuery : undefined,
  }
}

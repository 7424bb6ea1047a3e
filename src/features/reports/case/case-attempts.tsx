import {
  getCaseReportQueryOptions,
  listCaseAttemptsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseAttempt, CaseReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { usePolling } from '@/data/polling.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { attemptName } from '../model/attempts.ts'
import { pollingUnder, reportPolling } from '../model/polling.ts'
import { CaseResult } from './case-result.tsx'

const from = '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/'
const nothing: readonly CaseAttempt[] = []

const useCasePath = () => {
  const projectId = useProjectId()
  const { jobId, caseReportId } = useParams({ from })
  return { projectId, jobId, caseReportId }
}

/** The result of the attempt in the URL; of the newest one if there is no such attempt. */
export function CaseAttempts({ newest }: { newest: CaseReport }) {
  const options = listCaseAttemptsAllQueryOptions(useCasePath())
  const { data, isError } = usePolling(options, pollingUnder(newest))
  const attempts = data?.items ?? nothing
  const { attempts: number } = useSearch({ from })
  const chosen = attempts.find((attempt) => attempt.number === number)
  const shown = chosen ?? attempts.find(({ id }) => id === newest.attemptId)
  const isKnown = chosen !== undefined || data?.complete === true || isError
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">Result</h2>
        {attempts.length > 1 && <AttemptSelect attempts={attempts} shown={shown} />}
      </div>
      <QueryStatus query={options} />
      {number !== undefined && !isKnown ? (
        <ResultSkeleton />
      ) : shown && shown.id !== newest.attemptId ? (
        <OtherAttempt key={shown.id} attempt={shown} />
      ) : (
        <CaseResult key={newest.attemptId} report={newest} attempt={shown} />
      )}
    </>
  )
}

interface AttemptSelectProps {
  attempts: readonly CaseAttempt[]
  shown: CaseAttempt | undefined
}

/** Chooses an attempt; its number is in the URL as `attempts`. */
function AttemptSelect({ attempts, shown }: AttemptSelectProps) {
  const changeSearch = useChangeSearch()
  return (
    <Select
      aria-label="Attempt"
      value={shown?.number}
      onChange={({ target }) => changeSearch({ attempts: target.value })}
      className="w-44"
    >
      {attempts.map((attempt) => (
        <option key={attempt.id} value={attempt.number}>
          {attemptName(attempt)}, {statusWord(attempt.status)}
        </option>
      ))}
    </Select>
  )
}

/** The result of an older attempt. */
function OtherAttempt({ attempt }: { attempt: CaseAttempt }) {
  const options = getCaseReportQueryOptions(useCasePath(), { attemptId: attempt.id })
  const { data: report, isError } = usePolling(options, reportPolling)
  return (
    <>
      <QueryStatus query={options} />
      {report && <CaseResult report={report} attempt={attempt} />}
      {!report && !isError && <ResultSkeleton />}
    </>
  )
}

const ResultSkeleton = () => (
  <Loading>
    <Skeleton className="h-80 w-full rounded-lg" />
  </Loading>
)

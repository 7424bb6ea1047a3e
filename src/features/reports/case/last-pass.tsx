import { listCaseReportsOperation, listJobReportsOperation } from '@generated/evaluation/codec.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { type EarlierRun, lastPassQueryOptions } from '@/evidence/earlier-runs.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { OperationStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'

/** A case that failed, whose last pass can be looked for. */
export interface FailedCase {
  /** With the result of the attempt that is shown. */
  report: CaseReport
  job: JobReport
  /** The suite that the case ran in; undefined while unknown. */
  suiteId: string | undefined
}

/** The newest earlier run in which a case passed; null where there is none. */
export const useLastPass = ({ report, job, suiteId }: FailedCase) =>
  useQuery(lastPassQueryOptions(useProjectId(), job, report, suiteId))

/** Says that there is no last pass, or that it could not be looked for. */
export function NoPass({ query: { isError, refetch } }: { query: ReturnType<typeof useLastPass> }) {
  if (!isError) return 'No earlier run of this catalog has passed this case.'
  return (
    <>
      <OperationStatus operation={listJobReportsOperation} />
      <OperationStatus operation={listCaseReportsOperation} />
      <Button size="sm" onClick={() => void refetch()}>
        Look for the last pass again
      </Button>
    </>
  )
}

/** The job of the last pass. */
export const PassLink = ({ pass: { job } }: { pass: EarlierRun }) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-2">
    <TextLink
      to="/reports/$jobId"
      params={{ jobId: job.jobId }}
      tone="secondary"
      className="truncate underline"
    >
      <bdi>{jobTitle(job)}</bdi>
    </TextLink>
    <span className="shrink-0 text-muted">
      <ShortDate at={job.scheduledAt} />
    </span>
  </span>
)

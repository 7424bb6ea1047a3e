import { getCaseReportOperation } from '@generated/evaluation/codec.ts'
import type { EarlierRun, LastPassFound } from '@/evidence/use-last-pass.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { OperationStatus } from '@/page/operation-status.tsx'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Says that there is no last pass, or that it could not be looked for. */
export function NoPass({ found: { isError, isAll, retry } }: { found: LastPassFound }) {
  if (!isError) {
    return isAll
      ? 'No earlier run of this catalog has passed this case.'
      : 'None of the last 20 runs has passed this case.'
  }
  return (
    <>
      <OperationStatus operation={getCaseReportOperation} />
      The last pass could not be looked for.
      <Button size="sm" onClick={retry}>
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
      <TruncatedText text={jobTitle(job)} />
    </TextLink>
    <span className="shrink-0 text-muted">
      <ShortDate at={job.scheduledAt} />
    </span>
  </span>
)

import type { Outcome } from '@/evidence/outcome-words.ts'
import type { LastRun } from '@/evidence/use-part-runs.ts'
import { encode } from '@/lib/lists.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { Status } from '@/ui/feedback/status.tsx'

/** Page that tells of the last run of a suite or scenario: that of its report, or of its job where it has several. */
export const targetOf = ({ job, report }: LastRun): LinkTarget => {
  const parts = report ? ['tests', report.suiteReportId, report.specReportId ?? []].flat() : []
  return {
    to: ['/reports', ...[job.jobId, ...parts].map(encode)].join('/'),
    search: {},
  }
}

/** Result of the last run of a thing, as a link to it. */
export const LastOutcome = ({ status, text, target }: Outcome & { target: LinkTarget }) => (
  <TextLink {...target} tone="secondary">
    <Status status={status}>{text}</Status>
  </TextLink>
)

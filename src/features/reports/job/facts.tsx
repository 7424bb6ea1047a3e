import type { JobReport } from '@generated/evaluation/types.ts'
import { CatalogLink } from '@/page/links.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { Facts } from '../facts.tsx'
import { FirmwareChip } from '../firmware-chip.tsx'
import { userNameOf } from '../model/user.ts'
import { TookFact, WhenFact } from '../run-facts.tsx'
import { SourceLink } from '../source-link.tsx'
import { JobDetails } from './job-details.tsx'

/** One line of facts of a job, and the button that shows all of them in place. */
export function JobFacts({ report }: { report: JobReport }) {
  const { catalog, firmware, startedAt, finishedAt } = report
  return (
    <Facts label="Overview" details={<JobDetails report={report} />}>
      <Copyable text={report.jobId} what="job ID" />
      <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
      <SourceLink report={report} underTitle />
      <TruncatedText text={userNameOf(report)} />
      <WhenFact run={report} />
      {finishedAt && startedAt && <TookFact run={report} />}
      {firmware && <FirmwareChip report={report} />}
    </Facts>
  )
}

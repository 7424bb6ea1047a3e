import type { JobReport } from '@generated/evaluation/types.ts'
import { lazy } from 'react'
import { Facts } from '@/features/reports/facts.tsx'
import { FirmwareChip } from '@/features/reports/firmware-chip.tsx'
import { SourceLink } from '@/features/reports/job-source-link.tsx'
import { TookFact, WhenFact } from '@/features/reports/run-facts.tsx'
import { userNameOf } from '@/models/reports/report-user.ts'
import { CatalogLink } from '@/page/links.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** All facts, with the code that few ask for. */
const JobDetails = lazy(() => import('./job-details.tsx'))

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

import type { JobReport } from '@generated/evaluation/types.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { CatalogLink } from '@/page/links.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { FirmwareChip } from './firmware-chip.tsx'
import { SourceLink } from './job-source-link.tsx'

/** Column of a job by its title, with its source and its id. */
export const jobColumn = {
  id: 'report',
  width: 190,
  grow: 3,
  header: 'Report',
  card: 'line',
  cell: (report) => (
    <TextLink to="/reports/$jobId" params={{ jobId: report.jobId }}>
      <TruncatedText text={jobTitle(report)} />
    </TextLink>
  ),
  second: (report) => (
    <span className="flex min-w-0 items-center gap-2">
      {report.retestJobId && <Badge>Retest</Badge>}
      <SourceLink report={report} underTitle />
      <Copyable text={report.jobId} what="job ID" />
    </span>
  ),
} as const satisfies Column<Pick<JobReport, 'jobId' | 'event' | 'description' | 'retestJobId'>>

/** Column of the catalog of a job, with the release that it makes. */
export const jobCatalogColumn = {
  id: 'catalog',
  width: 100,
  grow: 1,
  header: 'Catalog',
  card: 'part',
  cell: ({ catalog }) => (
    <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
  ),
  second: (report) => report.firmware && <FirmwareChip report={report} />,
  sortValue: ({ catalog }) => catalog.displayName,
} as const satisfies Column<Pick<JobReport, 'firmware' | 'catalog'>>

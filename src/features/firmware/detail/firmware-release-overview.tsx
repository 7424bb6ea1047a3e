import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { ReleaseChip } from '@/features/firmware/release-badges.tsx'
import { useCatalogName } from '@/features/firmware/use-catalog-name.ts'
import { buildIdsOf } from '@/models/firmware/build-labels.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { ByLine } from '@/page/by-line.tsx'
import { CatalogLink, JobLink } from '@/page/links.tsx'
import { ProjectName } from '@/page/project-name.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { Overview, type OverviewItems } from '@/ui/text/overview.tsx'
import { releaseReportQueryOptions, useReleaseReport } from './use-release-report.ts'

/** Overview of a release: everything but its lists. */
export function ReleaseOverview({ release }: { release: FirmwareRelease }) {
  const { id, catalogId, catalogVersionId, description, sharedFrom } = release
  const path = { projectId: useProjectId(), catalogId, releaseId: id }
  const catalog = useCatalogName(catalogId)
  const { buildReportIds } = buildIdsOf(release.items)
  const items: OverviewItems = [
    { label: 'Description', value: description || undefined, wide: true },
    { label: 'Release', value: <ReleaseChip release={release} /> },
    { label: 'Published', value: <ByLine at={release.publishedAt} by={release.publishedBy} /> },
    { label: 'Catalog', value: catalog && <CatalogLink id={catalogId} name={catalog} /> },
    sharedFrom !== undefined &&
      isSharedIn(release) && { label: 'Shared from', value: <ProjectName id={sharedFrom} /> },
    { label: 'Created', value: <DateText at={release.createdAt} form="date-time" /> },
    { label: 'Updated', value: <DateText at={release.updatedAt} form="date-time" /> },
    release.deprecated && {
      label: 'Deleted',
      value: <ByLine at={release.deprecatedAt} by={release.deprecatedBy} />,
    },
    { label: 'Build job', value: <BuildJobs release={release} /> },
    {
      label: 'Build report',
      value:
        buildReportIds.length > 0
          ? buildReportIds.map((id) => <Copyable key={id} text={id} what="build report ID" />)
          : undefined,
    },
    { label: 'Catalog version', value: <Copyable text={catalogVersionId} what="version ID" /> },
    { label: 'ID', value: <Copyable text={id} what="release ID" /> },
  ]
  return (
    <>
      <QueryStatus query={releaseReportQueryOptions(path)} />
      <Overview label="Overview" items={items} />
    </>
  )
}

/** The jobs that built a release, from its items and its report, and the status of the report's job. */
function BuildJobs({ release }: { release: FirmwareRelease }) {
  const { id, catalogId, items } = release
  const { data: report, isPending } = useReleaseReport({
    projectId: useProjectId(),
    catalogId,
    releaseId: id,
  })
  const jobIds = new Set(buildIdsOf(items).jobIds)
  if (report) jobIds.add(report.jobId)
  if (jobIds.size === 0) return isPending ? <Skeleton className="h-4 w-24" /> : <EmptyCell />
  return [...jobIds].map((jobId) => (
    <span key={jobId} className="inline-flex flex-wrap items-center gap-x-2">
      <JobLink jobId={jobId} />
      {report?.jobId === jobId && (
        <ReportStatus status={report.status} counts={report.test?.caseResults} />
      )}
    </span>
  ))
}

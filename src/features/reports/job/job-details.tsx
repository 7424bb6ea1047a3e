import { getFirmwareReleaseQueryOptions } from '@generated/catalog/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { SourceLink } from '@/features/reports/job-source-link.tsx'
import { secondsBetween } from '@/lib/durations.ts'
import { badgesOf } from '@/models/firmware/firmware-badges.ts'
import { hostName } from '@/models/integrations/integration-types.ts'
import { sourceOf } from '@/models/reports/report-source.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { CatalogLink, JobLink } from '@/page/links.tsx'
import { MemberName } from '@/page/member-name.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { jobOptionItems } from '@/parts/job-options/option-items.tsx'
import { CaseCounts } from '@/parts/reports/case-counts.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Badge } from '@/ui/text/badge.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { Copyable, CopyButton } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { FirmwareChip } from '../firmware-chip.tsx'
import { buildReportsOptions } from './build-reports.ts'
import { SimulatorField, simulatorsQueryOptions, useSimulator } from './simulator.tsx'

/** All fields of a job but its options; absent ones are left out. */
export default function JobDetails({ report }: { report: JobReport }) {
  const projectId = useProjectId()
  const simulator = useSimulator(report)
  const { data: builds } = useQuery(buildReportsOptions(projectId, report))
  const { jobId, catalog, event, firmware, startedAt, finishedAt, retestJobId, test } = report
  const source = sourceOf(report)
  const copied = source?.kind === 'git' ? source.sha : source?.kind === 'upload' && source.id
  const items: OverviewItem[] = [
    { label: 'Job ID', value: <Copyable text={jobId} what="job ID" /> },
    { label: 'Report ID', value: <Copyable text={report.id} what="report ID" /> },
    { label: 'Project', value: <Copyable text={report.projectId} what="project ID" /> },
    { label: 'Status', value: <ReportStatus status={report.status} jobId={report.jobId} /> },
    { label: 'Catalog', value: <CatalogLink id={catalog.id} name={catalog.displayName} /> },
    { label: 'Catalog version', value: <Copyable text={catalog.versionId} what="version ID" /> },
    {
      label: 'Source',
      value: source && (
        <>
          <SourceLink report={report} />
          {copied && <CopyButton text={copied} what="source" />}
        </>
      ),
    },
    { label: 'Integration', value: event.integration && hostName(event.integration.type) },
    {
      label: 'Source ID',
      value: event.sourceId && <Copyable text={event.sourceId} what="source ID" />,
    },
    { label: 'Source job', value: event.sourceJobId && <JobLink jobId={event.sourceJobId} /> },
    {
      label: 'Scheduled',
      value: (
        <>
          <DateText at={report.scheduledAt} form="date-time" />
          <span className="text-muted">
            by <bdi>{userNameOf(report)}</bdi>
          </span>
          <CopyButton text={report.scheduledBy} what="user ID" />
        </>
      ),
    },
    { label: 'Started', value: startedAt && <DateText at={startedAt} form="date-time" /> },
    { label: 'Finished', value: finishedAt && <DateText at={finishedAt} form="date-time" /> },
    {
      label: 'Took',
      value: finishedAt && startedAt && (
        <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
      ),
    },
    {
      label: 'Build',
      value: report.build.status && (
        <>
          <ReportStatus status={report.build.status} jobId={report.jobId} />
          {builds?.items.map(
            ({ id, artifact }) =>
              artifact && (
                <Fragment key={id}>
                  <bdi>{artifact.name}</bdi>
                  {artifact.images.map(({ id: imageId, type, expired }) => (
                    <Chip key={imageId}>
                      <bdi>{type}</bdi>
                      {expired && <span className="text-muted">expired</span>}
                    </Chip>
                  ))}
                </Fragment>
              ),
          )}
        </>
      ),
    },
    { label: 'Tests', value: test && <CaseCounts counts={test.caseResults} /> },
    {
      label: 'Tests without N/A',
      value: test?.availableCaseResults && <CaseCounts counts={test.availableCaseResults} />,
    },
    { label: 'Firmware', value: firmware && <FirmwareField report={report} /> },
    ...(simulator.kind === 'hidden'
      ? []
      : [{ label: 'Simulator', value: <SimulatorField report={report} view={simulator} /> }]),
    { label: 'Retest of', value: retestJobId && <JobLink jobId={retestJobId} /> },
    { label: 'Canceled by', value: report.canceledBy && <MemberName id={report.canceledBy} /> },
    { label: 'Description', value: report.description, wide: true },
    { label: 'Fail message', value: report.failMessage, wide: true },
  ]
  return (
    <>
      <QueryStatus query={simulatorsQueryOptions(projectId, report)} />
      <QueryStatus query={releaseQueryOptions(projectId, report)} />
      <Overview label="Details" items={items.filter(({ value }) => value)} dense />
    </>
  )
}

/** The firmware release of a job: options for a hook. */
const releaseQueryOptions = (projectId: string, { catalog, firmware }: JobReport) => ({
  ...getFirmwareReleaseQueryOptions({
    projectId,
    catalogId: catalog.id,
    releaseId: firmware?.releaseId ?? '',
  }),
  enabled: firmware?.releaseId !== undefined,
})

/** The firmware of a job: what its release is called and what has become of it since. */
function FirmwareField({ report }: { report: JobReport }) {
  const { data: release } = useQuery(releaseQueryOptions(useProjectId(), report))
  if (!release) return <FirmwareChip report={report} />
  const { name: releaseName } = release
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-1.5">
      <FirmwareChip report={{ ...report, firmware: { ...report.firmware, releaseName } }} />
      {badgesOf(release).map((badge) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </span>
  )
}

/** Options of a job. */
export function JobOptions({ report }: { report: JobReport }) {
  const privileged = useFlag('privileged')
  const { buildOptions, testOptions, releaseOptions } = report
  return (
    <Overview
      label="Options"
      items={jobOptionItems(
        { build: buildOptions, test: testOptions, release: releaseOptions },
        {
          developerOptionNames: privileged,
          recordCaret: privileged,
          calculateScenarioReconstructionAccuracy: privileged,
        },
      )}
    />
  )
}

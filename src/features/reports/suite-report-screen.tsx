import { getSuiteReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SuiteReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { secondsBetween } from '@/lib/durations.ts'
import { lastListSearch } from '@/session/last-list.ts'
import { CatalogLink, JobLink, SuiteLink } from '@/session/links.tsx'
import { Page } from '@/session/page.tsx'
import { usePolling } from '@/session/polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { QueryStatus } from '@/session/query-status.tsx'
import { isNotFound } from '@/transport/errors.ts'
import { WarningBanner } from '@/ui/alert.tsx'
import { Copyable } from '@/ui/copyable.tsx'
import { DateText } from '@/ui/date-text.tsx'
import { DurationText } from '@/ui/duration-text.tsx'
import { LabelChips } from '@/ui/label-chips.tsx'
import { Overview, type OverviewItem } from '@/ui/overview.tsx'
import { RatioBar } from '@/ui/ratio-bar.tsx'
import { DetailSkeleton } from '@/ui/skeleton.tsx'
import { TextChips } from '@/ui/text-chips.tsx'
import { reloadInterval } from './list/query.ts'
import { DownloadLog } from './logs/download-log.tsx'
import { NaModeSwitch } from './na-mode-switch.tsx'
import { ReportNotFound } from './report-not-found.tsx'
import { ReportStatus } from './report-status.tsx'
import { archiveName } from './rules/logs.ts'
import { jobName } from './rules/names.ts'
import { type Result, resultOf } from './rules/results.ts'
import { isUnfinished } from './rules/statuses.ts'
import { specReportFilterOf } from './spec-reports/filter.ts'
import { SpecReportsPanel } from './spec-reports/spec-reports-panel.tsx'

const from = '/_console/reports/$jobId/tests/$suiteReportId/'

const polling = {
  interval: reloadInterval,
  isFinal: (report: SuiteReport) => !isUnfinished(report),
}

/** One suite that a job ran: its result, and the scenarios in it. */
export function SuiteReportScreen() {
  const projectId = useProjectId()
  const { jobId, suiteReportId } = useParams({ from })
  const options = getSuiteReportQueryOptions({ projectId, jobId, suiteReportId })
  const { data: report, isError, error } = usePolling(options, polling)

  if (!report && isNotFound(error)) {
    return <ReportNotFound what="suite report" alertId="getSuiteReport" />
  }
  const status = <QueryStatus query={options} />
  if (report) return <SuiteReportPage key={report.id} report={report} status={status} />
  return (
    <Page
      title="Suite report"
      names={{ Job: jobName(jobId) }}
      searches={{ Reports: lastListSearch('/reports', projectId) }}
    >
      {status}
      {!isError && <DetailSkeleton overview="h-56" />}
    </Page>
  )
}

interface SuiteReportPageProps {
  report: SuiteReport
  /** What there is to say about the report's data. */
  status: ReactNode
}

function SuiteReportPage({ report, status }: SuiteReportPageProps) {
  const projectId = useProjectId()
  const search = useSearch({ from })
  const filter = useMemo(() => specReportFilterOf(search), [search])
  const result = resultOf(report, filter.naMode)
  const { displayName } = report.suite
  return (
    <Page
      title={displayName}
      heading={<bdi>{displayName}</bdi>}
      names={{ Job: jobName(report.jobId), 'Suite report': displayName }}
      searches={{ Reports: lastListSearch('/reports', projectId) }}
      badges={<ReportStatus {...result} />}
      actions={
        <DownloadLog log={report.logs.archivedLog} filename={archiveName(report.id)}>
          Test results
        </DownloadLog>
      }
    >
      {status}
      {report.failMessage && (
        <WarningBanner>
          <bdi>{report.failMessage}</bdi>
        </WarningBanner>
      )}
      <Overview label="Overview" items={overviewItems(report, result)} />
      <div className="mt-2 flex flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-base font-semibold">Scenarios</h2>
          <NaModeSwitch naMode={filter.naMode} />
        </div>
        <SpecReportsPanel report={report} filter={filter} />
      </div>
    </Page>
  )
}

const overviewItems = (
  { id, jobId, suite, catalog, simulation, startedAt, finishedAt, failureCauseLabels }: SuiteReport,
  { counts }: Result,
): OverviewItem[] => [
  { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
  { label: 'Job', value: <JobLink jobId={jobId} /> },
  { label: 'Suite', value: <SuiteLink id={suite.id} name={suite.displayName} /> },
  { label: 'Suite version', value: <Copyable text={suite.versionId} what="version ID" /> },
  { label: 'Type', value: suite.type },
  { label: 'Simulation', value: `${simulation.name}, ${simulation.environmentType}` },
  { label: 'Catalog', value: <CatalogLink id={catalog.id} name={catalog.displayName} /> },
  {
    label: 'Cases',
    value: (
      <RatioBar
        succeeded={counts?.successCount ?? 0}
        failed={counts?.failureCount ?? 0}
        total={counts?.totalCount}
      />
    ),
  },
  { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
  { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
  { label: 'Took', value: <DurationText seconds={secondsBetween(startedAt, finishedAt)} /> },
  { label: 'Failure causes', value: <TextChips texts={failureCauseLabels} /> },
  { label: 'Labels', value: <LabelChips labels={suite.labels} />, wide: true },
]

import { getSuiteReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SuiteReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { secondsBetween } from '@/lib/durations.ts'
import { CatalogLink, JobLink, SuiteLink } from '@/page/links.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { Cases } from '@/parts/reports/result-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { DownloadLog } from './logs/download-log.tsx'
import { archiveName } from './model/logs.ts'
import { jobName } from './model/names.ts'
import { type Result, resultOf } from './model/results.ts'
import { specReportFilterOf } from './model/spec-report-filter.ts'
import { NaModeSwitch } from './na-mode-switch.tsx'
import { PolledReport, ReportPage } from './report-page.tsx'
import { SpecReportsPanel } from './spec-reports/spec-reports-panel.tsx'
import { ApproveScenarios } from './suite-reports/approve-scenarios.tsx'

const from = '/_console/reports/$jobId/tests/$suiteReportId/'

/** One suite that a job ran: its result, and the scenarios in it. */
export function SuiteReportScreen() {
  const projectId = useProjectId()
  const { jobId, suiteReportId } = useParams({ from })
  return (
    <PolledReport
      options={getSuiteReportQueryOptions({ projectId, jobId, suiteReportId })}
      what="suite report"
      alertId="getSuiteReport"
      names={{ Job: jobName(jobId) }}
    >
      {(report, status) => <SuiteReportPage key={report.id} report={report} status={status} />}
    </PolledReport>
  )
}

interface SuiteReportPageProps {
  report: SuiteReport
  /** What there is to say about the report's data. */
  status: ReactNode
}

function SuiteReportPage({ report, status }: SuiteReportPageProps) {
  const search = useSearch({ from })
  const filter = useMemo(() => specReportFilterOf(search), [search])
  const result = resultOf(report, filter.naMode)
  const { displayName } = report.suite
  const [asking, setAsking] = useState(false)
  return (
    <ReportPage
      title={displayName}
      heading={<bdi>{displayName}</bdi>}
      names={{ Job: jobName(report.jobId), 'Suite report': displayName }}
      status={status}
      failMessage={report.failMessage}
      badges={<ReportStatus {...result} />}
      actions={
        <>
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Approve
          </Button>
          <DownloadLog log={report.logs.archivedLog} filename={archiveName(report.id)}>
            Test results
          </DownloadLog>
        </>
      }
    >
      <Overview label="Overview" items={overviewItems(report, result)} />
      <div className="mt-2 flex flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-base font-semibold">Scenarios</h2>
          <NaModeSwitch naMode={filter.naMode} />
        </div>
        <SpecReportsPanel report={report} filter={filter} />
      </div>
      {asking && <ApproveScenarios report={report} onClose={() => setAsking(false)} />}
    </ReportPage>
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
    value: <Cases counts={counts} />,
  },
  { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
  { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
  { label: 'Took', value: <DurationText seconds={secondsBetween(startedAt, finishedAt)} /> },
  { label: 'Failure causes', value: <TextChips texts={failureCauseLabels} /> },
  { label: 'Labels', value: <LabelChips labels={suite.labels} />, wide: true },
]

import { getSpecReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SpecReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { secondsBetween } from '@/lib/durations.ts'
import { CatalogLink, JobLink, ScenarioLink, SuiteLink } from '@/page/links.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { Cases } from '@/parts/reports/result-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Badge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { CaseReportsPanel } from './case-reports/case-reports-panel.tsx'
import { jobName } from './model/names.ts'
import { resultFilterOf } from './model/result-filter.ts'
import { type Result, resultOf } from './model/results.ts'
import { NaModeSwitch } from './na-mode-switch.tsx'
import { PolledReport, ReportPage } from './report-page.tsx'

const from = '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/'

/** One scenario of a suite that a job ran: its result, and its cases. */
export function SpecReportScreen() {
  const projectId = useProjectId()
  const { jobId, specReportId } = useParams({ from })
  return (
    <PolledReport
      options={getSpecReportQueryOptions({ projectId, jobId, specReportId })}
      what="spec report"
      alertId="getSpecReport"
      names={{ Job: jobName(jobId) }}
    >
      {(report, status) => <SpecReportPage key={report.id} report={report} status={status} />}
    </PolledReport>
  )
}

interface SpecReportPageProps {
  report: SpecReport
  /** What there is to say about the report's data. */
  status: ReactNode
}

function SpecReportPage({ report, status }: SpecReportPageProps) {
  const { jobId } = useParams({ from })
  const search = useSearch({ from })
  const filter = useMemo(() => resultFilterOf(search), [search])
  const result = resultOf(report, filter.naMode)
  const { scenario, suite, essential, unavailable } = report
  return (
    <ReportPage
      title={scenario.displayName}
      heading={<bdi>{scenario.displayName}</bdi>}
      names={{
        Job: jobName(jobId),
        'Suite report': suite.displayName,
        'Spec report': scenario.displayName,
      }}
      status={status}
      failMessage={report.failMessage}
      badges={
        <>
          <ReportStatus {...result} />
          {essential && <Badge tone="accent">Essential</Badge>}
          {unavailable && <Badge>N/A</Badge>}
        </>
      }
    >
      <Overview label="Overview" items={overviewItems(report, jobId, result)} />
      <div className="mt-2 flex flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-base font-semibold">Cases</h2>
          <NaModeSwitch naMode={filter.naMode} />
        </div>
        <CaseReportsPanel report={report} filter={filter} />
      </div>
    </ReportPage>
  )
}

const overviewItems = (
  { id, scenario, suite, catalog, startedAt, finishedAt, failureCauseLabels }: SpecReport,
  jobId: string,
  { counts }: Result,
): OverviewItem[] => [
  { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
  { label: 'Job', value: <JobLink jobId={jobId} /> },
  {
    label: 'Scenario',
    value: <ScenarioLink id={scenario.id} name={scenario.displayName} />,
  },
  { label: 'Scenario version', value: scenario.versionId },
  { label: 'Suite', value: <SuiteLink id={suite.id} name={suite.displayName} /> },
  { label: 'Catalog', value: <CatalogLink id={catalog.id} name={catalog.displayName} /> },
  {
    label: 'Cases',
    value: <Cases counts={counts} />,
  },
  { label: 'Took', value: <DurationText seconds={secondsBetween(startedAt, finishedAt)} /> },
  { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
  { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
  { label: 'Failure causes', value: <TextChips texts={failureCauseLabels} />, wide: true },
]

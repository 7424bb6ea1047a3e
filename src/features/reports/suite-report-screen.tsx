import { getSuiteReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SuiteReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { secondsBetween } from '@/lib/durations.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { CatalogLink, JobLink, SuiteLink } from '@/page/links.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { CaseCounts } from '@/parts/reports/result-columns.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { PartAgainst } from './changes/against.tsx'
import { useChangesAround, usePartChanges } from './changes/use-part-changes.ts'
import { detectionTab } from './charts/detection-tab.tsx'
import { Comparison } from './compare/lazy-comparison.tsx'
import { Facts } from './facts.tsx'
import { PartFailures } from './failures/lazy-failures.tsx'
import { useSuiteFailures } from './failures/use-failures.ts'
import { RunHistory } from './history/run-history.tsx'
import { DownloadLog } from './logs/download-log.tsx'
import { unchanged } from './model/changes.ts'
import { archiveName } from './model/logs.ts'
import { isPerception } from './model/perception.ts'
import { pollingAbout, reportPolling } from './model/polling.ts'
import { suiteReportKind } from './model/report.ts'
import { comparedSuite } from './model/report-comparison.ts'
import { naModeOf, naSearch } from './model/result-filter.ts'
import { failureCausesOf, resultOf } from './model/results.ts'
import { isUnfinished } from './model/statuses.ts'
import { partVerdictOf } from './model/verdict.ts'
import { ReportTabs } from './report-tabs.tsx'
import { TookFact, WhenFact } from './run-facts.tsx'
import { SpecReportsPanel } from './spec-reports/spec-reports-panel.tsx'
import { suiteReportActions, suiteReportSubject } from './suite-reports/suite-report-actions.tsx'
import { useJobTitle } from './use-job-title.ts'
import { VerdictCard } from './verdict-card.tsx'

const from = '/_console/reports/$jobId/tests/$suiteReportId/'

/** One suite that a job ran: result and scenarios. */
export function SuiteReportScreen() {
  const projectId = useProjectId()
  const { jobId, suiteReportId } = useParams({ from })
  const jobTitle = useJobTitle(jobId)
  return (
    <DetailPage
      kind={suiteReportKind}
      query={getSuiteReportQueryOptions({ projectId, jobId, suiteReportId })}
      polling={reportPolling}
      names={{ Job: jobTitle }}
      skeleton={<DetailSkeleton overview="h-64" />}
    >
      {(report, status) => <SuiteReportPage key={report.id} report={report} status={status} />}
    </DetailPage>
  )
}

interface SuiteReportPageProps {
  report: SuiteReport
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function SuiteReportPage({ report, status }: SuiteReportPageProps) {
  const filter = useSearch({ from })
  const naMode = naModeOf(filter)
  const privileged = useFlag('privileged')
  const verdict = partVerdictOf(report, naMode)
  const isNone = report.caseResults?.failureCount === 0
  const { displayName } = report.suite
  const targetId = filter.target_ids?.[0]
  const jobTitle = useJobTitle(report.jobId)
  const { job, ...around } = useChangesAround(report.jobId, targetId)
  const parts = usePartChanges(report, around.changes)
  const failures = useSuiteFailures(
    report,
    report.id,
    !isNone && (filter.tab === 'failures' || (around.changes?.length ?? 0) > 0),
  )
  return (
    <Page
      title={displayName}
      heading={<bdi>{displayName}</bdi>}
      names={{ Job: jobTitle, 'Suite report': displayName }}
      searches={{ Job: naSearch(naMode) }}
      badges={<ReportStatus status={verdict.status} counts={verdict.counts} />}
      actions={
        <>
          <ActionButtons
            subject={suiteReportSubject}
            actions={suiteReportActions}
            thing={report}
            context={undefined}
          />
          <DownloadLog log={report.logs.archivedLog} filename={archiveName(report.id)}>
            Test results
          </DownloadLog>
        </>
      }
    >
      {status}
      <Facts
        label="Overview"
        details={<Overview label="Details" items={detailItems(report, naMode)} dense />}
      >
        <Copyable text={report.id} what="report ID" />
        <SuiteLink id={report.suite.id} name={displayName} />
        <CatalogLink id={report.catalog.id} name={report.catalog.displayName} tone="secondary" />
        <span>{report.suite.type}</span>
        {report.startedAt && <WhenFact run={report} />}
        {report.finishedAt && report.startedAt && <TookFact run={report} />}
      </Facts>
      <VerdictCard
        verdict={verdict}
        isRunning={isUnfinished(report)}
        filter={filter}
        failures={failures.failures}
        causes={failureCausesOf(report, naMode)}
        history={
          <RunHistory jobId={report.jobId} thing={{ kind: 'suite', suiteId: report.suite.id }} />
        }
        changed={around.changed}
        against={
          report.caseResults && (
            <PartAgainst
              {...around}
              counts={parts.suites && (parts.suites.get(report.id) ?? unchanged)}
            />
          )
        }
      />
      {targetId !== undefined && (
        <Suspense fallback={<Skeleton className="h-60 w-full rounded-lg" />}>
          <Comparison
            of={comparedSuite(report)}
            report={report}
            targetId={targetId}
            flags={filter.table_config}
            naMode={naMode}
          />
        </Suspense>
      )}
      <ReportTabs
        label="Parts of the suite"
        first="summary"
        tabs={[
          {
            tab: 'summary',
            name: 'Scenarios',
            content: <SpecReportsPanel report={report} filter={filter} changeOf={parts.specs} />,
          },
          {
            tab: 'failures',
            name: 'Failures',
            count: report.caseResults?.failureCount,
            content: (
              <PartFailures
                jobId={report.jobId}
                job={job}
                changed={around.changed}
                loaded={failures}
                isNone={isNone}
                filter={filter}
                of="suite"
              />
            ),
          },
          ...(privileged && isPerception(report.suite)
            ? [
                detectionTab('metricsChart', 'Chart', {
                  scope: { jobReportId: report.parents.jobReportId, suiteReportId: report.id },
                  polling: pollingAbout(report),
                  type: filter.chart,
                }),
              ]
            : []),
        ]}
      />
    </Page>
  )
}

const detailItems = (report: SuiteReport, naMode: boolean): OverviewItem[] => {
  const { id, jobId, suite, catalog, simulation, startedAt, finishedAt } = report
  const { counts } = resultOf(report, naMode)
  return [
    { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
    { label: 'Job', value: <JobLink jobId={jobId} /> },
    { label: 'Suite', value: <SuiteLink id={suite.id} name={suite.displayName} /> },
    { label: 'Suite version', value: <Copyable text={suite.versionId} what="version ID" /> },
    { label: 'Type', value: suite.type },
    { label: 'Simulation', value: `${simulation.name}, ${simulation.environmentType}` },
    { label: 'Catalog', value: <CatalogLink id={catalog.id} name={catalog.displayName} /> },
    {
      label: 'Cases',
      value: <CaseCounts counts={counts} />,
    },
    { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
    { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
    { label: 'Took', value: <DurationText seconds={secondsBetween(startedAt, finishedAt)} /> },
    { label: 'Failure causes', value: <TextChips texts={failureCausesOf(report, naMode)} /> },
    { label: 'Labels', value: <LabelChips labels={suite.labels} />, wide: true },
  ]
}

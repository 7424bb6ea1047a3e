import { getSuiteReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SuiteReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { CatalogLink, SuiteLink } from '@/page/links.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { PartAgainst } from './changes/against.tsx'
import { useChangesAround, usePartChanges } from './changes/use-part-changes.ts'
import { detectionTab } from './charts/detection-tab.tsx'
import { Comparison } from './compare/lazy-comparison.tsx'
import { Facts } from './facts.tsx'
import { failuresTab } from './failures/failures-tab.tsx'
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
import { failureCausesOf } from './model/results.ts'
import { isUnfinished } from './model/statuses.ts'
import { partVerdictOf } from './model/verdict.ts'
import { ReportTabs } from './report-tabs.tsx'
import { TookFact, WhenFact } from './run-facts.tsx'
import { SpecReportsPanel } from './spec-reports/spec-reports-panel.tsx'
import { suiteDetails } from './suite-reports/suite-details.tsx'
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
  const { job, ...around } = useChangesAround(report.jobId, targetId, naMode)
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
        details={<Overview label="Details" items={suiteDetails(report, naMode)} dense />}
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
      <Comparison
        of={comparedSuite(report)}
        report={report}
        targetId={targetId}
        flags={filter.table_config}
        naMode={naMode}
      />
      <ReportTabs
        label="Parts of the suite"
        first="summary"
        tabs={[
          {
            tab: 'summary',
            name: 'Scenarios',
            content: <SpecReportsPanel report={report} filter={filter} changeOf={parts.specs} />,
          },
          failuresTab(verdict.counts?.failureCount, {
            jobId: report.jobId,
            job,
            changed: around.changed,
            loaded: failures,
            isNone,
            filter,
            of: 'suite',
          }),
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

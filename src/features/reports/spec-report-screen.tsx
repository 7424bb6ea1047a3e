import { getSpecReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SpecReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DetailPage } from '@/page/detail-page.tsx'
import { ScenarioLink, SuiteLink } from '@/page/links.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { CaseReportsPanel } from './case-reports/case-reports-panel.tsx'
import { PartAgainst } from './changes/against.tsx'
import { useChangesAround, useOwnChanges } from './changes/use-part-changes.ts'
import { specChartTabs } from './charts/spec-chart-tabs.tsx'
import { CompareButton } from './compare/compare-button.tsx'
import { Comparison } from './compare/lazy-comparison.tsx'
import { Facts } from './facts.tsx'
import { failuresTab } from './failures/failures-tab.tsx'
import { useSpecFailures } from './failures/use-failures.ts'
import { RunHistory } from './history/run-history.tsx'
import { OtherSuite } from './misplaced.tsx'
import { isOfSuite } from './model/placement.ts'
import { reportPolling } from './model/polling.ts'
import { specReportKind } from './model/report.ts'
import { comparedSpec } from './model/report-comparison.ts'
import { naModeOf, naSearch } from './model/result-filter.ts'
import { isUnfinished } from './model/statuses.ts'
import { partVerdictOf } from './model/verdict.ts'
import { ReportTabs } from './report-tabs.tsx'
import { TookFact, WhenFact } from './run-facts.tsx'
import { specDetails } from './spec-reports/spec-details.tsx'
import { useCaseParameters } from './use-case-parameters.ts'
import { useJobTitle } from './use-job-title.ts'
import { VerdictCard } from './verdict-card.tsx'

const from = '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/'

/** One scenario of a suite that a job ran: result and cases. */
export function SpecReportScreen() {
  const projectId = useProjectId()
  const { jobId, specReportId } = useParams({ from })
  const jobTitle = useJobTitle(jobId)
  return (
    <DetailPage
      kind={specReportKind}
      query={getSpecReportQueryOptions({ projectId, jobId, specReportId })}
      polling={reportPolling}
      names={{ Job: jobTitle }}
      skeleton={<DetailSkeleton overview="h-64" />}
    >
      {(report, status) => <SpecReportPage key={report.id} report={report} status={status} />}
    </DetailPage>
  )
}

interface SpecReportPageProps {
  report: SpecReport
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function SpecReportPage({ report, status }: SpecReportPageProps) {
  const { jobId, suiteReportId } = useParams({ from })
  const isPlaced = isOfSuite(report, suiteReportId)
  const filter = useSearch({ from })
  const naMode = naModeOf(filter)
  const { varying, fixed, first } = useCaseParameters({ jobId, specReportId: report.id })
  // Until the cases are there, the address is believed, and that several cases differ in something.
  const hasParameters =
    first === undefined
      ? filter.tab === 'scenarioParameterGroup' || (report.caseResults?.totalCount ?? 0) > 1
      : varying.length + fixed.length > 0
  const targetId = filter.target_ids?.[0]
  const compared = comparedSpec(jobId, report)
  const verdict = partVerdictOf(report, naMode)
  const isNone = report.caseResults?.failureCount === 0
  const { scenario, suite, essential, unavailable } = report
  const { job, ...around } = useChangesAround(jobId, targetId, naMode)
  const counts = useOwnChanges(around.changes, jobId, report.id)
  const failures = useSpecFailures(jobId, report)
  const jobTitle = useJobTitle(jobId)
  const privileged = useFlag('privileged')
  return (
    <Page
      title={scenario.displayName}
      heading={<bdi>{scenario.displayName}</bdi>}
      names={{
        Job: jobTitle,
        'Suite report': isPlaced ? suite.displayName : undefined,
        'Spec report': scenario.displayName,
      }}
      searches={{ Job: naSearch(naMode), 'Suite report': naSearch(naMode) }}
      badges={
        <>
          <ReportStatus status={verdict.status} counts={verdict.counts} />
          {essential && <Badge tone="accent">Essential</Badge>}
          {unavailable && <Badge>N/A</Badge>}
        </>
      }
      actions={<CompareButton of={compared} />}
    >
      {status}
      {!isPlaced && <OtherSuite jobId={jobId} spec={report} />}
      <Facts
        label="Overview"
        details={
          <Overview label="Details" items={specDetails(report, jobId, naMode, privileged)} dense />
        }
      >
        <Copyable text={report.id} what="report ID" />
        <ScenarioLink id={scenario.id} name={scenario.displayName} />
        <SuiteLink id={suite.id} name={suite.displayName} />
        {report.startedAt && <WhenFact run={report} />}
        {report.finishedAt && report.startedAt && <TookFact run={report} />}
      </Facts>
      <VerdictCard
        verdict={verdict}
        isRunning={isUnfinished(report)}
        filter={filter}
        failures={failures.failures}
        history={
          <RunHistory
            jobId={jobId}
            thing={{ kind: 'scenario', scenarioId: scenario.id, suiteId: suite.id }}
          />
        }
        changed={around.changed}
        against={report.caseResults && <PartAgainst {...around} counts={counts} />}
      />
      <Comparison
        of={compared}
        report={report}
        targetId={targetId}
        flags={filter.table_config}
        naMode={naMode}
      />
      <ReportTabs
        label="Parts of the scenario"
        first="specReport"
        tabs={[
          {
            tab: 'specReport',
            name: 'Cases',
            content: <CaseReportsPanel report={report} filter={filter} />,
          },
          failuresTab(verdict.counts?.failureCount, {
            jobId,
            job,
            changed: around.changed,
            loaded: failures,
            isNone,
            filter,
            of: 'spec',
          }),
          ...specChartTabs(
            { report, jobId, suiteReportId, search: filter },
            { hasParameters, privileged },
          ),
        ]}
      />
    </Page>
  )
}

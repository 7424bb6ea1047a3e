import { getSuiteReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SuiteReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { useSuiteFailures } from '@/evidence/use-failures.ts'
import { useChangesAround, usePartChanges } from '@/evidence/use-part-changes.ts'
import { SaveSuite } from '@/features/capsule/lazy-save.tsx'
import { CompareSuite } from '@/features/report-tables/lazy-dialogs.tsx'
import { comparedSuite } from '@/models/report-tables/report-comparison.ts'
import { suiteReportKind } from '@/models/reports/report-kinds.ts'
import { archiveName } from '@/models/reports/report-logs.ts'
import { pollingAbout, reportPolling } from '@/models/reports/report-polling.ts'
import { naModeOf, naSearch } from '@/models/reports/result-filter.ts'
import { isPerception } from '@/models/reports/suite-perception.ts'
import { ActionButtons, actionsOn } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { CatalogLink, SuiteLink } from '@/page/links.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { detectionTab } from './chart-tabs.tsx'
import { DownloadLog } from './logs/download-log.tsx'
import { suiteDetails } from './part-details.tsx'
import { PartReportPage } from './part-report-page.tsx'
import { SpecReportsPanel } from './spec-reports/spec-reports-panel.tsx'
import { ApproveScenarios } from './suite-reports/approve-scenarios.tsx'
import { useJobTitle } from './use-job-title.ts'

const from = '/_console/reports/$jobId/tests/$suiteReportId/'

const suiteReportActions = actionsOn<SuiteReport>(
  suiteReportKind,
  ({ suite }) => suite.displayName,
  [
    { id: 'compare', label: 'Compare reports', on: 'button', dialog: CompareSuite },
    { id: 'approve', label: 'Approve', on: 'button', dialog: ApproveScenarios },
    { id: 'save', label: 'Save as HTML', on: 'menu', dialog: SaveSuite },
  ],
)

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
      {(report) => <SuiteReportPage report={report} />}
    </DetailPage>
  )
}

function SuiteReportPage({ report }: { report: SuiteReport }) {
  const filter = useSearch({ from })
  const naMode = naModeOf(filter)
  const privileged = useFlag('privileged')
  const { suite, catalog, jobId } = report
  const around = useChangesAround(jobId, filter.target_ids?.[0], naMode)
  const parts = usePartChanges(report, around.changes)
  const isListed = filter.tab === 'failures' || (around.changes?.length ?? 0) > 0
  const failures = useSuiteFailures(report, report.caseResults?.failureCount !== 0 && isListed)
  return (
    <PartReportPage
      report={report}
      jobId={jobId}
      title={suite.displayName}
      names={{ Job: useJobTitle(jobId), 'Suite report': suite.displayName }}
      searches={{ Job: naSearch(naMode) }}
      actions={
        <>
          <DownloadLog log={report.logs.archivedLog} filename={archiveName(report.id)}>
            Test results
          </DownloadLog>
          <ActionButtons actions={suiteReportActions} thing={report} />
        </>
      }
      facts={[
        <SuiteLink key="suite" id={suite.id} name={suite.displayName} />,
        <CatalogLink key="catalog" id={catalog.id} name={catalog.displayName} tone="secondary" />,
        <span key="type">{suite.type}</span>,
      ]}
      details={suiteDetails(report, naMode)}
      filter={filter}
      thing={{ kind: 'suite', suiteId: suite.id }}
      compared={comparedSuite(report)}
      around={around}
      change={parts.suite}
      failures={failures}
      walk="suite"
      first={{
        tab: 'summary',
        name: 'Scenarios',
        content: <SpecReportsPanel report={report} filter={filter} changeOf={parts.specs} />,
      }}
      charts={
        privileged && isPerception(suite)
          ? [
              detectionTab('metricsChart', 'Chart', {
                scope: { jobReportId: report.parents.jobReportId, suiteReportId: report.id },
                polling: pollingAbout(report),
                type: filter.chart,
              }),
            ]
          : []
      }
    />
  )
}

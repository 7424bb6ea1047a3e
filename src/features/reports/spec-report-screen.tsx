import { getSpecReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { SpecReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { useSpecFailures } from '@/evidence/use-failures.ts'
import { useChangesAround, useOwnChanges } from '@/evidence/use-part-changes.ts'
import { CompareButton } from '@/features/report-tables/compare-button.tsx'
import { comparedSpec } from '@/models/report-tables/report-comparison.ts'
import { specReportKind } from '@/models/reports/report-kinds.ts'
import { isOfSuite } from '@/models/reports/report-placement.ts'
import { reportPolling } from '@/models/reports/report-polling.ts'
import { naModeOf, naSearch } from '@/models/reports/result-filter.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { ScenarioLink, SuiteLink } from '@/page/links.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { CaseReportsPanel } from './case-reports/case-reports-panel.tsx'
import { specChartTabs } from './chart-tabs.tsx'
import { OtherSuite } from './misplaced.tsx'
import { specDetails } from './part-details.tsx'
import { PartReportPage } from './part-report-page.tsx'
import { useCaseParameters } from './use-case-parameters.ts'
import { useJobTitle } from './use-job-title.ts'

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
      {(report) => <SpecReportPage report={report} />}
    </DetailPage>
  )
}

function SpecReportPage({ report }: { report: SpecReport }) {
  const { jobId, suiteReportId } = useParams({ from })
  const isPlaced = isOfSuite(report, suiteReportId)
  const filter = useSearch({ from })
  const naMode = naModeOf(filter)
  const privileged = useFlag('privileged')
  const { varying, fixed, cases } = useCaseParameters({ jobId, specReportId: report.id })
  // Until the cases are there, the address is believed, and that several cases differ in something.
  const hasParameters =
    cases.length === 0
      ? filter.tab === 'scenarioParameterGroup' || (report.caseResults?.totalCount ?? 0) > 1
      : varying.length + fixed.length > 0
  const compared = comparedSpec(jobId, report)
  const { scenario, suite, essential, unavailable } = report
  const around = useChangesAround(jobId, filter.target_ids?.[0], naMode)
  return (
    <PartReportPage
      report={report}
      jobId={jobId}
      title={scenario.displayName}
      notice={!isPlaced && <OtherSuite jobId={jobId} spec={report} />}
      names={{
        Job: useJobTitle(jobId),
        'Suite report': isPlaced ? suite.displayName : undefined,
        'Spec report': scenario.displayName,
      }}
      searches={{ Job: naSearch(naMode), 'Suite report': naSearch(naMode) }}
      badges={
        <>
          {essential && <Badge tone="accent">Essential</Badge>}
          {unavailable && <Badge>N/A</Badge>}
        </>
      }
      actions={<CompareButton of={compared} />}
      facts={[
        <ScenarioLink key="scenario" id={scenario.id} name={scenario.displayName} />,
        <SuiteLink key="suite" id={suite.id} name={suite.displayName} />,
      ]}
      details={specDetails(report, jobId, naMode, privileged)}
      filter={filter}
      thing={{ kind: 'scenario', scenarioId: scenario.id, suiteId: suite.id }}
      compared={compared}
      around={around}
      change={useOwnChanges(around.changes, jobId, report.id)}
      failures={useSpecFailures(jobId, report)}
      walk="spec"
      first={{
        tab: 'specReport',
        name: 'Cases',
        content: <CaseReportsPanel report={report} filter={filter} />,
      }}
      charts={specChartTabs(
        { report, jobId, suiteReportId, search: filter },
        { hasParameters, privileged },
      )}
    />
  )
}

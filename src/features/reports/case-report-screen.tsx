import { getCaseReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { compareTexts } from '@/lib/text.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { JobLink, ScenarioLink } from '@/page/links.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { CaseAttempts } from './case/case-attempts.tsx'
import { caseName } from './model/names.ts'
import { reportPolling } from './model/polling.ts'
import { caseReportKind } from './model/report.ts'
import { useJobTitle } from './use-job-title.ts'

const from = '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/'

/** One case of a scenario that a job ran: parameters, and the result of each attempt. */
export function CaseReportScreen() {
  const projectId = useProjectId()
  const { jobId, caseReportId } = useParams({ from })
  const jobTitle = useJobTitle(jobId)
  return (
    <DetailPage
      kind={caseReportKind}
      query={getCaseReportQueryOptions({ projectId, jobId, caseReportId })}
      polling={reportPolling}
      names={{ Job: jobTitle }}
      skeleton={<DetailSkeleton overview="h-64" />}
    >
      {(report, status) => <CaseReportPage key={report.id} report={report} status={status} />}
    </DetailPage>
  )
}

interface CaseReportPageProps {
  /** The report with the result of the newest attempt. */
  report: CaseReport
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function CaseReportPage({ report, status }: CaseReportPageProps) {
  const { jobId } = useParams({ from })
  const name = caseName(report)
  const jobTitle = useJobTitle(jobId)
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Job: jobTitle, 'Spec report': report.scenario.displayName }}
      badges={<ReportStatus status={report.status} />}
    >
      {status}
      <Overview label="Overview" items={overviewItems(report, jobId)} />
      <CaseAttempts newest={report} />
    </Page>
  )
}

const overviewItems = (
  { id, scenario, formattedParameter, scenarioParameters, areaMap, simulation }: CaseReport,
  jobId: string,
): OverviewItem[] => [
  { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
  { label: 'Job', value: <JobLink jobId={jobId} /> },
  { label: 'Scenario', value: <ScenarioLink id={scenario.id} name={scenario.displayName} /> },
  { label: 'Scenario version', value: scenario.versionId },
  { label: 'Map', value: areaMap && <bdi>{areaMap.displayName}</bdi> },
  {
    label: 'Map version',
    value: areaMap && <Copyable text={areaMap.versionId} what="version ID" />,
  },
  { label: 'Simulation', value: `${simulation.name}, ${simulation.environmentType}` },
  { label: 'Parameters', value: formattedParameter && <bdi>{formattedParameter}</bdi>, wide: true },
  { label: 'Scenario parameters', value: parameterChips(scenarioParameters), wide: true },
]

const parameterChips = (parameters: CaseReport['scenarioParameters']) => {
  const names = Object.keys(parameters).sort(compareTexts)
  if (names.length === 0) return undefined
  return names.map((name) => (
    <Chip key={name} mono>
      <bdi>{name}</bdi> = <bdi>{parameters[name]}</bdi>
    </Chip>
  ))
}

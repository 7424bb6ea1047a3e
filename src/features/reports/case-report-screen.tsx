import {
  getCaseReportQueryOptions,
  getSpecReportQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { compareTexts } from '@/lib/text.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { JobLink, MapLink, ScenarioLink } from '@/page/links.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { CaseAttempts } from './case/case-attempts.tsx'
import { CaseCause } from './case/case-cause.tsx'
import { FailureStepper } from './failures/failure-stepper.tsx'
import { useFailureWalk } from './failures/use-failure-walk.ts'
import { OtherScenario, OtherSuite } from './misplaced.tsx'
import { caseName } from './model/names.ts'
import { isOfSpec, isOfSuite } from './model/placement.ts'
import { reportPolling } from './model/polling.ts'
import { caseReportKind } from './model/report.ts'
import type { FailureWalk } from './model/search.ts'
import { useCaseParameters } from './use-case-parameters.ts'
import { useJobTitle } from './use-job-title.ts'

const from = '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/'

/** One case of a scenario that a job ran: parameters, and the result of each attempt. */
export function CaseReportScreen() {
  const projectId = useProjectId()
  const { jobId, caseReportId } = useParams({ from })
  return (
    <DetailPage
      kind={caseReportKind}
      query={getCaseReportQueryOptions({ projectId, jobId, caseReportId })}
      polling={reportPolling}
      names={useNamesAbove(useSpec().data)}
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

/** The report of the scenario in the address: whose names it has, and where it belongs. */
const useSpec = () => {
  const projectId = useProjectId()
  const { jobId, specReportId } = useParams({ from })
  const options = getSpecReportQueryOptions({ projectId, jobId, specReportId })
  return { options, data: useQuery(options).data }
}

/** Names of the pages above. A scenario that ran in another suite than the one in the address has no name for it. */
const useNamesAbove = (spec: SpecReport | undefined) => {
  const { jobId, suiteReportId } = useParams({ from })
  const isPlaced = spec !== undefined && isOfSuite(spec, suiteReportId)
  return {
    Job: useJobTitle(jobId),
    'Suite report': isPlaced ? spec.suite.displayName : undefined,
    'Spec report': spec?.scenario.displayName,
  }
}

function CaseReportPage({ report, status }: CaseReportPageProps) {
  const { jobId, suiteReportId, specReportId } = useParams({ from })
  const { varying } = useCaseParameters(jobId, specReportId)
  const name = caseName(report, varying)
  const spec = useSpec()
  const search = useSearch({ from })
  const { attempts: _, ...walkSearch } = search
  const walk = useFailureWalk(
    { jobId, suiteReportId, caseReportId: report.id, spec: spec.data },
    search,
  )
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={useNamesAbove(spec.data)}
      searches={searchesAbove(search)}
      badges={<ReportStatus status={report.status} />}
      actions={
        walk && walk.index >= 0 && <FailureStepper jobId={jobId} walk={walkSearch} {...walk} />
      }
    >
      {status}
      <CaseCause report={report} />
      <QueryStatus query={spec.options} />
      {spec.data && !isOfSuite(spec.data, suiteReportId) && (
        <OtherSuite jobId={jobId} spec={spec.data} />
      )}
      {spec.data && !isOfSpec(report, spec.data) && (
        <OtherScenario name={report.scenario.displayName} />
      )}
      <Overview label="Overview" items={overviewItems(report, jobId)} />
      <CaseAttempts newest={report} />
    </Page>
  )
}

/** Search parameters of the links to the list of failures that the case was opened from. */
const searchesAbove = ({ walk, failure_cause_labels, table_config, filter }: FailureWalk) => {
  const list = { failure_cause_labels, table_config, filter, tab: 'failures' }
  const crumbs = { job: 'Job', suite: 'Suite report', spec: 'Spec report' } as const
  return walk ? { [crumbs[walk]]: list } : {}
}

const overviewItems = (
  { id, scenario, formattedParameter, scenarioParameters, areaMap, simulation }: CaseReport,
  jobId: string,
): OverviewItem[] => [
  { label: 'Report ID', value: <Copyable text={id} what="report ID" /> },
  { label: 'Job', value: <JobLink jobId={jobId} /> },
  { label: 'Scenario', value: <ScenarioLink id={scenario.id} name={scenario.displayName} /> },
  { label: 'Scenario version', value: scenario.versionId },
  { label: 'Map', value: areaMap && <MapLink id={areaMap.id} name={areaMap.displayName} /> },
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

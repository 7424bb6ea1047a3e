import {
  getCaseReportQueryOptions,
  getJobReportQueryOptions,
  getSpecReportQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, useLayoutEffect } from 'react'
import { useChanges } from '@/evidence/use-changes.ts'
import { CompareButton } from '@/features/report-tables/compare-button.tsx'
import { Comparison } from '@/features/report-tables/lazy-comparison.tsx'
import { CaseParameters } from '@/features/reports/case/case-parameter-chips.tsx'
import { safeFileName } from '@/lib/file-names.ts'
import { comparedCase } from '@/models/report-tables/report-comparison.ts'
import { shownLogOf } from '@/models/reports/case-files.ts'
import { caseName } from '@/models/reports/case-name.ts'
import { caseReportKind } from '@/models/reports/report-kinds.ts'
import { isOfSpec, isOfSuite } from '@/models/reports/report-placement.ts'
import { pollingAbout, reportPolling } from '@/models/reports/report-polling.ts'
import type { FailureWalk } from '@/models/reports/report-search.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { AttemptSwitch } from './case/attempt-switch.tsx'
import { CaseCause } from './case/case-cause.tsx'
import { caseFinding } from './case/case-finding.ts'
import { CaseSummary } from './case/case-summary.tsx'
import { FirstDifference } from './case/first-difference.tsx'
import { useShownAttempt } from './case/use-shown-attempt.ts'
import { detectionTab } from './chart-tabs.tsx'
import { FactsLine } from './facts.tsx'
import { FailureStepper } from './failures/failure-stepper.tsx'
import { leaveCase } from './failures/left-case.ts'
import { useFailureWalk, useWalkFailures } from './failures/use-failure-walk.ts'
import { CaseHistory } from './history/case-history.tsx'
import { OtherScenario, OtherSuite } from './misplaced.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { ShareFinding } from './share-finding.tsx'
import { useCaseParameters } from './use-case-parameters.ts'
import { useJobTitle } from './use-job-title.ts'

/** All facts, with the code that few ask for. */
const CaseDetails = lazy(() => import('./case/case-details.tsx'))

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
      {(report) => <CaseReportPage report={report} />}
    </DetailPage>
  )
}

interface CaseReportPageProps {
  /** The report with the result of the newest attempt. */
  report: CaseReport
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

function CaseReportPage({ report }: CaseReportPageProps) {
  const { jobId, suiteReportId, specReportId } = useParams({ from })
  const { varying } = useCaseParameters({ jobId, specReportId, scenarioId: report.scenario.id })
  const { displayName } = report.scenario
  const spec = useSpec()
  const search = useSearch({ from })
  // Another case has other attempts; which log is open stays.
  const { attempts: _, ...walkSearch } = search
  const { data: job } = useQuery({
    ...getJobReportQueryOptions({ projectId: useProjectId(), jobId }),
    enabled: report.status === 'failed',
  })
  const failures = useWalkFailures({ jobId, suiteReportId, spec: spec.data }, search)
  // The failures of the job are found among all its cases, which need not be read once more.
  const isListed = search.walk === 'job' && !failures.isError
  const { changed, baseline } = useChanges(
    report.status === 'failed' ? job : undefined,
    search.target_ids?.[0],
    { ...(isListed && { own: failures }) },
  )
  const walk = useFailureWalk(failures, { suiteReportId, caseReportId: report.id, changed }, search)
  // Before the list is shown, whose rows may all be there at once.
  useLayoutEffect(() => () => leaveCase(report.id), [report.id])
  const shown = useShownAttempt(report)
  const log = shown.report && shownLogOf(shown.report, search.log)
  const failed =
    shown.report?.status === 'failed' && job
      ? { report: shown.report, job, suiteId: spec.data?.suite.id }
      : undefined
  const compared = spec.data && comparedCase(jobId, spec.data, report)
  const targetId = search.target_ids?.[0]
  const change = changed === 'unknown' ? undefined : changed?.get(report.id)
  const find = () =>
    caseFinding({ report, varying, job: job ?? undefined, change, baseline: baseline?.job })
  const privileged = useFlag('privileged')
  const summary = (
    <div className="flex flex-col gap-3.5">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <AttemptSwitch attempts={shown.attempts} shown={shown.attempt} />
        <div className="sm:ml-auto">
          <CaseHistory jobId={jobId} report={report} suiteId={spec.data?.suite.id} />
        </div>
      </div>
      {shown.missing !== undefined && (
        <p className="text-sm text-muted">
          There is no attempt {shown.missing}: the newest one is shown.
        </p>
      )}
      <QueryStatus query={shown.attemptsQuery} />
      {shown.reportQuery && <QueryStatus query={shown.reportQuery} />}
      {shown.report ? (
        <>
          <CaseSummary
            key={shown.report.attemptId}
            report={shown.report}
            failed={spec.data && failed}
          />
          {failed && log && <FirstDifference key={log.log.id} {...failed} log={log} />}
        </>
      ) : (
        !shown.isError && <DetailSkeleton overview="h-130" />
      )}
    </div>
  )
  return (
    <Page
      title={caseName(report, varying)}
      heading={displayName}
      names={useNamesAbove(spec.data)}
      searches={searchesAbove(search)}
      badges={
        <>
          <ReportStatus status={report.status} />
          {spec.data?.essential && <Badge tone="accent">Essential</Badge>}
          {spec.data?.unavailable && <Badge>N/A</Badge>}
        </>
      }
      actions={
        <>
          {walk && walk.index >= 0 && <FailureStepper jobId={jobId} walk={walkSearch} {...walk} />}
          <ShareFinding file={safeFileName(displayName)} find={find} />
          <CompareButton of={compared} />
        </>
      }
      lead={
        <FactsLine
          label="Overview"
          details={
            <CaseDetails
              report={shown.report ?? report}
              attempt={shown.attempt}
              spec={spec.data}
              jobId={jobId}
            />
          }
        >
          <CaseParameters report={report} varying={varying} />
        </FactsLine>
      }
    >
      <QueryStatus query={spec.options} />
      {spec.data && !isOfSuite(spec.data, suiteReportId) && (
        <OtherSuite jobId={jobId} spec={spec.data} />
      )}
      {spec.data && !isOfSpec(report, spec.data) && <OtherScenario name={displayName} />}
      {compared && (
        <Comparison
          of={compared}
          report={shown.report ?? report}
          targetId={targetId}
          flags={search.table_config}
          naMode={false}
        />
      )}
      {shown.report && <CaseCause report={shown.report} change={change} />}
      <ReportTabs
        label="Parts of the case"
        first="summary"
        tabs={[
          { tab: 'summary', name: 'Summary', content: summary },
          ...(privileged
            ? [
                detectionTab('metricsChart', 'Chart', {
                  scope: { caseReportId: report.id },
                  polling: pollingAbout(report),
                  type: search.chart,
                }),
              ]
            : []),
        ]}
      />
    </Page>
  )
}

/** Search parameters of the links to the list of failures that the case was opened from. */
const searchesAbove = ({ walk, ...filter }: FailureWalk) => {
  const { failure_cause_labels, table_config, target_ids, filter: words } = filter
  const list = { failure_cause_labels, table_config, target_ids, filter: words, tab: 'failures' }
  const crumbs = { job: 'Job', suite: 'Suite report', spec: 'Spec report' } as const
  return walk ? { [crumbs[walk]]: list } : {}
}

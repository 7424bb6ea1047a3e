import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type ComponentProps, lazy, type ReactNode } from 'react'
import type { PartChange } from '@/evidence/changes.ts'
import type { LoadedFailures } from '@/evidence/use-failures.ts'
import type { useChangesAround } from '@/evidence/use-part-changes.ts'
import type { Historic } from '@/evidence/use-run-history.ts'
import { Comparison } from '@/features/report-tables/lazy-comparison.tsx'
import type { Compared } from '@/models/report-tables/report-comparison.ts'
import { failureCausesOf } from '@/models/reports/report-results.ts'
import type { FailureFilter, FailureWalk } from '@/models/reports/report-search.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import { partVerdictOf } from '@/models/reports/verdict.ts'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { Overview, type OverviewItems } from '@/ui/text/overview.tsx'
import { PartAgainst } from './changes/against.tsx'
import { Facts } from './facts.tsx'
import { RunHistory } from './history/run-history.tsx'
import { type ReportTab, ReportTabs } from './report-tabs.tsx'
import { TookFact, WhenFact } from './run-facts.tsx'
import { VerdictCard } from './verdict-card.tsx'

const PartFailures = lazy(() => import('./failures/part-failures.tsx'))

interface PartReportPageProps
  extends Required<Pick<ComponentProps<typeof Page>, 'names' | 'searches' | 'actions'>> {
  report: SuiteReport | SpecReport
  jobId: string
  title: string
  /** Stands above the result. */
  notice?: ReactNode
  /** Beside the status of the report. */
  badges?: ReactNode
  /** Links to the thing that ran, in the line of facts. */
  facts: ReactNode
  details: OverviewItems
  filter: FailureFilter & { target_ids?: readonly string[] }
  /** The same part of other jobs, for its last runs. */
  thing: Historic
  /** Finds the same part in a job that it is compared with. */
  compared: Compared
  /** Changes of the job that the part belongs to. */
  around: ReturnType<typeof useChangesAround>
  /** Changes of the part itself; undefined until they are known. */
  change: PartChange | undefined
  failures: LoadedFailures
  walk: NonNullable<FailureWalk['walk']>
  /** The tab that is open at first: what the part consists of. */
  first: ReportTab
  charts: readonly ReportTab[]
}

/** The page of a suite or a scenario that a job ran: result, changes, failures and charts. */
export function PartReportPage(props: PartReportPageProps) {
  const { report, jobId, filter, around, failures, first } = props
  const { job, ...changes } = around
  const naMode = naModeOf(filter)
  const verdict = partVerdictOf(report, naMode)
  return (
    <Page
      title={props.title}
      names={props.names}
      searches={props.searches}
      badges={
        <>
          <ReportStatus status={verdict.status} jobId={jobId} counts={verdict.counts} />
          {props.badges}
        </>
      }
      actions={props.actions}
    >
      {props.notice}
      <Facts label="Overview" details={<Overview label="Details" items={props.details} dense />}>
        <Copyable text={report.id} what="report ID" />
        {props.facts}
        {report.startedAt && <WhenFact run={report} />}
        {report.finishedAt && report.startedAt && <TookFact run={report} />}
      </Facts>
      <VerdictCard
        verdict={verdict}
        filter={filter}
        failures={failures.failures}
        causes={failureCausesOf(report, naMode)}
        history={<RunHistory jobId={jobId} thing={props.thing} report={report} />}
        changed={changes.changed}
        against={report.caseResults && <PartAgainst {...changes} counts={props.change} />}
      />
      <Comparison
        of={props.compared}
        report={report}
        targetId={filter.target_ids?.[0]}
        flags={filter.table_config}
        naMode={naMode}
      />
      <ReportTabs
        label={`Parts of the ${props.thing.kind}`}
        first={first.tab}
        tabs={[
          first,
          {
            tab: 'failures',
            name: 'Failures',
            count: verdict.counts?.failureCount,
            content: (
              <PartFailures
                jobId={jobId}
                job={job}
                changed={changes.changed}
                loaded={failures}
                isNone={report.caseResults?.failureCount === 0}
                filter={filter}
                of={props.walk}
              />
            ),
          },
          ...props.charts,
        ]}
      />
    </Page>
  )
}

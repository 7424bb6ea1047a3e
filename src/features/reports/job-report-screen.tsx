import {
  getJobReportQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseResults, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { usePolling } from '@/data/polling.ts'
import { offeredSuiteTypes } from '@/features/suites/model/types.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Against } from './changes/against.tsx'
import { ChangesPanel } from './changes/changes-panel.tsx'
import { useChanges } from './changes/use-changes.ts'
import { FailuresPanel } from './failures/failures-panel.tsx'
import { useJobFailures } from './failures/use-failures.ts'
import { JobHistory } from './history/job-history.tsx'
import { useCaseHistories } from './history/use-run-history.ts'
import { BuildErrors } from './job/build-errors.tsx'
import { JobFacts } from './job/facts.tsx'
import { JobActions } from './job/job-actions.tsx'
import { JobOptions } from './job/job-details.tsx'
import { RunningNote } from './job/running-note.tsx'
import { Stages } from './job/stages.tsx'
import { Timeline } from './job/timeline.tsx'
import { WatchButton } from './job/watch-button.tsx'
import { changedCount } from './model/changes.ts'
import { jobTitle } from './model/names.ts'
import { pollingUnder, reportPolling } from './model/polling.ts'
import { reportKind } from './model/report.ts'
import { naModeOf } from './model/result-filter.ts'
import { resultOf, sumOf } from './model/results.ts'
import type { SuiteReportFilter } from './model/search.ts'
import { branchOf } from './model/source.ts'
import { isUnfinished } from './model/statuses.ts'
import { withOfferedType, withSuiteLabels } from './model/suite-report-filter.ts'
import { verdictOf } from './model/verdict.ts'
import { type ReportTab, ReportTabs } from './report-tabs.tsx'
import { SuiteReportsPanel } from './suite-reports/suite-reports-panel.tsx'
import { useAsked } from './use-asked.ts'
import { VerdictCard } from './verdict-card.tsx'

const from = '/_console/reports/$jobId/'

/** One job: what came of it and why, where its time went, its suites and options. */
export function JobReportScreen() {
  const projectId = useProjectId()
  const { jobId } = useParams({ from })
  return (
    <DetailPage
      kind={reportKind}
      query={getJobReportQueryOptions({ projectId, jobId })}
      polling={reportPolling}
      skeleton={<DetailSkeleton overview="h-40" />}
    >
      {(report, status) => <JobPage key={report.jobId} report={report} status={status} />}
    </DetailPage>
  )
}

interface JobPageProps {
  report: JobReport
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function JobPage({ report, status }: JobPageProps) {
  const search = useSearch({ from })
  const projectId = useProjectId()
  const suitesQuery = listSuiteReportsAllQueryOptions({ projectId, jobId: report.jobId })
  const { data: suites } = usePolling(suitesQuery, pollingUnder(report))
  const privileged = useFlag('privileged')
  const simulatorTypes = useMemo(() => offeredSuiteTypes({ all: privileged }), [privileged])
  const filter = useMemo(() => withOfferedType(search, simulatorTypes), [search, simulatorTypes])
  const naMode = naModeOf(filter)
  const counts = useLabeledCounts(suites?.items, filter)
  const verdict = verdictOf(report, naMode, counts)
  const name = jobTitle(report)
  const hasFailures = (report.test?.caseResults?.failureCount ?? 0) > 0
  const failures = useJobFailures(report, hasFailures)
  const isLookedAt = filter.tab === 'changes'
  const [isAsked, ask] = useAsked('last runs')
  const isListed = hasFailures && (filter.tab ?? 'failures') === 'failures'
  const loaded = useCaseHistories(report, isLookedAt || (isAsked && isListed))
  const histories = useMemo(() => ({ ...loaded, isAsked, ask }), [loaded, isAsked, ask])
  const { isFlaky } = histories
  const [isChoosing, setChoosing] = useState(false)
  const changes = useChanges(report, filter.target_ids?.[0], {
    isLookedAt,
    isChoosing,
    naMode,
    isFlaky,
  })
  const items = suites?.items ?? none
  const tabs: readonly ReportTab[] = [
    {
      tab: 'failures',
      name: 'Failures',
      count: resultOf({ ...report.test, status: report.status }, naMode).counts?.failureCount,
      content: (
        <FailuresPanel
          jobId={report.jobId}
          loaded={failures}
          isNone={!hasFailures}
          retries={(report.testOptions.maxRetries ?? 0) > 0}
          filter={filter}
          changed={changes.changed}
          of="job"
          histories={histories}
        />
      ),
    },
    {
      tab: 'suites',
      name: 'Suites',
      count: suites?.items.length,
      content: (
        <SuiteReportsPanel
          report={report}
          filter={filter}
          simulatorTypes={simulatorTypes}
          changes={changes.changes}
        />
      ),
    },
    {
      tab: 'changes',
      name: 'What changed',
      count: changes.changes && changedCount(changes.changes),
      content: <ChangesPanel job={report} filter={filter} histories={histories} {...changes} />,
    },
    {
      tab: 'timeline',
      name: 'Timeline',
      content: <Timeline report={report} suites={items} naMode={naMode} />,
    },
    { tab: 'options', name: 'Options', content: <JobOptions report={report} /> },
  ]
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Job: name }}
      badges={<ReportStatus status={verdict.status} counts={verdict.counts} />}
      actions={
        <>
          <WatchButton report={report} />
          <JobActions report={report} />
        </>
      }
    >
      {status}
      <JobFacts report={report} />
      <VerdictCard
        verdict={verdict}
        isRunning={isUnfinished(report)}
        filter={filter}
        failures={failures.failures}
        changed={changes.changed}
        against={
          report.test?.caseResults && (
            <Against
              job={report}
              isFlakyKnown={isFlaky !== undefined}
              onChoose={() => setChoosing(true)}
              {...changes}
            />
          )
        }
        errors={
          report.build.status === 'failed' && (
            <BuildErrors report={report} reason={verdict.reason} />
          )
        }
        note={isUnfinished(report) && report.startedAt && <RunningNote report={report} />}
        history={
          report.test?.caseResults && (
            <JobHistory job={report} branch={branchOf(report.event.source?.gitRefUrl)} />
          )
        }
      >
        <Stages report={report} suites={items} />
      </VerdictCard>
      <ReportTabs
        label="Parts of the job"
        tabs={tabs}
        first={hasFailures ? 'failures' : 'suites'}
      />
    </Page>
  )
}

const none: readonly never[] = []

/** Counts of the suites with the labels of a filter; undefined without labels or while unknown. */
const useLabeledCounts = (
  suites: readonly SuiteReport[] | undefined,
  filter: SuiteReportFilter,
): CaseResults | undefined =>
  useMemo(() => {
    const { suite_labels } = filter
    if (!suites || !suite_labels) return undefined
    const naMode = naModeOf(filter)
    return sumOf(
      withSuiteLabels(suites, suite_labels).flatMap((one) => resultOf(one, naMode).counts ?? []),
    )
  }, [suites, filter])

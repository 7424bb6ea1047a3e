import {
  getJobReportQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseResults, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePolling } from '@/data/polling.ts'
import { changedCount } from '@/evidence/changes.ts'
import { useCaseHistories } from '@/evidence/use-case-runs.ts'
import { useChanges } from '@/evidence/use-changes.ts'
import { useJobFailures } from '@/evidence/use-failures.ts'
import { SweepThumbnail } from '@/features/parameter-space/lazy-spaces.tsx'
import { JobFacts } from '@/features/reports/job/job-facts.tsx'
import { Stages } from '@/features/reports/job/stage-strip.tsx'
import { safeFileName } from '@/lib/file-names.ts'
import { hasFailures } from '@/models/reports/case-report-queries.ts'
import { reportKind } from '@/models/reports/report-kinds.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { pollingUnder, reportPolling } from '@/models/reports/report-polling.ts'
import { resultOf, sumOf } from '@/models/reports/report-results.ts'
import type { SuiteReportFilter } from '@/models/reports/report-search.ts'
import { branchOf } from '@/models/reports/report-source.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { naModeOf } from '@/models/reports/result-filter.ts'
import { withOfferedType, withSuiteLabels } from '@/models/reports/suite-report-filter.ts'
import { untestedText } from '@/models/reports/untested.ts'
import { verdictOf } from '@/models/reports/verdict.ts'
import { offeredSuiteTypes } from '@/models/suites/suite-types.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { RunningNote } from '@/parts/reports/running-time.tsx'
import { isCanceling, isCancelingLate, useCanceling } from '@/session/canceled-runs.ts'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Against } from './changes/against.tsx'
import { FailuresPanel } from './failures/failures-panel.tsx'
import { JobHistory } from './history/job-history.tsx'
import { JobActions } from './job/job-actions.tsx'
import { JobSentenceLine } from './job/job-sentence-line.tsx'
import { useJobFinding } from './job/use-job-finding.ts'
import { WatchButton } from './job/watch-button.tsx'
import { type ReportTab, ReportTabs } from './report-tabs.tsx'
import { ShareFinding } from './share-finding.tsx'
import { SuiteReportsPanel } from './suite-reports/suite-reports-panel.tsx'
import { VerdictCard } from './verdict-card.tsx'

const from = '/_console/reports/$jobId/'

/** Loads with the first job whose build failed. */
const BuildTab = lazy(() => import('./job/build-tab.tsx'))

/** Load with their tabs. */
const JobOptions = lazy(() =>
  import('./job/job-details.tsx').then(({ JobOptions: Options }) => ({ default: Options })),
)
const Timeline = lazy(() => import('./job/timeline.tsx'))

/** Most read the failures alone. */
const ChangesPanel = lazy(() => import('./changes/changes-panel.tsx'))

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
      {(report) => <JobPage report={report} />}
    </DetailPage>
  )
}

function JobPage({ report }: { report: JobReport }) {
  const search = useSearch({ from })
  const projectId = useProjectId()
  const suitesQuery = listSuiteReportsAllQueryOptions({ projectId, jobId: report.jobId })
  const { data: suites } = usePolling(suitesQuery, pollingUnder(report))
  const privileged = useFlag('privileged')
  const simulatorTypes = useMemo(() => offeredSuiteTypes({ all: privileged }), [privileged])
  const filter = useMemo(() => withOfferedType(search, simulatorTypes), [search, simulatorTypes])
  const naMode = naModeOf(filter)
  const counts = useLabeledCounts(suites?.items, filter)
  useCanceling()
  const isCanceled = isUnfinished(report) && isCanceling(report.jobId)
  const ending = { isCanceling: isCanceled }
  const verdict = verdictOf(report, { naMode, counts, ...ending })
  const name = jobTitle(report)
  const isFailed = hasFailures(report)
  const isLookedAt = filter.tab === 'changes'
  // Of a job that is running, all that has ended is read here, again and again.
  const isRead = isFailed || (isLookedAt && isUnfinished(report))
  const isUnread = isUnfinished(report) && !isRead
  const failures = useJobFailures(report, isRead)
  const histories = useCaseHistories(report, failures.historic, { isGiven: isRead })
  const [isChoosing, setChoosing] = useState(false)
  const changes = useChanges(report, filter.target_ids?.[0], {
    isLookedAt,
    isChoosing,
    naMode,
    ...(isRead && { own: failures }),
  })
  const { facts, find } = useJobFinding(report, {
    counts: resultOf({ ...report.test, status: report.status }, naMode).counts,
    naMode,
    ...ending,
    failures: failures.failures,
    changes,
  })
  const items = suites?.items ?? none
  const isBuildFailed = report.build.status === 'failed'
  const tabs: readonly ReportTab[] = [
    ...(isBuildFailed
      ? [
          {
            tab: 'build',
            name: 'Build log',
            content: <BuildTab report={report} reason={verdict.reason} />,
          },
        ]
      : []),
    {
      tab: 'failures',
      name: 'Failures',
      count: resultOf({ ...report.test, status: report.status }, naMode).counts?.failureCount,
      content: (
        <FailuresPanel
          jobId={report.jobId}
          loaded={failures}
          isNone={!isFailed}
          untested={untestedText(report, 'failures', ending)}
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
          untested={untestedText(report, 'suites', ending)}
          changes={changes.changes}
        />
      ),
    },
    {
      tab: 'changes',
      name: 'What changed',
      count: changes.changes && !isUnread ? changedCount(changes.changes) : undefined,
      content: (
        <Suspense>
          <ChangesPanel
            job={report}
            filter={filter}
            isGiven={isRead}
            untested={untestedText(report, 'changes', ending)}
            {...changes}
          />
        </Suspense>
      ),
    },
    {
      tab: 'timeline',
      name: 'Timeline',
      content: <Timeline report={report} suites={items} naMode={naMode} {...ending} />,
    },
    { tab: 'options', name: 'Options', content: <JobOptions report={report} /> },
  ]
  return (
    <Page
      title={name}
      names={{ Job: name }}
      badges={<ReportStatus status={report.status} jobId={report.jobId} counts={verdict.counts} />}
      actions={
        <>
          <ShareFinding file={safeFileName(name)} find={find} isPrimary />
          <WatchButton report={report} />
          <JobActions
            report={report}
            failedSuites={
              suites?.complete
                ? suites.items.flatMap((one) => (one.status === 'failed' ? one.suite.id : []))
                : undefined
            }
          />
        </>
      }
    >
      <JobFacts report={report} />
      <VerdictCard
        verdict={verdict}
        sentence={
          !filter.suite_labels && <JobSentenceLine facts={facts} isUnread={failures.isError} />
        }
        filter={filter}
        failures={failures.failures}
        isPartial={failures.failures !== undefined && !failures.complete}
        isUnread={failures.isError}
        changed={changes.changed}
        sweep={
          // Its code and the cases of the run before come after the failures.
          failures.complete &&
          failures.isPlaced &&
          !isUnfinished(report) && (
            <Suspense>
              <SweepThumbnail
                job={report}
                against={filter.target_ids?.[0]}
                failures={failures.failures}
              />
            </Suspense>
          )
        }
        against={
          report.test?.caseResults && (
            <Against
              job={report}
              isUnread={isUnread}
              onChoose={() => setChoosing(true)}
              {...changes}
            />
          )
        }
        note={<JobNote report={report} />}
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
        first={isBuildFailed ? 'build' : isFailed ? 'failures' : 'suites'}
      />
    </Page>
  )
}

const none: readonly never[] = []

/** Remaining time of an unfinished job, or that it is being canceled. */
function JobNote({ report }: { report: JobReport }) {
  if (!isUnfinished(report)) return null
  if (isCanceling(report.jobId)) {
    return 'This takes a few minutes. The page asks every 15 s; Cancel is off until then.'
  }
  if (isCancelingLate(report.jobId)) {
    return 'Still canceling. The platform may have lost this job: you can cancel it again.'
  }
  return report.startedAt && <RunningNote report={report} />
}

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

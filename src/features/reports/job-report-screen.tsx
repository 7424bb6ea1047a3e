import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { offeredSuiteTypes } from '@/features/suites/index.ts'
import { useFlags } from '@/session/flags.ts'
import { lastListSearch } from '@/session/last-list.ts'
import { Page } from '@/session/page.tsx'
import { usePolling } from '@/session/polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { QueryStatus } from '@/session/query-status.tsx'
import { isNotFound } from '@/transport/errors.ts'
import { WarningBanner } from '@/ui/alert.tsx'
import { DetailSkeleton } from '@/ui/skeleton.tsx'
import { JobActions } from './job/job-actions.tsx'
import { JobOptions, JobOverview } from './job/job-overview.tsx'
import { Stages } from './job/stages.tsx'
import { reloadInterval } from './list/query.ts'
import { NaModeSwitch } from './na-mode-switch.tsx'
import { ReportNotFound } from './report-not-found.tsx'
import { ReportStatus } from './report-status.tsx'
import { jobName } from './rules/names.ts'
import { resultOf, sumOf } from './rules/results.ts'
import { isUnfinished } from './rules/statuses.ts'
import { suiteReportFilterOf, withSuiteLabels } from './suite-reports/filter.ts'
import { useSuiteReports } from './suite-reports/query.ts'
import { SuiteReportsPanel } from './suite-reports/suite-reports-panel.tsx'

const from = '/_console/reports/$jobId/'

const polling = {
  interval: reloadInterval,
  isFinal: (report: JobReport) => !isUnfinished(report),
}

/** One job: its stages, the suites that it ran, and what it was started with. */
export function JobReportScreen() {
  const projectId = useProjectId()
  const { jobId } = useParams({ from })
  const options = getJobReportQueryOptions({ projectId, jobId })
  const { data: report, isError, error } = usePolling(options, polling)

  if (!report && isNotFound(error)) return <ReportNotFound what="job" alertId="getJobReport" />
  const status = <QueryStatus query={options} />
  if (report) return <JobPage key={report.jobId} report={report} status={status} />
  return (
    <Page title="Job" searches={{ Reports: lastListSearch('/reports', projectId) }}>
      {status}
      {!isError && <DetailSkeleton overview="h-64" />}
    </Page>
  )
}

interface JobPageProps {
  report: JobReport
  /** What there is to say about the report's data. */
  status: ReactNode
}

function JobPage({ report, status }: JobPageProps) {
  const projectId = useProjectId()
  const search = useSearch({ from })
  const { internalStaff, privileged } = useFlags()
  const simulatorTypes = useMemo(
    () => offeredSuiteTypes({ internalStaff: internalStaff || privileged }),
    [internalStaff, privileged],
  )
  const filter = useMemo(
    () => suiteReportFilterOf(search, simulatorTypes),
    [search, simulatorTypes],
  )
  const { naMode, suiteLabels } = filter
  const suites = useSuiteReports(report)
  const labelled = useMemo(() => {
    const reports = suites.query.data?.items
    if (!reports || suiteLabels.length === 0) return undefined
    return sumOf(
      withSuiteLabels(reports, suiteLabels).flatMap((one) => resultOf(one, naMode).counts ?? []),
    )
  }, [suites.query.data, suiteLabels, naMode])
  const name = jobName(report.jobId)
  const result = resultOf(
    { status: report.status, ...(report.test?.caseResults && report.test) },
    naMode,
  )
  return (
    <Page
      title={name}
      names={{ Job: name }}
      searches={{ Reports: lastListSearch('/reports', projectId) }}
      badges={<ReportStatus status={report.status} counts={result.counts} />}
      actions={<JobActions report={report} />}
    >
      {status}
      {report.failMessage && (
        <WarningBanner>
          <bdi>{report.failMessage}</bdi>
        </WarningBanner>
      )}
      <Stages report={report} naMode={naMode} counts={labelled} />
      <JobOverview report={report} />
      <div className="mt-2 flex flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-base font-semibold">Suites</h2>
          <NaModeSwitch naMode={naMode} />
        </div>
        <SuiteReportsPanel
          result={suites}
          filter={filter}
          simulatorTypes={simulatorTypes}
          emptyText={
            report.testOptions.skipTest
              ? 'This job tests nothing, so it runs no suites.'
              : 'The suites show here when the tests of the job begin.'
          }
        />
      </div>
      <div className="mt-2 flex flex-col gap-2.5">
        <h2 className="text-base font-semibold">Options</h2>
        <JobOptions report={report} />
      </div>
    </Page>
  )
}

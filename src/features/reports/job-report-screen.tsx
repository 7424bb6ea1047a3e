import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { offeredSuiteTypes } from '@/features/suites/model/types.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useFlags } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { JobActions } from './job/job-actions.tsx'
import { JobOptions, JobOverview } from './job/job-overview.tsx'
import { Stages } from './job/stages.tsx'
import { jobName } from './model/names.ts'
import { resultOf, sumOf } from './model/results.ts'
import { suiteReportFilterOf, withSuiteLabels } from './model/suite-report-filter.ts'
import { useSuiteReports } from './model/suite-report-queries.ts'
import { NaModeSwitch } from './na-mode-switch.tsx'
import { PolledReport, ReportPage } from './report-page.tsx'
import { SuiteReportsPanel } from './suite-reports/suite-reports-panel.tsx'

const from = '/_console/reports/$jobId/'

/** One job: its stages, the suites that it ran, and what it was started with. */
export function JobReportScreen() {
  const projectId = useProjectId()
  const { jobId } = useParams({ from })
  return (
    <PolledReport
      options={getJobReportQueryOptions({ projectId, jobId })}
      what="job"
      alertId="getJobReport"
    >
      {(report, status) => <JobPage key={report.jobId} report={report} status={status} />}
    </PolledReport>
  )
}

interface JobPageProps {
  report: JobReport
  /** What there is to say about the report's data. */
  status: ReactNode
}

function JobPage({ report, status }: JobPageProps) {
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
  const result = resultOf({ ...report.test, status: report.status }, naMode)
  return (
    <ReportPage
      title={name}
      names={{ Job: name }}
      status={status}
      failMessage={report.failMessage}
      badges={<ReportStatus {...result} />}
      actions={<JobActions report={report} />}
    >
      <Stages report={report} naMode={naMode} counts={labelled} />
      <JobOverview report={report} />
      <div className="mt-2 flex flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-base font-semibold">Suites</h2>
          <NaModeSwitch naMode={naMode} />
        </div>
        <SuiteReportsPanel
          reports={suites}
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
    </ReportPage>
  )
}

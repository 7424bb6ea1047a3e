import {
  getJobReportQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseResults, JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { offeredSuiteTypes } from '@/features/suites/model/types.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { Page } from '@/page/page.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { FailMessage } from './fail-message.tsx'
import { JobActions } from './job/job-actions.tsx'
import { JobOptions, JobOverview } from './job/job-overview.tsx'
import { Stages } from './job/stages.tsx'
import { jobTitle } from './model/names.ts'
import { reportPolling } from './model/polling.ts'
import { reportKind } from './model/report.ts'
import { naModeOf } from './model/result-filter.ts'
import { resultOf, sumOf } from './model/results.ts'
import type { SuiteReportFilter } from './model/search.ts'
import { withOfferedType, withSuiteLabels } from './model/suite-report-filter.ts'
import { NaModeSwitch } from './na-mode-switch.tsx'
import { Section } from './section.tsx'
import { SuiteReportsPanel } from './suite-reports/suite-reports-panel.tsx'

const from = '/_console/reports/$jobId/'

/** One job: overview, stages, suite reports and options. */
export function JobReportScreen() {
  const projectId = useProjectId()
  const { jobId } = useParams({ from })
  return (
    <DetailPage
      kind={reportKind}
      query={getJobReportQueryOptions({ projectId, jobId })}
      polling={reportPolling}
      skeleton={<DetailSkeleton overview="h-64" />}
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
  const privileged = useFlag('privileged')
  const simulatorTypes = useMemo(() => offeredSuiteTypes({ all: privileged }), [privileged])
  const filter = useMemo(() => withOfferedType(search, simulatorTypes), [search, simulatorTypes])
  const counts = useLabeledCounts(report, filter)
  const naMode = naModeOf(filter)
  const name = jobTitle(report)
  const tested = { ...report.test, status: report.status, failMessage: report.failMessage }
  const result = resultOf(tested, naMode)
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      names={{ Job: name }}
      badges={<ReportStatus {...result} />}
      actions={<JobActions report={report} />}
    >
      {status}
      <FailMessage report={tested} naMode={naMode} />
      <Stages report={report} naMode={naMode} counts={counts} />
      <JobOverview report={report} />
      <Section title="Suites" tools={<NaModeSwitch naMode={naMode} />}>
        <SuiteReportsPanel report={report} filter={filter} simulatorTypes={simulatorTypes} />
      </Section>
      <Section title="Options">
        <JobOptions report={report} />
      </Section>
    </Page>
  )
}

/** Counts of the suites with the labels of a filter; undefined without labels or while unknown. */
const useLabeledCounts = (
  { jobId }: JobReport,
  filter: SuiteReportFilter,
): CaseResults | undefined => {
  // Subscribes only: the list of suites on the same page fetches and polls.
  const { data } = useQuery({
    ...listSuiteReportsAllQueryOptions({ projectId: useProjectId(), jobId }),
    enabled: false,
  })
  return useMemo(() => {
    const { suite_labels } = filter
    if (!data || !suite_labels) return undefined
    const naMode = naModeOf(filter)
    return sumOf(
      withSuiteLabels(data.items, suite_labels).flatMap(
        (one) => resultOf(one, naMode).counts ?? [],
      ),
    )
  }, [data, filter])
}

import type { AlertId } from '@generated/alert-ids.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePolling } from '@/data/polling.ts'
import { Page, type PageProps } from '@/page/page.tsx'
import { QueryStatus, type QueryStatusProps } from '@/page/query-status.tsx'
import { isNotFound } from '@/transport/errors.ts'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { reloadInterval } from './model/job-report-queries.ts'
import { isUnfinished } from './model/statuses.ts'
import { ReportNotFound } from './report-not-found.tsx'

type Unfinished = Pick<JobReport, 'status' | 'finishedAt'>

interface PolledReportProps<Report extends Unfinished, Failure, Key extends readonly unknown[]> {
  options: UseQueryOptions<Report, Failure, Report, Key> & QueryStatusProps['query']
  /** What it is, until it has a name: `suite report`. */
  what: string
  alertId: AlertId
  /** Names of the pages above, as far as the address tells them. */
  names?: PageProps['names']
  /** The page; `status` is what there is to say about the report's data. */
  children: (report: Report, status: ReactNode) => ReactNode
}

/** The page of a report, kept up to date until the report is final; before it is there, what stands for it. */
export function PolledReport<Report extends Unfinished, Failure, Key extends readonly unknown[]>({
  options,
  what,
  alertId,
  names,
  children,
}: PolledReportProps<Report, Failure, Key>) {
  const {
    data: report,
    isError,
    error,
  } = usePolling(options, {
    interval: reloadInterval,
    isFinal: (data) => !isUnfinished(data),
  })
  if (!report && isNotFound(error)) return <ReportNotFound what={what} alertId={alertId} />
  const status = <QueryStatus query={options} />
  if (report) return children(report, status)
  return (
    <ReportPage title={what.charAt(0).toUpperCase() + what.slice(1)} names={names} status={status}>
      {!isError && <DetailSkeleton overview="h-64" />}
    </ReportPage>
  )
}

interface ReportPageProps extends PageProps {
  /** What there is to say about the report's data. */
  status: ReactNode
  failMessage?: string | undefined
}

/** The page of a report under the list of reports: its data's state, why it failed, and what it holds. */
export function ReportPage({ status, failMessage, children, ...page }: ReportPageProps) {
  return (
    <Page {...page}>
      {status}
      {failMessage && (
        <WarningBanner>
          <bdi>{failMessage}</bdi>
        </WarningBanner>
      )}
      {children}
    </Page>
  )
}

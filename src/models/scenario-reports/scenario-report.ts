import type {
  AnyScenarioReportStatus,
  ScenarioReport,
  ScenarioReportEntry,
  ScenarioReportStatus,
} from '@generated/scenario/types.ts'
import type { Polling } from '@/data/polling.ts'
import { shortId } from '@/lib/ids.ts'
import type { Kind } from '@/page/kind.ts'
import type { PagedItems } from '@/transport/pages.ts'

/** Scenario reports: their names and their list. */
export const scenarioReportKind: Kind = {
  one: 'scenario report',
  many: 'scenario reports',
  list: () => '/scenario_reports',
}

/** Title of a report: what its job is for, else its shortened id. */
export const reportTitle = ({ description, id }: Pick<ScenarioReport, 'description' | 'id'>) =>
  description.trim() === '' ? `Scenario report ${shortId(id)}` : description

/** Statuses in the order in which a report goes through them. */
export const reportStatuses: readonly ScenarioReportStatus[] = [
  'scheduled',
  'started',
  'succeeded',
  'failed',
]

/** Where a status stands among the others; one that the console does not know stands last. */
export const statusPlace = (status: AnyScenarioReportStatus): number =>
  status === 'unknown' ? reportStatuses.length : reportStatuses.indexOf(status)

/** Whether a status will not change any more. */
export const isFinal = ({ status }: { status: AnyScenarioReportStatus }): boolean =>
  status === 'succeeded' || status === 'failed'

const interval = 15_000

/** How the list is kept up to date: until every report has ended. */
export const listPolling: Polling<PagedItems<ScenarioReport>> = {
  interval,
  isFinal: ({ items }) => items.every(isFinal),
}

/** How the page of a report is kept up to date: until every entry has ended, and so the report itself. */
export const reportPolling: Polling<ScenarioReport> = {
  interval,
  isFinal: (report) => isFinal(report) && report.reports.every(isFinal),
}

/** Name under which the log of an entry is saved. */
export const logFileName = ({ id }: Pick<ScenarioReportEntry, 'id'>): string =>
  `scenario_report_log_${id}.zip`

/** Why the log of an entry cannot be downloaded yet; undefined when it can. */
export const whyNoLog = (entry: Pick<ScenarioReportEntry, 'status'>): string | undefined =>
  isFinal(entry) ? undefined : 'The report has not ended yet.'

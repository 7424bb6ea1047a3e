import type { BuildReport, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import type { ReactNode } from 'react'
import { usePolling } from '@/data/polling.ts'
import { suitesWithFailures } from '@/evidence/failure-places.ts'
import { BuildReportLink } from '@/features/reports/build/build-report-link.tsx'
import { secondsBetween } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'
import { type Stage, slowestOf, stagesOf } from '@/models/reports/job-stages.ts'
import { pollingUnder } from '@/models/reports/report-polling.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { DateText } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { buildReportsOptions } from './build-reports.ts'

interface StagesProps {
  report: JobReport
  /** The suites as far as they are loaded. */
  suites: readonly SuiteReport[]
}

/** The stages of a job in one line: how long each took, and where the job stands. */
export function Stages({ report, suites }: StagesProps) {
  const options = buildReportsOptions(useProjectId(), report)
  const { data } = usePolling(options, pollingUnder(report))
  const builds = data?.items ?? []
  const stages = stagesOf(report, builds, suites, Date.now())
  return (
    <>
      <QueryStatus query={options} />
      <div className="flex min-h-10 flex-wrap items-center gap-1.5 border-t px-4 py-2 text-xs text-muted">
        <DateText at={report.scheduledAt} form="time" />
        <ol aria-label="Stages" className="flex min-w-0 flex-1 flex-wrap gap-1 max-sm:basis-full">
          {stages.map((stage) => (
            <StageItem key={stage.name} stage={stage} jobId={report.jobId}>
              {stage.name === 'Build' && builds.length > 0 && (
                <BuildLogLink jobId={report.jobId} builds={builds} />
              )}
              {stage.name === 'Test' && <SuitesNote suites={suites} />}
            </StageItem>
          ))}
        </ol>
        {report.finishedAt && <DateText at={report.finishedAt} form="time" />}
      </div>
    </>
  )
}

/** Room of each stage in the line. */
const widths = {
  Queue: 'shrink-0',
  Build: 'min-w-40 flex-1',
  Test: 'min-w-40 flex-[3]',
} as const satisfies Record<Stage['name'], string>

interface StageItemProps {
  stage: Stage
  jobId: string
  children: ReactNode
}

function StageItem({ stage, jobId, children }: StageItemProps) {
  const { name, status, seconds, note, done } = stage
  return (
    <li
      aria-label={name}
      className={cx(
        'relative flex h-6 items-center gap-2 overflow-hidden rounded-sm bg-sunken px-2',
        widths[name],
      )}
    >
      {done !== undefined && (
        <span
          aria-hidden
          className="absolute inset-y-0 left-0 bg-running/20"
          style={{ width: `${done * 100}%` }}
        />
      )}
      <span className="relative flex min-w-0 flex-1 items-center gap-2">
        {status && <ReportStatus status={status} jobId={jobId} compact />}
        <span className="font-semibold text-ink">{name}</span>
        {seconds !== undefined && (
          <span className="shrink-0">
            <DurationText seconds={seconds} />
          </span>
        )}
        {note && <span className="shrink-0 tabular-nums">{note}</span>}
        {children}
      </span>
    </li>
  )
}

/** How many suites failed, and which one took longest. */
function SuitesNote({ suites }: { suites: readonly SuiteReport[] }) {
  const slowest = slowestOf(suites)
  if (!slowest) return null
  const failed = suitesWithFailures(suites).length
  return (
    <span className="ml-auto flex min-w-0 gap-1 pl-2 max-md:hidden">
      <span className="shrink-0">
        {failed > 0 &&
          `${formatCount(failed)} of ${formatCount(suites.length)} suites failed${dot}`}
        slowest:
      </span>
      <TruncatedText text={slowest.suite.displayName} />
      <span className="shrink-0">
        <DurationText seconds={secondsBetween(slowest.startedAt, slowest.finishedAt)} />
      </span>
    </span>
  )
}

/** Leads to the log of the only build, or to the list of several. */
const BuildLogLink = ({ jobId, builds }: { jobId: string; builds: readonly BuildReport[] }) => {
  const [build] = builds
  return (
    <span className="ml-auto pl-2">
      {build && builds.length === 1 ? (
        <BuildReportLink jobId={jobId} buildReportId={build.id}>
          log
        </BuildReportLink>
      ) : (
        <TextLink to="/reports/$jobId/builds" params={{ jobId }}>
          logs
        </TextLink>
      )}
    </span>
  )
}

import { listBuildReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { BuildReport, CaseResults, JobReport } from '@generated/evaluation/types.ts'
import type { ReactNode } from 'react'
import { usePolling } from '@/data/polling.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { CaseCounts } from '@/parts/reports/result-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { pollingUnder } from '../model/polling.ts'
import { resultOf } from '../model/results.ts'

interface StagesProps {
  report: JobReport
  naMode: boolean
  /** Counts of the filtered suites, shown in place of the job's own. */
  counts: CaseResults | undefined
}

/** The two stages of a job: build and tests. */
export function Stages({ report, naMode, counts }: StagesProps) {
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      <BuildStage report={report} />
      <TestStage report={report} naMode={naMode} counts={counts} />
    </div>
  )
}

function Stage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface px-4 py-3"
    >
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function BuildStage({ report }: { report: JobReport }) {
  const path = { projectId: useProjectId(), jobId: report.jobId }
  const options = listBuildReportsAllQueryOptions(path, { order: 'asc' })
  const { data, isError } = usePolling(options, pollingUnder(report))
  return (
    <Stage title="Build">
      {report.build.status ? (
        <ReportStatus status={report.build.status} />
      ) : (
        <p className="text-sm text-muted">This job builds nothing.</p>
      )}
      <QueryStatus query={options} />
      {!data && !isError && <Skeleton className="h-5 w-48" />}
      {data && data.items.length > 0 && (
        <ul aria-label="Build reports" className="flex flex-col gap-2 text-sm">
          {data.items.map((build) => (
            <li key={build.id}>
              <Build build={build} />
            </li>
          ))}
        </ul>
      )}
    </Stage>
  )
}

function Build({
  build: { startedAt, finishedAt, artifact, failMessage },
}: {
  build: BuildReport
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="text-muted">
        took <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
      </span>
      {artifact && (
        <span className="inline-flex min-w-0 flex-wrap items-center gap-1.5 [overflow-wrap:anywhere]">
          <bdi>{artifact.name}</bdi>
          {artifact.images.map(({ id, type, expired }) => (
            <Chip key={id}>
              <bdi>{type}</bdi>
              {expired && <span className="text-muted">expired</span>}
            </Chip>
          ))}
        </span>
      )}
      {failMessage && (
        <bdi className="min-w-0 text-failed [overflow-wrap:anywhere]">{failMessage}</bdi>
      )}
    </div>
  )
}

function TestStage({ report: { test, testOptions }, naMode, counts }: StagesProps) {
  if (!test) {
    return (
      <Stage title="Test">
        <p className="text-sm text-muted">
          {testOptions.skipTest ? 'This job tests nothing.' : 'The tests have not begun.'}
        </p>
      </Stage>
    )
  }
  const result = resultOf(test, naMode)
  const shown = counts ?? result.counts
  return (
    <Stage title="Test">
      <ReportStatus status={result.status} counts={shown} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <CaseCounts counts={shown} />
        {counts && <span className="text-muted">of the suites with the chosen labels</span>}
      </div>
    </Stage>
  )
}

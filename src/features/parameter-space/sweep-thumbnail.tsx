import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queued } from '@/evidence/finished-jobs.ts'
import { useBaseline } from '@/evidence/use-evidence.ts'
import { chartColors } from '@/models/charts/chart-axes.ts'
import type { Space } from '@/models/parameter-space/space-model.ts'
import { type Sweep, sweepsOf } from '@/models/parameter-space/sweeps.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { layoutOf, limitPath, shapesOf, sizes } from './space-shapes.ts'

/** Of the picture, in px. */
const size = { width: 160, height: 36 } as const

interface SweepThumbnailProps {
  /** A finished job. */
  job: JobReport
  /** The job to compare with, where it was chosen. */
  against: string | undefined
  /** Failed cases with the reports of their scenarios, as far as these are known. */
  failures: readonly { report: CaseReport; spec: SpecReport | undefined }[] | undefined
}

/** The parameter space of the scenario whose limit has moved most in a job: a small picture and a sentence. */
export default function SweepThumbnail({ job, against, failures }: SweepThumbnailProps) {
  const projectId = useProjectId()
  const query = queued(listCaseReportsAllQueryOptions({ projectId, jobId: job.jobId }))
  const { data } = useQuery(query)
  const cases = data?.complete ? data.items : undefined
  const hasSweep = useMemo(
    () => cases !== undefined && sweepsOf(cases, undefined).length > 0,
    [cases],
  )
  const { value, problem } = useBaseline(hasSweep ? job : undefined, against)
  const beforeId = value?.baseline?.job.jobId
  const earlier = useQuery({
    ...queued(listCaseReportsAllQueryOptions({ projectId, jobId: beforeId ?? '' })),
    enabled: beforeId !== undefined,
  })
  const before = earlier.data?.complete ? earlier.data.items : undefined
  const isAwaited =
    hasSweep &&
    ((value === undefined && !problem) || (beforeId !== undefined && !before && !earlier.isError))
  const sweeps = useMemo(
    () => (cases && hasSweep && !isAwaited ? sweepsOf(cases, before) : []),
    [cases, hasSweep, isAwaited, before],
  )
  const [first, ...others] = sweeps
  const spec = failures?.find(({ report }) => report.scenario.id === first?.scenarioId)?.spec
  if (!first || !spec) return null
  return (
    <div className="hidden w-64 shrink-0 flex-col gap-1 border-l border-line px-4 py-2 text-xs lg:flex">
      <h2 className="flex justify-between gap-2 text-muted">
        Parameter space {others.length > 0 && <span>+{others.length} more</span>}
      </h2>
      <TextLink
        to="/reports/$jobId/tests/$suiteReportId/$specReportId"
        params={{
          jobId: job.jobId,
          suiteReportId: spec.parents.suiteReportId,
          specReportId: spec.id,
        }}
        search={{
          tab: 'scenarioParameterGroup',
          ...(against !== undefined && { target_ids: [against] }),
        }}
        className="flex flex-col gap-1"
      >
        <SpacePicture {...first} />
        <span
          className="font-normal text-ink [overflow-wrap:anywhere]"
          title={`${first.name}: ${first.text}`}
        >
          {first.text}
        </span>
      </TextLink>
    </div>
  )
}

/** Failures are pale where the case failed before; solid is the limit, dotted the one before. */
function SpacePicture({ space, before }: Sweep<CaseReport>) {
  const { width, height } = layoutOf(space, sizes.small)
  const { passed, old, fresh, limit, earlier } = useMemo(() => {
    const failed = (isOld: boolean): Space<CaseReport> => ({
      ...space,
      cells: space.cells.filter(({ x, y }) => (before?.at(x, y)?.state === 'failed') === isOld),
    })
    return {
      passed: shapesOf(space, sizes.small).passed,
      old: shapesOf(failed(true), sizes.small),
      fresh: shapesOf(failed(false), sizes.small),
      limit: limitPath(space, sizes.small),
      earlier: before && limitPath(before, sizes.small),
    }
  }, [space, before])
  return (
    <svg
      aria-hidden="true"
      {...size}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="rounded-sm [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d={passed} fill={chartColors.succeeded} fillOpacity={0.25} />
      <path d={old.failed + old.bars} fill={chartColors.failed} fillOpacity={0.35} />
      <path d={fresh.failed + fresh.bars} fill={chartColors.failed} fillOpacity={0.9} />
      {earlier && (
        <path d={earlier} className="fill-none stroke-ink stroke-1 [stroke-dasharray:2_3]" />
      )}
      <path d={limit} className="fill-none stroke-ink stroke-2" />
    </svg>
  )
}

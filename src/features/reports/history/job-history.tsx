import type { JobReport } from '@generated/evaluation/types.ts'
import { useJobHistory } from '@/evidence/use-run-history.ts'
import { RunStrip } from '@/parts/reports/run-strip.tsx'

/** Runs of a job that are shown. */
const jobLimit = 10

/** The last runs of a job on its branch. */
export function JobHistory({ job, branch }: { job: JobReport; branch: string | undefined }) {
  const runs = useJobHistory(job, jobLimit)
  const where = branch === undefined ? `last ${jobLimit}` : `last ${jobLimit} on ${branch}`
  return (
    <div className="flex min-h-5 items-center gap-3 text-xs text-muted">
      <RunStrip
        label={`The ${where}`}
        runs={runs}
        places={jobLimit}
        current={job.jobId}
        by="share"
      />
      <span className="truncate">{runs.length > 0 && where}</span>
    </div>
  )
}

import type { JobReport } from '@generated/evaluation/types.ts'
import { useJobHistory } from '@/evidence/use-run-history.ts'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { cx } from '@/ui/base/class-names.ts'

const jobLimit = 10

/** The last runs of a job on its branch. */
export function JobHistory({ job, branch }: { job: JobReport; branch: string | undefined }) {
  const runs = useJobHistory(job, jobLimit)
  const where = branch === undefined ? `last ${jobLimit}` : `last ${jobLimit} on ${branch}`
  return (
    // The branch is below the bars where it is too long to be beside them.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <RunStrip
        label={`The ${where}`}
        runs={runs}
        places={jobLimit}
        current={job.jobId}
        by="share"
      />
      <span className={cx('min-w-0 [overflow-wrap:anywhere]', runs.length === 0 && 'invisible')}>
        {where}
      </span>
    </div>
  )
}

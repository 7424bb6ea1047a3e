import type { JobReport } from '@generated/evaluation/types.ts'
import { useJobHistory } from '@/evidence/use-run-history.ts'
import { RunStrip } from '@/parts/reports/run-strip.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'

const limit = 10

/** The last runs of a job on its branch, in a list; nothing until they are known. */
export default function ListedRuns({ job }: { job: JobReport }) {
  const runs = useJobHistory(job, limit)
  if (runs.length === 0) return job.test?.caseResults ? null : <EmptyCell />
  return (
    <RunStrip
      label={`Last ${limit} runs of this job`}
      runs={runs}
      places={limit}
      current={job.jobId}
      by="share"
    />
  )
}

import type { JobReport } from '@generated/evaluation/types.ts'
import type { JobChanges } from '@/evidence/use-changes.ts'
import type { LoadedFailures } from '@/evidence/use-failures.ts'
import type { FailureFilter, FailureWalk } from '@/models/reports/report-search.ts'
import { FailuresPanel } from './failures-panel.tsx'

interface PartFailuresProps extends Pick<JobChanges, 'changed'> {
  jobId: string
  /** Undefined until it is known. */
  job: JobReport | undefined
  loaded: LoadedFailures
  /** It is known already that nothing has failed. */
  isNone: boolean
  filter: FailureFilter
  of: NonNullable<FailureWalk['walk']>
}

const PartFailures = ({ job, ...props }: PartFailuresProps) => (
  <FailuresPanel {...props} retries={(job?.testOptions.maxRetries ?? 0) > 0} />
)

export default PartFailures

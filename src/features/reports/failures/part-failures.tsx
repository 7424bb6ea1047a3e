import type { JobReport } from '@generated/evaluation/types.ts'
import type { JobChanges } from '../changes/use-changes.ts'
import type { FailureFilter, FailureWalk } from '../model/search.ts'
import { FailuresPanel } from './failures-panel.tsx'
import type { LoadedFailures } from './use-failures.ts'

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

/** The failed cases of a suite or a scenario. */
const PartFailures = ({ job, ...props }: PartFailuresProps) => (
  <FailuresPanel {...props} retries={(job?.testOptions.maxRetries ?? 0) > 0} />
)

export default PartFailures

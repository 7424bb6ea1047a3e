import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'

const jobCode = lazyCode<ActionDialogProps<JobReport>>(async () => {
  const { SaveJob } = await import('./save-report.tsx')
  return { default: SaveJob }
})
const suiteCode = lazyCode<ActionDialogProps<SuiteReport>>(async () => {
  const { SaveSuite } = await import('./save-report.tsx')
  return { default: SaveSuite }
})

/** Saves a job as one file. */
export const SaveJob = (props: ActionDialogProps<JobReport>) => (
  <LazyPart code={jobCode} {...props} />
)

/** Saves a suite of a job as one file. */
export const SaveSuite = (props: ActionDialogProps<SuiteReport>) => (
  <LazyPart code={suiteCode} {...props} />
)

import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type Compared, comparedSuite } from '@/models/report-tables/report-comparison.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'

const jobDialog = lazyCode(() => import('./compare-job.tsx'))
const reportDialog = lazyCode(() => import('./compare-report.tsx'))

/** Chooses a job to compare a job with. */
export const CompareJob = (props: ActionDialogProps<JobReport>) => (
  <LazyPart code={jobDialog} {...props} />
)

interface CompareReportProps {
  of: Compared
  onClose: () => void
}

/** Chooses a job to compare a report with. */
export const CompareReport = (props: CompareReportProps) => (
  <LazyPart code={reportDialog} {...props} />
)

/** Chooses a job to compare a suite report with. */
export const CompareSuite = ({ thing, onClose }: ActionDialogProps<SuiteReport>) => (
  <CompareReport of={comparedSuite(thing)} onClose={onClose} />
)

import type { JobReport } from '@generated/evaluation/types.ts'
import { SaveJob } from '@/features/capsule/lazy-save.tsx'
import { CompareJob } from '@/features/report-tables/lazy-dialogs.tsx'
import { whyNotTable } from '@/models/report-tables/report-selection.ts'
import { jobTableTarget } from '@/models/report-tables/report-table-config.ts'
import { reportKind } from '@/models/reports/report-kinds.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { whyNotRetest, whyNotReuse } from '@/models/reports/retest.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { retestPreset } from '@/models/run-drawer/retest-preset.ts'
import { type Action, type ActionSubject, ContextActionButtons } from '@/page/actions.tsx'
import { isCanceling, useCanceling } from '@/session/canceled-runs.ts'
import { CancelJob } from './cancel-job.tsx'

const jobSubject: ActionSubject<JobReport> = {
  one: reportKind.one,
  nameOf: jobTitle,
}

/** Actions on a job; the context is the ids of its failed suites, undefined while unknown. */
export const jobActions: readonly Action<JobReport, readonly string[] | undefined>[] = [
  {
    id: 'retest',
    label: 'Retest',
    on: 'button',
    whyNot: (report) => whyNotRetest(report, Date.now()),
    otherwise: 'disabled',
    preload: expectRunDrawer,
    run: (report) => openRunDrawer(retestPreset(report)),
    opensDialog: true,
  },
  {
    id: 'rerun-failed',
    label: 'Re-run failed',
    on: 'button',
    appliesTo: ({ test }) => (test?.caseResults?.failureCount ?? 0) > 0,
    whyNot: (report, failedSuites) =>
      whyNotRetest(report, Date.now()) ??
      (failedSuites ? undefined : 'It is not known yet which suites failed.'),
    otherwise: 'disabled',
    preload: expectRunDrawer,
    run: (report, failedSuites) => openRunDrawer(retestPreset(report, failedSuites)),
    opensDialog: true,
  },
  {
    id: 'reuse-artifacts',
    label: 'Reuse artifacts',
    on: 'button',
    whyNot: whyNotReuse,
    otherwise: 'disabled',
    preload: expectRunDrawer,
    run: ({ jobId, catalog }) => openRunDrawer({ catalogId: catalog.id, sourceJobId: jobId }),
    opensDialog: true,
  },
  {
    id: 'compare',
    label: 'Compare reports',
    on: 'menu',
    whyNot: (report) => whyNotTable([report]),
    otherwise: 'disabled',
    dialog: CompareJob,
  },
  {
    id: 'report-table',
    label: 'Report table',
    on: 'menu',
    to: (report) => jobTableTarget(report),
  },
  { id: 'save', label: 'Save as HTML', on: 'menu', dialog: SaveJob },
  {
    id: 'cancel',
    label: 'Cancel',
    on: 'button',
    destructive: 'in-menu',
    appliesTo: isUnfinished,
    whyNot: ({ jobId }) => (isCanceling(jobId) ? 'The job is being canceled.' : undefined),
    otherwise: 'disabled',
    dialog: CancelJob,
  },
]

interface JobActionsProps {
  report: JobReport
  /** Ids of the suites in which a case failed; undefined while unknown. */
  failedSuites: readonly string[] | undefined
}

/** Action buttons of a job. */
export function JobActions({ report, failedSuites }: JobActionsProps) {
  useCanceling()
  return (
    <ContextActionButtons
      subject={jobSubject}
      actions={jobActions}
      thing={report}
      context={failedSuites}
    />
  )
}

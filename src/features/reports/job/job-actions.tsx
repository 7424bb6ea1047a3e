import {
  cancelJobMutationOptions,
  getJobReportQueryKey,
  getJobReportQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lookUp } from '@/data/lost-answer.ts'
import { useReadAgain } from '@/evidence/use-read-again.ts'
import { SaveJob } from '@/features/capsule/lazy-save.tsx'
import { CompareJob } from '@/features/report-tables/lazy-dialogs.tsx'
import { whyNotTable } from '@/models/report-tables/report-selection.ts'
import { jobTableTarget } from '@/models/report-tables/report-table-config.ts'
import { isCanceled, maybeCanceling } from '@/models/reports/cancel-look-up.ts'
import { reportKind } from '@/models/reports/report-kinds.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { whyNotRetest, whyNotReuse } from '@/models/reports/retest.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { retestPreset } from '@/models/run-drawer/retest-preset.ts'
import { type ActionDialogProps, actionsOn, ContextActionButtons } from '@/page/actions.tsx'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { isCanceling, markCanceling, useCanceling } from '@/session/canceled-runs.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'

/** Facts of the job's page that its actions need. */
interface JobContext {
  /** Ids of the suites in which a case failed; undefined while unknown. */
  failedSuites: readonly string[] | undefined
  readAgain: () => Promise<void>
}

/** Actions on a job; the context is there on its page. */
export const jobActions = actionsOn<JobReport, JobContext | undefined>(reportKind, jobTitle, [
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
    whyNot: (report, context) =>
      whyNotRetest(report, Date.now()) ??
      (context?.failedSuites ? undefined : 'It is not known yet which suites failed.'),
    otherwise: 'disabled',
    preload: expectRunDrawer,
    run: (report, context) => openRunDrawer(retestPreset(report, context?.failedSuites)),
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
    // Kept results of an ended job are not checked again, should the platform have changed them.
    id: 'read-again',
    label: 'Read again',
    on: 'menu',
    pageOnly: true,
    appliesTo: (report) => !isUnfinished(report),
    whyNot: (_, context) => (context ? undefined : 'Only on the page of the job.'),
    run: (_, context) => {
      toast('The job is read again')
      void context?.readAgain()
    },
  },
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
])

interface JobActionsProps extends Pick<JobContext, 'failedSuites'> {
  report: JobReport
}

/** Action buttons of a job. */
export function JobActions({ report, failedSuites }: JobActionsProps) {
  useCanceling()
  const readAgain = useReadAgain(report.jobId)
  return (
    <ContextActionButtons
      actions={jobActions}
      thing={report}
      context={{ failedSuites, readAgain }}
    />
  )
}

function CancelJob(props: ActionDialogProps<JobReport>) {
  const { thing, onClose } = props
  const path = { projectId: useProjectId(), jobId: thing.jobId }
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: getJobReportQueryKey(path) })
  const succeed = () => {
    toast('The job is being canceled')
    void refresh()
    markCanceling(thing.jobId)
    onClose()
  }
  return (
    <ChangeDialog
      change={{
        ...cancelJobMutationOptions(),
        onSuccess: succeed,
        // The job may have finished meanwhile.
        onError: () => void refresh(),
      }}
      recover={(error) =>
        lookUp(error, {
          isDone: async () => isCanceled(await fetchNow(client, getJobReportQueryOptions(path))),
          onDone: succeed,
          open: maybeCanceling('job'),
        })
      }
      variables={{ path }}
      question="Do you want to cancel the job?"
      confirmLabel="Cancel Job"
      cancelLabel="Back"
      onClose={onClose}
    >
      <strong className="font-semibold">NOTE</strong> It may take a few minutes to cancel a job.
    </ChangeDialog>
  )
}

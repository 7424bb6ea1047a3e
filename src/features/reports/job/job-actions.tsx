import type { JobReport } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { expectRunDrawer, openRunDrawer } from '@/features/run-drawer/model/open.ts'
import { retestPreset } from '@/features/run-drawer/model/retest-preset.ts'
import { type Action, ActionButtons, type ActionSubject } from '@/page/actions.tsx'
import { SaveJob } from '../capsule/lazy-save.tsx'
import { CompareJob } from '../compare/lazy-dialogs.tsx'
import { jobTitle } from '../model/names.ts'
import { reportKind } from '../model/report.ts'
import { isListed, jobTableTarget } from '../model/report-table.ts'
import { whyNotRetest, whyNotReuse } from '../model/retest.ts'
import { isUnfinished } from '../model/statuses.ts'
import { CancelJob, type Cancellation } from './cancel-job.tsx'

const notComparable = 'Only jobs that were built, and tested to their end, can be compared.'

const jobSubject: ActionSubject<JobReport> = {
  one: reportKind.one,
  nameOf: jobTitle,
}

/** Actions on a job. */
export const jobActions: readonly Action<JobReport, Cancellation>[] = [
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
    whyNot: (report) => (isListed(report) ? undefined : notComparable),
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
    whyNot: (_, { canceled }) => (canceled ? 'The job is being canceled.' : undefined),
    otherwise: 'disabled',
    dialog: CancelJob,
  },
]

/** Action buttons of a job. */
export function JobActions({ report }: { report: JobReport }) {
  const [canceled, setCanceled] = useState(false)
  return (
    <ActionButtons
      subject={jobSubject}
      actions={jobActions}
      thing={report}
      context={{ canceled, onCanceled: () => setCanceled(true) }}
    />
  )
}

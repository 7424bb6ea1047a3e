import { listJobReportsOperation } from '@generated/evaluation/codec.ts'
import {
  listSuiteReportsAllQueryOptions,
  scheduleJobMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { ScheduleJobRequest } from '@generated/evaluation/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleX } from 'lucide-react'
import { sayOpen } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { queued } from '@/evidence/finished-jobs.ts'
import { useHeaders } from '@/evidence/use-evidence.ts'
import { type Run, suiteChoice } from '@/models/run-drawer/run-choices.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { jobToJudgeBy, plannedText } from '@/models/run-drawer/run-estimate.ts'
import { requestOf } from '@/models/run-drawer/run-request.ts'
import type { RunPreset } from '@/models/run-drawer/run-state.ts'
import { suitesToRun } from '@/models/run-drawer/run-suites.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { Drawer } from '@/ui/overlays/drawer.tsx'
import { CatalogSection } from './catalog-section.tsx'
import { RecentSettingsRow } from './recent-settings-row.tsx'
import { OptionsSection } from './run-options-section.tsx'
import { saveRepository } from './saved-repository.ts'
import { SourceSection } from './source-section.tsx'
import { type RunForm, useRunForm } from './use-run-form.ts'

/** Starts the job, once even if triggered repeatedly; then shows a snackbar and opens the report of the new job. */
const useStartJob = (onClose: () => void) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()

  const reports = { queryKey: operationKey(listJobReportsOperation, projectId) }
  const showReport = async (jobId: string | undefined) => {
    // Only marked stale: the drawer's own job lists are no longer needed.
    void client.invalidateQueries({ ...reports, refetchType: 'none' })
    onClose()
    await (jobId === undefined
      ? navigate({ to: '/reports', ignoreBlocker: true })
      : navigate({ to: '/reports/$jobId', params: { jobId }, ignoreBlocker: true }))
    await client.refetchQueries(
      { ...reports, type: 'active', stale: true },
      { cancelRefetch: false },
    )
  }

  const { submit, pending, alert } = useSubmission(
    async (
      { run: { catalog, integration }, body }: { run: Run; body: ScheduleJobRequest },
      call,
    ) => {
      const job = await call(scheduleJobMutationOptions(), { path: { projectId }, body })
      if ('integrationId' in body && catalog.id !== undefined && integration.id !== undefined) {
        saveRepository(catalog.id, integration.id)
      }
      toast('Test scheduled')
      await showReport(job?.jobId)
    },
    {
      once: true,
      recover: sayOpen(
        'The test may have been started all the same: look for it in the list of reports before you start it again.',
        () => client.invalidateQueries(reports),
      ),
    },
  )

  const start = (run: Run) => {
    const body = requestOf(run)
    if (body) submit({ run, body })
  }

  return { start, pending, alert }
}

interface RunDrawerProps {
  preset: RunPreset
  onClose: () => void
}

/** The form that starts an evaluation job. Closing discards the input. */
export default function RunDrawer({ preset, onClose }: RunDrawerProps) {
  const form = useRunForm(preset)
  const { start, pending, alert } = useStartJob(onClose)
  const leaveQuestion = useUnsavedGuard(form.dirty)
  const catalogId = form.run.catalog.id
  // A page that presets a source has a job of its own in mind.
  const { content } = form.run
  const showsRecent =
    content.testMethod === 'suite' && content.sourceType === 'git' && preset.git === undefined
  const ready = form.whyNotStart === undefined && <RunSummary form={form} />

  return (
    <>
      <Drawer
        onClose={onClose}
        title={runJobLabel}
        dirty={form.dirty}
        submitLabel="Start test"
        onSubmit={() => void start(form.run)}
        pending={pending}
        submitError={alert}
        disabledReason={form.whyNotStart}
        showErrors={form.showErrors}
        notice={form.errors.length > 0 ? <Errors errors={form.errors} /> : ready}
      >
        {form.offer}
        {showsRecent && catalogId !== undefined && (
          <RecentSettingsRow form={form} catalogId={catalogId} />
        )}
        <CatalogSection form={form} />
        <SourceSection form={form} />
        <OptionsSection form={form} />
      </Drawer>
      {leaveQuestion}
    </>
  )
}

function Errors({ errors }: { errors: readonly string[] }) {
  return (
    <ul aria-label="Missing" className="flex flex-col gap-1">
      {errors.map((error) => (
        <li key={error} className="flex items-start gap-2 text-failed">
          <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </li>
      ))}
    </ul>
  )
}

/** The scope and duration of a job, estimated by an earlier job of its catalog. */
function RunSummary({ form: { run } }: { form: RunForm }) {
  const projectId = useProjectId()
  const { content, catalog, offers } = run
  const { jobs } = useHeaders({ catalogId: catalog.id ?? '' })
  const job = content.skipTest ? undefined : jobToJudgeBy(jobs)
  const { data } = useQuery({
    ...queued(listSuiteReportsAllQueryOptions({ projectId, jobId: job?.jobId ?? '' })),
    enabled: job !== undefined,
  })
  const { offer, ids, labels } = suiteChoice(content, offers)
  if (content.skipTest) return 'Nothing is tested.'
  if (offer.state !== 'complete') return null
  const suites = suitesToRun(offer.items, ids, labels)
  return plannedText(
    {
      suiteIds: suites.map(({ id }) => id),
      builds: content.sourceType !== 'reuseBuildArtifacts',
    },
    job && data?.complete ? { job, suites: data.items } : undefined,
  )
}

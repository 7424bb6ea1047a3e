import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport, ParameterOverride, SpecReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { counted } from '@/lib/count-text.ts'
import { narrowedCount } from '@/models/parameter-space/narrowing.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { narrowedName } from '@/models/suites/narrowed.ts'
import { draftOf } from '@/models/suites/overrides.ts'
import { createRequest, newSpec } from '@/models/suites/suite-draft.ts'
import { defaultEnvironmentTypes } from '@/models/suites/suite-settings.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { OverrideLines } from './override-lines.tsx'
import { useNarrowedRun } from './use-narrowed-run.ts'

interface NarrowDialogProps {
  report: SpecReport
  /** The job whose build is tested again. */
  job: JobReport
  overrides: readonly ParameterOverride[]
  onClose: () => void
}

/** Says what a narrowed evaluation does, in its two steps, and starts it. */
export function NarrowDialog({ report, job, overrides, onClose }: NarrowDialogProps) {
  const { scenario, suite, catalog } = report
  const projectId = useProjectId()
  // Where the tests ran, the narrowed ones run too; a suite that cannot be read leaves the default.
  const { data, isPending } = useQuery(getSuiteQueryOptions({ projectId, suiteId: suite.id }))
  const { run, pending, alert } = useNarrowedRun()
  const name = narrowedName(scenario.displayName)
  const start = () =>
    run({
      catalogId: catalog.id,
      jobId: job.jobId,
      suite: createRequest(
        {
          details: {
            displayName: name,
            description: '',
            type: suite.type,
            targetEnvironmentTypes: [...(data?.targetEnvironmentTypes ?? defaultEnvironmentTypes)],
            labels: [],
          },
          content: {
            specs: [
              { ...newSpec(scenario, scenario.versionId), overrides: overrides.map(draftOf) },
            ],
            attachments: [
              {
                catalogId: catalog.id,
                catalogDisplayName: catalog.displayName,
                catalogVersionId: undefined,
              },
            ],
            overrides: [],
          },
        },
        'evaluation',
      ),
    })
  return (
    <ConfirmDialog
      question="Run the narrowed evaluation?"
      name={`${counted(narrowedCount(overrides), 'case')} of ${scenario.displayName}`}
      confirmLabel="Run"
      danger={false}
      onConfirm={() => void start()}
      onClose={onClose}
      pending={pending}
      submitError={alert}
      disabledReason={isPending ? 'The suite is being loaded.' : undefined}
    >
      <OverrideLines overrides={overrides} />
      <ol className="mt-3 list-decimal pl-5 [overflow-wrap:anywhere]">
        <li>
          Saves the suite <bdi className="font-medium">{name}</bdi> and attaches it to{' '}
          <bdi>{catalog.displayName}</bdi>.
        </li>
        <li>
          Starts a job of this suite alone, with the build of <bdi>{jobTitle(job)}</bdi>, and opens
          it.
        </li>
      </ol>
    </ConfirmDialog>
  )
}

import { useNavigate, useParams } from '@tanstack/react-router'
import { experimentTarget } from '@/models/ml-experiments/experiment.ts'
import { emptyExecution } from '@/models/ml-experiments/run-execution.ts'
import { Page } from '@/page/page.tsx'
import { PageForm } from '@/ui/forms/page-form.tsx'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { ExecutionFields } from './execute/execution-fields.tsx'
import { useExecution, useStartRun } from './execute/use-execution.ts'
import { useExperiment } from './use-experiment.ts'

/** Executes a run, on a page of its own. */
export function NewRunScreen() {
  const { experimentId } = useParams({ from: '/_console/mlexperiments/$experimentId/runs/new' })
  return <NewRun key={experimentId} experimentId={experimentId} />
}

function NewRun({ experimentId }: { experimentId: string }) {
  const navigate = useNavigate()
  const form = useExecution(() => emptyExecution(experimentId))
  const { start, pending, alert } = useStartRun(() => {})
  const question = useUnsavedGuard(form.dirty)
  return (
    <Page title="New Run" names={{ Experiment: useExperiment(experimentId)?.name }}>
      {form.offer}
      <PageForm
        submitLabel="Start run"
        onSave={() => start(form)}
        onCancel={() => void navigate(experimentTarget(experimentId))}
        pending={pending}
        submitError={alert}
        disabledReason={form.whyNotStart}
        showErrors={form.showErrors}
      >
        <div className="flex max-w-[720px] flex-col gap-4">
          <ExecutionFields form={form} />
        </div>
      </PageForm>
      {question}
    </Page>
  )
}

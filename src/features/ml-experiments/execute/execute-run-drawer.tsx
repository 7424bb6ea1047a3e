import type { Run } from '@generated/ml/types.ts'
import type { Execution } from '@/models/ml-experiments/run-execution.ts'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { Drawer } from '@/ui/overlays/drawer.tsx'
import { ExecutionFields } from './execution-fields.tsx'
import { useExecution, useStartRun } from './use-execution.ts'

interface ExecuteRunDrawerProps {
  /** Input to begin with. */
  preset: (canUpload: boolean) => Execution
  /** The run that is executed again. */
  earlier?: Run
  onClose: () => void
}

/** The form that executes a run, on top of a page. Closing discards the input. */
export default function ExecuteRunDrawer({ preset, earlier, onClose }: ExecuteRunDrawerProps) {
  const form = useExecution(preset, earlier)
  const { start, pending, alert } = useStartRun(onClose)
  const question = useUnsavedGuard(form.dirty)
  return (
    <>
      <Drawer
        onClose={onClose}
        title="Execute run"
        dirty={form.dirty}
        submitLabel="Start run"
        onSubmit={() => start(form)}
        pending={pending}
        submitError={alert}
        disabledReason={form.whyNotStart}
        showErrors={form.showErrors}
      >
        {form.offer}
        <ExecutionFields form={form} />
      </Drawer>
      {question}
    </>
  )
}

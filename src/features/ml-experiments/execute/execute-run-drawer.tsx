import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { Drawer } from '@/ui/overlays/drawer.tsx'
import type { Execution } from '../model/execution.ts'
import { ExecutionFields } from './execution-fields.tsx'
import { useExecution, useStartRun } from './use-execution.ts'

interface ExecuteRunDrawerProps {
  /** Input to begin with. */
  preset: (canUpload: boolean) => Execution
  onClose: () => void
}

/** The form that executes a run, on top of a page. Closing discards the input. */
export default function ExecuteRunDrawer({ preset, onClose }: ExecuteRunDrawerProps) {
  const form = useExecution(preset)
  const { start, pending, alert } = useStartRun(onClose)
  const question = useUnsavedGuard(form.dirty)
  return (
    <>
      <Drawer
        open
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

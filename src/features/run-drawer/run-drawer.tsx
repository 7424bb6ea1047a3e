import { CircleX } from 'lucide-react'
import { useUnsavedGuard } from '@/ui/forms/unsaved.tsx'
import { Drawer } from '@/ui/overlays/drawer.tsx'
import { CatalogSection } from './catalog-section.tsx'
import { runJobLabel } from './model/name.ts'
import type { RunPreset } from './model/state.ts'
import { OptionsSection } from './options-section.tsx'
import { SourceSection } from './source-section.tsx'
import { useRunForm } from './use-run-form.ts'
import { useStartJob } from './use-start-job.ts'

interface RunDrawerProps {
  preset: RunPreset
  onClose: () => void
}

/** The form that starts an evaluation job. Closing discards the input. */
export default function RunDrawer({ preset, onClose }: RunDrawerProps) {
  const form = useRunForm(preset)
  const { start, pending, alert } = useStartJob(onClose)
  const leaveQuestion = useUnsavedGuard(form.dirty)

  return (
    <>
      <Drawer
        open
        onClose={onClose}
        title={runJobLabel}
        dirty={form.dirty}
        submitLabel="Start test"
        onSubmit={() => void start(form.run)}
        pending={pending}
        submitError={alert}
        disabledReason={form.whyNotStart}
        showErrors={form.showErrors}
        notice={form.errors.length > 0 && <Errors errors={form.errors} />}
      >
        {form.offer}
        <CatalogSection form={form} />
        <SourceSection form={form} />
        <OptionsSection form={form} />
      </Drawer>
      {leaveQuestion}
    </>
  )
}

/** Everything that prevents starting the job. */
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

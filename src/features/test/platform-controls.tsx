import { useState } from 'react'
import type { DemoState } from '@/demo-protocol/demo-answers.ts'
import { formatCount } from '@/lib/numbers.ts'
import { forgetCanceling } from '@/session/canceled-runs.ts'
import { Button } from '@/ui/base/button.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { ControlError } from './control-error.tsx'
import { useDemoControl } from './demo-queries.ts'
import { ControlPanel } from './panel.tsx'

const latencies = [0, 100, 300, 1000, 3000]

/** Controls of the platform as a whole: latency, maintenance, and reset to a seed. */
export function PlatformControls({ state }: { state: DemoState }) {
  const control = useDemoControl()
  return (
    <ControlPanel title="Platform" help="Applies to all services.">
      <Field label="Latency" className="w-44">
        <Select
          value={state.latency}
          onChange={({ target }) =>
            control.mutate({
              method: 'POST',
              path: '/demo/latency',
              body: { milliseconds: Number(target.value) },
            })
          }
        >
          {[...new Set([...latencies, state.latency])]
            .sort((a, b) => a - b)
            .map((latency) => (
              <option key={latency} value={latency}>
                {latency === 0 ? 'None' : `${formatCount(latency)} ms`}
              </option>
            ))}
        </Select>
      </Field>
      <Switch
        label="Maintenance"
        help="The console sees it in the platform's status at its next start."
        checked={state.maintenance}
        onChange={({ target }) =>
          control.mutate({
            method: 'POST',
            path: '/demo/maintenance',
            body: { active: target.checked },
          })
        }
      />
      <ControlError error={control.error} />
      <Reset key={state.seed} seed={state.seed} />
    </ControlPanel>
  )
}

function Reset({ seed: current }: { seed: string }) {
  const [seed, setSeed] = useState(current)
  const [asking, setAsking] = useState(false)
  const control = useDemoControl({
    changesData: true,
    onDone: () => {
      setAsking(false)
      forgetCanceling()
      toast('The demo has been reset')
    },
  })
  const reset = () =>
    control.mutate({ method: 'POST', path: '/demo/reset', body: { seed: seed.trim() } })
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Seed" className="w-44">
          <TextInput value={seed} onChange={({ target }) => setSeed(target.value)} />
        </Field>
        <Button
          disabledReason={seed.trim() === '' ? 'A seed is required.' : undefined}
          onClick={() => setAsking(true)}
        >
          Reset the demo
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          question="Are you sure to reset the demo?"
          confirmLabel="Reset"
          pending={control.isPending}
          submitError={control.error?.message}
          disabledReason={undefined}
          onConfirm={reset}
          onClose={() => setAsking(false)}
        >
          All changes are lost, and the clock starts over. The same seed creates the same data.
        </ConfirmDialog>
      )}
    </>
  )
}

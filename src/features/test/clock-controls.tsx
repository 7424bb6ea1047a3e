import { FastForward, Pause, Play } from 'lucide-react'
import type { DemoState } from '@/demo-protocol/demo-answers.ts'
import { exactMoment } from '@/lib/dates.ts'
import { formatCount } from '@/lib/numbers.ts'
import { Button } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { ControlError } from './control-error.tsx'
import { useDemoControl } from './demo-queries.ts'
import { ControlPanel } from './panel.tsx'

const speeds = [1, 10, 60, 600, 3600]

const jumps = [
  { label: '1 minute', seconds: 60 },
  { label: '10 minutes', seconds: 600 },
  { label: '1 hour', seconds: 3600 },
  { label: '1 day', seconds: 86_400 },
]

/** Controls of the platform's clock, by which jobs progress and data is created. */
export function ClockControls({ clock }: { clock: DemoState['clock'] }) {
  const control = useDemoControl()
  const jump = useDemoControl({ changesData: true })
  const change = (body: { paused?: boolean; speed?: number }) =>
    control.mutate({ method: 'POST', path: '/demo/clock', body })
  const jumpBy = (jumpSeconds: number) =>
    jump.mutate({ method: 'POST', path: '/demo/clock', body: { jumpSeconds } })

  return (
    <ControlPanel title="Clock" help="Jobs progress with the platform's clock.">
      <p className="flex flex-wrap items-baseline gap-x-2 text-base">
        <time dateTime={clock.now} className="font-semibold">
          {exactMoment(clock.now)?.local}
        </time>
        <span className="text-sm text-muted">{clock.paused ? 'Paused' : 'Running'}</span>
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Speed" className="w-44">
          <Select
            value={clock.speed}
            onChange={({ target }) => change({ speed: Number(target.value) })}
          >
            {[...new Set([...speeds, clock.speed])]
              .sort((a, b) => a - b)
              .map((speed) => (
                <option key={speed} value={speed}>
                  {speed === 1 ? 'As real time' : `${formatCount(speed)} times as fast`}
                </option>
              ))}
          </Select>
        </Field>
        <Button
          icon={clock.paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={() => change({ paused: !clock.paused })}
        >
          {clock.paused ? 'Run' : 'Pause'}
        </Button>
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="mb-1.5 text-sm font-[550]">Jump ahead</legend>
        {jumps.map(({ label, seconds }) => (
          <Button
            key={label}
            icon={<FastForward aria-hidden />}
            pending={jump.isPending && isJump(jump.variables.body, seconds)}
            onClick={() => jumpBy(seconds)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <ControlError error={control.error ?? jump.error} />
    </ControlPanel>
  )
}

const isJump = (body: object | undefined, seconds: number) =>
  body !== undefined && 'jumpSeconds' in body && body.jumpSeconds === seconds

import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { ClockControls } from './clock-controls.tsx'
import { useDemoState } from './demo-queries.ts'
import { FaultControls } from './fault-controls.tsx'
import { PlatformControls } from './platform-controls.tsx'
import { SceneLinks } from './scene-links.tsx'

/** All controls of the demo platform. */
export function ControlsPanel() {
  const { data, error, refetch } = useDemoState()
  if (!data) return null
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <ErrorAlert
          title="Failed to get the state of the demo."
          detail={error.message}
          onRetry={refetch}
        />
      )}
      <SceneLinks />
      <div className="grid gap-4 lg:grid-cols-2">
        <ClockControls clock={data.clock} />
        <PlatformControls state={data} />
      </div>
      <FaultControls faults={data.faults} />
    </div>
  )
}

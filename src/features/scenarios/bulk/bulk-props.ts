import type { Scenario } from '@generated/scenario/types.ts'

/** Props of a dialog that changes many scenarios. */
export interface ScenarioBulkProps {
  /** The selected scenarios. */
  scenarios: readonly Scenario[]
  /** Called once the change has been started. */
  onStarted: () => void
  onClose: () => void
}

import type { Scenario } from '@generated/scenario/types.ts'

/** Props of a dialog that changes many scenarios. */
export interface ScenarioBulkProps {
  scenarios: readonly Scenario[]
  onStarted: () => void
  onClose: () => void
}

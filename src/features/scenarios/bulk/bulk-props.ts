import type { Scenario } from '@generated/scenario/types.ts'

/** Props of a dialog that changes many scenarios. */
export interface ScenarioBulkProps {
  /** The selected scenarios. */
  scenarios: readonly Scenario[]
  /** Called on closing with the scenarios that are still to be changed, once a run has begun. */
  onLeft: (left: readonly Scenario[]) => void
  onClose: () => void
}

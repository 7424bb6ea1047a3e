import type { Experiment, Run } from '@generated/ml/types.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { runActions, runSubject } from '../run-actions.tsx'

interface RunActionsProps {
  run: Run
  /** Undefined while unknown. */
  experiment: Experiment | undefined
}

/** Action buttons of a run. */
export const RunActions = ({ run, experiment }: RunActionsProps) => (
  <ActionButtons subject={runSubject} actions={runActions} thing={run} context={experiment} />
)

import type { Experiment, Run } from '@generated/ml/types.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { useCanceling } from '@/session/canceled-runs.ts'
import { runActions, runSubject } from '../run-actions.tsx'

interface RunActionsProps {
  run: Run
  /** Undefined while unknown. */
  experiment: Experiment | undefined
}

/** Action buttons of a run. */
export function RunActions({ run, experiment }: RunActionsProps) {
  useCanceling()
  return (
    <ActionButtons subject={runSubject} actions={runActions} thing={run} context={experiment} />
  )
}

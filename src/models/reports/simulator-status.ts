import type { AnySimulatorStatus, Simulator, SimulatorPage } from '@generated/simulator/types.ts'
import { ApiError } from '@/transport/errors.ts'

/** The statuses of a simulator, and whether it is still being built. */
const statuses = {
  requested: { pending: true },
  building: { pending: true },
  finished: { pending: false },
  failed: { pending: false },
  unknown: { pending: false },
} as const satisfies Record<AnySimulatorStatus, { pending: boolean }>

/** True while a simulator is being built: it is then polled. */
export const isPending = ({ status }: Simulator): boolean => statuses[status].pending

interface SimulatorsResult {
  /** Null when none has been requested yet. */
  data: SimulatorPage | null | undefined
  error: unknown
}

/** View of a job's simulator, of several the one requested last. */
export type SimulatorView =
  /** The project may not use simulators. */
  | { kind: 'hidden' }
  | { kind: 'unknown' }
  | { kind: 'absent' }
  | { kind: 'present'; simulator: Simulator }

/** View of a job's simulator, from the answer or the error. */
export const simulatorViewOf = ({ data, error }: SimulatorsResult): SimulatorView => {
  if (error instanceof ApiError && error.kind === 'NoPermission') return { kind: 'hidden' }
  if (data === undefined) return { kind: 'unknown' }
  const simulator = data?.simulators[0]
  return simulator ? { kind: 'present', simulator } : { kind: 'absent' }
}

/** Why no simulator can be requested now; undefined when one can. */
export const whyNotRequest = (
  view: SimulatorView,
  buildStatus: string | undefined,
): string | undefined => {
  if (buildStatus !== 'succeeded') return 'A simulator needs a build that succeeded.'
  if (view.kind === 'present' && isPending(view.simulator)) return 'A simulator is being built.'
  return undefined
}

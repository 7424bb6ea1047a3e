import type { Simulator, SimulatorPage, SimulatorStatus } from '@generated/simulator/types.ts'
import { ApiError } from '@/transport/errors.ts'

/** Every state of a simulator, and whether it is still being built in it. */
const statuses = {
  requested: { pending: true },
  building: { pending: true },
  finished: { pending: false },
  failed: { pending: false },
} as const satisfies Record<SimulatorStatus, { pending: boolean }>

/** True while a simulator is being built: it is asked for again. */
export const isPending = ({ status }: Simulator): boolean => statuses[status].pending

/** The result of asking for the simulators of a job. */
interface SimulatorsResult {
  /** Null when none has been requested yet. */
  data: SimulatorPage | null | undefined
  error: unknown
}

/** What to show of a job's simulator, of several the one that was requested last. */
export type SimulatorView =
  /** The project may not use simulators. */
  | { kind: 'hidden' }
  | { kind: 'unknown' }
  | { kind: 'absent' }
  | { kind: 'present'; simulator: Simulator }

/** What to show of a job's simulator, by the answer or by the error. */
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

import type { Simulator, SimulatorPage, SimulatorStatus } from '@generated/simulator/types.ts'
import { ApiError } from '@/transport/errors.ts'

/** Whether a simulator is still being made in each of its states. */
const statuses = {
  requested: { pending: true },
  building: { pending: true },
  finished: { pending: false },
  failed: { pending: false },
} as const satisfies Record<SimulatorStatus, { pending: boolean }>

/** True while a simulator is being made: its state is asked for again. */
export const isPending = ({ status }: Simulator): boolean => statuses[status].pending

/** What asking for the simulators of a job has come to, as far as it is known. */
interface Asked {
  /** Null when nobody has asked for one yet. */
  data: SimulatorPage | null | undefined
  error: unknown
}

/** What there is to show of a job's simulator: the one that was asked for last. */
export type SimulatorView =
  /** The project may not use simulators. */
  | { kind: 'hidden' }
  | { kind: 'unknown' }
  | { kind: 'absent' }
  | { kind: 'present'; simulator: Simulator }

/** Reads what to show of a job's simulator from the answer, or from why there is none. */
export const simulatorViewOf = ({ data, error }: Asked): SimulatorView => {
  if (error instanceof ApiError && error.kind === 'NoPermission') return { kind: 'hidden' }
  if (data === undefined) return { kind: 'unknown' }
  const simulator = data?.simulators[0]
  return simulator ? { kind: 'present', simulator } : { kind: 'absent' }
}

/** Why no simulator can be asked for now; undefined when one can. */
export const whyNotRequest = (
  view: SimulatorView,
  buildStatus: string | undefined,
): string | undefined => {
  if (buildStatus !== 'succeeded') return 'A simulator needs a build that succeeded.'
  if (view.kind === 'present' && isPending(view.simulator)) return 'A simulator is being built.'
  return undefined
}

import type { Simulator, SimulatorStatus } from '@generated/simulator/types.ts'
import { expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { isPending, simulatorViewOf, whyNotRequest } from './simulator-status.ts'

const simulator = (status: SimulatorStatus): Simulator => ({ simulatorId: 's', status })
const refused = (status: number, kind: 'NoPermission' | 'status') =>
  new ApiError({ kind, status, message: 'm', url: 'u' })

test.each([
  ['requested', true],
  ['building', true],
  ['finished', false],
  ['failed', false],
] as const)('a %s simulator is pending: %s', (status, pending) => {
  expect(isPending(simulator(status))).toBe(pending)
})

test.each([
  ['no permission', { data: undefined, error: refused(403, 'NoPermission') }, 'hidden'],
  ['none for the project', { data: undefined, error: refused(501, 'NoPermission') }, 'hidden'],
  ['another failure', { data: undefined, error: refused(500, 'status') }, 'unknown'],
  ['no answer yet', { data: undefined, error: null }, 'unknown'],
  ['nothing there', { data: null, error: null }, 'absent'],
  ['an empty list', { data: { simulators: [] }, error: null }, 'absent'],
  [
    'a refused refresh',
    { data: { simulators: [] }, error: refused(403, 'NoPermission') },
    'hidden',
  ],
])('%s: %s', (_, asked, kind) => {
  expect(simulatorViewOf(asked).kind).toBe(kind)
})

test('shows the simulator requested last', () => {
  const items = [simulator('building'), simulator('failed')]
  expect(simulatorViewOf({ data: { simulators: items }, error: null })).toEqual({
    kind: 'present',
    simulator: items[0],
  })
})

test.each([
  ['absent', 'succeeded', true],
  ['absent', 'failed', false],
  ['absent', undefined, false],
  ['requested', 'succeeded', false],
  ['building', 'succeeded', false],
  ['finished', 'succeeded', true],
  ['failed', 'succeeded', true],
  ['failed', 'started', false],
] as const)('a %s simulator of a build that %s can be asked for: %s', (state, build, can) => {
  const view =
    state === 'absent'
      ? ({ kind: 'absent' } as const)
      : ({ kind: 'present', simulator: simulator(state) } as const)
  expect(whyNotRequest(view, build) === undefined).toBe(can)
})

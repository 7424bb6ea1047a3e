import { expect, test } from 'vitest'
import { type Fault, readDemoState, readLedger } from '@/demo-protocol/demo-answers.ts'
import { emptyFaultInput, faultKinds, plannedFaultOf } from '@/demo-protocol/faults.ts'
import { codecChecks } from '../checks/codec-checks.ts'
import { createPlatform } from '../core/platform.ts'

const origin = 'http://platform.test'

const platform = () => {
  const { handle } = createPlatform({ checks: codecChecks, identify: async () => undefined })
  return async (method: string, path: string, body?: object) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await handle(new Request(origin + path, init))
    return { status: response.status, answer: await response.json() }
  }
}

const kinds = Object.keys(faultKinds) as Fault['kind'][]

test('the console decodes the state, with every kind of fault that its form can add', async () => {
  const call = platform()
  const planned = kinds.map((kind) => plannedFaultOf({ ...emptyFaultInput, kind, times: '2' }))
  for (const fault of planned) {
    expect(await call('POST', '/demo/faults', fault)).toMatchObject({ status: 200 })
  }
  const state = readDemoState((await call('GET', '/demo/state')).answer)
  expect(state.faults).toEqual(planned)
  expect(state).toMatchObject({ clock: { speed: 1, paused: false }, latency: 0 })
})

test('the console decodes the ledger', async () => {
  const call = platform()
  await call('GET', '/services/auth/status')
  await call('GET', '/services/auth/nothing-here')
  const entries = readLedger((await call('GET', '/demo/ledger')).answer)
  expect(entries).toContainEqual({
    operation: 'auth.getIdentityProviderStatus',
    calls: 1,
    statuses: { 200: 1 },
    violations: [],
    answeredBy: 'state',
  })
  expect(entries.filter(({ violations }) => violations.length > 0)).toMatchObject([
    { operation: 'auth GET /nothing-here', statuses: { 404: 1 }, answeredBy: 'nobody' },
  ])
})

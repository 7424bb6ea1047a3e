import { describe, expect, test } from 'vitest'
import { startTestPlatform } from '../testing/test-platform.ts'

const projectsPath = '/services/project/projects'

const state = async ({ send }: ReturnType<typeof startTestPlatform>) =>
  (await send('/demo/state', { as: '' })).json()

describe('demo controls', () => {
  test('return the state without a token', async () => {
    expect(await state(startTestPlatform({ seed: 'seven' }))).toMatchObject({
      seed: 'seven',
      clock: { now: '2026-03-05T09:40:00.000Z', speed: 1, paused: true },
      latency: 0,
      faults: [],
      maintenance: false,
      personas: [{ id: 'member' }, { id: 'internal' }, { id: 'privileged' }, { id: 'newcomer' }],
    })
  })

  test.each([
    ['GET', '/demo/state'],
    ['POST', '/demo/reset'],
    ['OPTIONS', '/demo/reset'],
  ])('%s %s is refused for another origin', async (method, path) => {
    const { send } = startTestPlatform()
    const foreign = await send(path, { method, headers: { origin: 'http://evil.test' } })
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('are allowed from their own origin', async () => {
    const headers = { origin: 'http://platform.test' }
    const response = await startTestPlatform().send('/demo/reset', { method: 'POST', headers })
    expect(response.status).toBe(200)
  })

  test('set the clock', async () => {
    const made = startTestPlatform()
    await made.post('/demo/clock', { speed: 60, paused: true, jumpSeconds: 90 })
    expect((await state(made)).clock).toEqual({
      now: '2026-03-05T09:41:30.000Z',
      speed: 60,
      paused: true,
    })
  })

  test('set latency, faults and maintenance; a reset clears them', async () => {
    const made = startTestPlatform()
    const fault = { operation: '*', fault: { kind: 'slow', milliseconds: 1 }, times: 2 }
    await made.post('/demo/latency', { milliseconds: 3 })
    await made.post('/demo/faults', fault)
    await made.post('/demo/maintenance', { active: true })
    expect(await state(made)).toMatchObject({ latency: 3, faults: [fault], maintenance: true })
    const status = await (await made.send('/services/auth/status', { as: '' })).json()
    expect(status.maintenances).toMatchObject([{ status: 'in_progress' }])
    await made.post('/demo/reset', { seed: 9 })
    expect(await state(made)).toMatchObject({
      seed: '9',
      latency: 0,
      faults: [],
      maintenance: false,
    })
  })

  test.each([
    [{ kind: 'status', status: 418, form: 'name', message: 'Tea.', retryAfter: 3 }, 418],
    [{ kind: 'malformed' }, 200],
    [{ kind: 'wrong-shape' }, 200],
    [{ kind: 'empty' }, 200],
    [{ kind: 'long' }, 200],
    [{ kind: 'unlisted' }, 200],
    [{ kind: 'drop' }, 0],
    [{ kind: 'lost' }, 0],
    [{ kind: 'slow', milliseconds: 1 }, 200],
  ])('plan the fault %j', async (fault, status) => {
    const made = startTestPlatform()
    const planned = { operation: 'project.listProjects', fault }
    expect((await (await made.post('/demo/faults', planned)).json()).faults).toEqual([planned])
    expect((await made.send(projectsPath)).status).toBe(status)
    await made.send('/demo/faults?operation=project.listProjects', { method: 'DELETE' })
    expect((await made.send(projectsPath)).status).toBe(200)
  })

  test('plan an error for the next sign-ins', async () => {
    const made = startTestPlatform()
    const error = { error: 'request_forbidden', description: 'CSRF' }
    await made.post('/demo/sign-in-error', { ...error, times: 2 })
    expect((await state(made)).signInErrors).toEqual([{ ...error, times: 2 }])
    const taken = [1, 2, 3].map(() => made.platform.signInErrors.take())
    expect(taken).toEqual([error, error, undefined])
  })

  test('show the ledger and clear it', async () => {
    const { send } = startTestPlatform()
    await send(projectsPath)
    const called = async () =>
      (await (await send('/demo/ledger')).json()).filter(({ calls }: { calls: number }) => calls)
    expect(await called()).toMatchObject([{ operation: 'project.listProjects', calls: 1 }])
    await send('/demo/ledger', { method: 'DELETE' })
    expect(await called()).toEqual([])
  })

  test.each([
    ['/demo/clock', { speed: 'fast' }, 'speed'],
    ['/demo/clock', { jumpSeconds: -1 }, 'jumpSeconds'],
    ['/demo/latency', {}, 'milliseconds'],
    ['/demo/maintenance', { active: 'yes' }, 'active'],
    ['/demo/faults', { operation: 'no.such', fault: { kind: 'drop' } }, 'no.such'],
    ['/demo/faults', { operation: '*', fault: { kind: 'bang' } }, 'kind'],
    [
      '/demo/faults',
      { operation: '*', fault: { kind: 'status', status: 42, form: 'code' } },
      'status',
    ],
    ['/demo/faults', { operation: '*' }, 'fault'],
    ['/demo/faults', { operation: 'auth GET /elsewhere', fault: { kind: 'drop' } }, 'auth GET'],
    ['/demo/faults', { operation: '*', fault: { kind: 'drop' }, times: 1.5 }, 'times'],
    [
      '/demo/faults',
      { operation: '*', fault: { kind: 'status', status: 600, form: 'code' } },
      'from 200 to 599',
    ],
    [
      '/demo/faults',
      { operation: '*', fault: { kind: 'status', status: 499.5, form: 'code' } },
      'a whole number from 200 to 599',
    ],
    ['/demo/sign-in-error', { error: 'x' }, 'description'],
    ['/demo/sign-in-error', { error: 'x', description: 'y', times: 0 }, 'times'],
    ['/demo/clock', [], 'object'],
  ])('%s refuses %j and names %s', async (path, body, name) => {
    const { post, send } = startTestPlatform()
    // The ledger also lists unknown addresses; a fault cannot name them.
    await send('/services/auth/elsewhere')
    const response = await post(path, body)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain(name)
  })

  test('an unknown control answers 404', async () => {
    expect((await startTestPlatform().send('/demo/elsewhere')).status).toBe(404)
  })
})

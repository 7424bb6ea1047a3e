import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import {
  choice,
  choiceBy,
  enumeration,
  list,
  map,
  nullable,
  object,
  openEnumeration,
  reference,
  string,
} from '@/transport/codec.ts'
import { membersPath, startTestPlatform } from '../testing/test-platform.ts'
import { projectIds } from '../world/world-projects.ts'
import { createFaults, damagedText, longBody, unlistedBody } from './platform-faults.ts'

const projectsPath = '/services/project/projects'

const faulted = async (fault: Fault) => {
  const made = startTestPlatform()
  made.platform.faults.add({ operation: 'project.listProjects', fault, times: 1 })
  return { ...made, response: await made.send(projectsPath) }
}

describe('a fault', () => {
  test.each([
    ['code', { code: 'demo_fault', message: 'Out of paper.' }],
    ['name', { error: 'demo_fault', error_description: 'Out of paper.', error_code: 429 }],
  ] as const)('answers a status in the form by %s', async (form, body) => {
    const message = 'Out of paper.'
    const { response } = await faulted({
      kind: 'status',
      status: 429,
      form,
      message,
      retryAfter: 7,
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await response.json()).toMatchObject(body)
  })

  test('answers a status without a body', async () => {
    const { response } = await faulted({ kind: 'status', status: 500, form: 'none' })
    expect([response.status, await response.text()]).toEqual([500, ''])
  })

  test('answers what is no JSON', async () => {
    const { response } = await faulted({ kind: 'malformed' })
    expect(response.status).toBe(200)
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  test('answers a value of another type', async () => {
    const { response } = await faulted({ kind: 'wrong-shape' })
    expect((await response.json()).projects[0].id).toEqual({ unexpected: true })
  })

  test('answers nothing', async () => {
    const { response } = await faulted({ kind: 'empty' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('drops the connection', async () => {
    const { response, platform } = await faulted({ kind: 'drop' })
    expect(response.type).toBe('error')
    expect(platform.ledger.entries().find(({ calls }) => calls > 0)?.statuses).toEqual({ 0: 1 })
  })

  test('loses the answer of a call that it counts as done', async () => {
    const { response, platform } = await faulted({ kind: 'lost' })
    expect(response.type).toBe('error')
    expect(platform.ledger.entries().find(({ calls }) => calls > 0)?.statuses).toEqual({ 200: 1 })
  })

  test('takes its time', async () => {
    const before = performance.now()
    const { response } = await faulted({ kind: 'slow', milliseconds: 40 })
    expect(performance.now() - before).toBeGreaterThanOrEqual(39)
    expect(response.status).toBe(200)
  })

  test('that is slow keeps a change back whose caller gives up', async () => {
    const { platform, send, call } = startTestPlatform()
    const suites = await call<{ suites: { id: string }[] }>('evaluation.listSuites')
    const suiteId = suites.body.suites[0]?.id ?? ''
    const input = { path: { suiteId } }
    platform.faults.add({
      operation: 'evaluation.deprecateSuite',
      fault: { kind: 'slow', milliseconds: 60_000 },
    })
    const path = `/services/evaluation/projects/${projectIds.shuttle}/suites/${suiteId}/deprecate`
    const signal = AbortSignal.timeout(20)
    expect((await send(path, { method: 'POST', signal })).type).toBe('error')
    const { body } = await call<{ deprecated: boolean }>('evaluation.getSuite', input)
    expect(body.deprecated).toBe(false)
  })

  test('hits its operation only, as often as it says', async () => {
    const { send } = await faulted({ kind: 'drop' })
    expect((await send(projectsPath)).status).toBe(200)
    const { send: again, platform } = startTestPlatform()
    platform.faults.add({ operation: 'project.getMember', fault: { kind: 'drop' } })
    expect((await again(projectsPath)).status).toBe(200)
    for (let times = 0; times < 3; times++) {
      expect((await again(`${membersPath}/x`)).type).toBe('error')
    }
  })

  test('of a status comes before the service hears of the call', async () => {
    const { platform, send } = startTestPlatform()
    platform.faults.add({ operation: '*', fault: { kind: 'status', status: 502, form: 'none' } })
    expect((await send(projectsPath, { as: '' })).status).toBe(502)
  })

  test('of the answer leaves a refusal as it is', async () => {
    const { platform, send } = startTestPlatform()
    platform.faults.add({ operation: '*', fault: { kind: 'malformed' } })
    expect(await (await send(projectsPath, { as: '' })).json()).toHaveProperty('error')
  })
})

describe('faults in force', () => {
  const one: Fault = { kind: 'empty' }
  const other: Fault = { kind: 'drop' }

  test('the newest one that fits goes first', () => {
    const faults = createFaults()
    faults.add({ operation: '*', fault: one })
    faults.add({ operation: 'a.b', fault: other, times: 2 })
    expect(faults.take('a.b')).toEqual(other)
    expect(faults.list().at(-1)?.times).toBe(1)
    expect(faults.take('a.b')).toEqual(other)
    expect(faults.take('a.b')).toEqual(one)
    expect(faults.take('c.d')).toEqual(one)
  })

  test('are cleared by operation, or all', () => {
    const faults = createFaults()
    faults.add({ operation: 'a.b', fault: one })
    faults.add({ operation: 'c.d', fault: one })
    faults.clear('a.b')
    expect(faults.list().map(({ operation }) => operation)).toEqual(['c.d'])
    faults.clear()
    expect(faults.take('c.d')).toBeUndefined()
  })
})

test('a long body has long texts and counts; what it refers to stays', () => {
  const id = 'cd76e302-ee20-4278-8511-6e6fd0370372'
  const created_at = '2024-03-05T00:40:12Z'
  const body = {
    items: [{ id, created_at, display_name: 'Two words', total_count: 1, labels: [], type: 'a' }],
  }
  expect(longBody(body)).toEqual({
    items: [
      {
        id,
        created_at,
        display_name: `ש${'Twowords'.repeat(38).slice(0, 299)}`,
        total_count: 9_876_543_211,
        labels: [],
        type: 'a',
      },
    ],
  })
})

test.each([
  [
    { a: 'x', b: 1 },
    { a: { unexpected: true }, b: 1 },
  ],
  [{ list: [{ n: 1 }, { n: 2 }] }, { list: [{ n: { unexpected: true } }, { n: 2 }] }],
  [{ list: [] }, { list: { unexpected: true } }],
  [{}, 'unexpected'],
  [undefined, { unexpected: true }],
])('the wrong shape of %j is %j', (body, damaged) => {
  expect(JSON.parse(damagedText('wrong-shape', body))).toEqual(damaged)
})

test('each field that gets long is one of a contract: a renamed one is not left short', () => {
  const contracts = globSync('generated/*/wire.json').map((file) => readFileSync(file, 'utf8'))
  const fields = new Set(contracts.join().match(/(?<=")[a-z_]+(?=":)/g))
  const longFields = (value: string | number) => {
    const body = longBody(Object.fromEntries([...fields].map((field) => [field, value])))
    return Object.entries(body ?? {}).filter(([, long]) => long !== value)
  }
  // As many as `textFields` and `countFields` name.
  expect(longFields('text')).toHaveLength(24)
  expect(longFields(1)).toHaveLength(4)
})

test('every open enum of an answer says what is not listed, and nothing else changes', () => {
  const state = openEnumeration(enumeration('on', 'off'))
  const thing = object({
    id: string,
    kind: enumeration('a'),
    state,
    'purpose?': string,
    'states?': map(state),
    'list?': list(nullable(state)),
    'part?': reference(() => part),
    'way?': choice({ Rate: object({ rate: string }), Cron: object({ cron: string }) }),
  })
  const part = choiceBy('type', { a: object({ type: enumeration('a'), state }) })
  const whole = {
    id: '1',
    kind: 'a',
    state: 'on',
    purpose: 'evaluation',
    states: { purpose: 'on' },
    list: ['off', null],
    part: { type: 'a', state: 'on' },
    way: { rate: 'daily' },
  }
  const unlisted = 'newly_added'
  expect(unlistedBody(thing, whole)).toEqual({
    ...whole,
    state: unlisted,
    purpose: unlisted,
    states: { purpose: unlisted },
    list: [unlisted, null],
    part: { type: 'a', state: unlisted },
    way: { rate: unlisted },
  })
  const least = { id: '1', kind: 'a', state: 'on', way: { cron: '0 * * * *' } }
  expect(unlistedBody(thing, least)).toEqual({ ...least, state: unlisted })
  expect(unlistedBody(thing, { ...least, part: { type: 'b' } })).toMatchObject({
    part: { type: 'b' },
  })
})

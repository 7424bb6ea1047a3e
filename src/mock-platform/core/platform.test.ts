import { describe, expect, test } from 'vitest'
import { membersPath, startTestPlatform } from '../testing/test-platform.ts'
import { personas } from '../world/personas.ts'
import { projectIds } from '../world/world-projects.ts'

const projectsPath = '/services/project/projects'

describe('routing', () => {
  test('finds the operation of a method and path', async () => {
    const { send, platform } = startTestPlatform()
    const subject = personas[1]?.subjectId
    const response = await send(`${membersPath}/${subject}`)
    expect(await response.json()).toEqual({ subject_id: subject, name: 'Jonas Lindqvist' })
    const entry = platform.ledger.entries().find(({ calls }) => calls > 0)
    expect(entry?.operation).toBe('project.getMember')
  })

  test.each([
    ['GET', '/services/nowhere/projects'],
    ['GET', '/services/project/projects/'],
    ['DELETE', projectsPath],
    ['GET', `${membersPath}/a/b`],
  ])('%s %s is no operation', async (method, path) => {
    const { send, platform } = startTestPlatform()
    const response = await send(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
    expect(platform.ledger.entries().at(-1)).toMatchObject({
      answeredBy: 'nobody',
      statuses: { 404: 1 },
      violations: [{ side: 'request' }],
    })
  })

  test('a trailing slash makes another operation', async () => {
    const { send, platform } = startTestPlatform()
    const path = `/services/evaluation/projects/${projectIds.shuttle}/integrations`
    await send(path)
    await send(`${path}/`, { method: 'POST', body: '{}' })
    const called = platform.ledger.entries().filter(({ calls }) => calls > 0)
    expect(called.map(({ operation }) => operation).sort()).toEqual([
      'evaluation.createIntegration',
      'evaluation.listIntegrations',
    ])
  })

  test('ids in the path are decoded', async () => {
    const { send } = startTestPlatform()
    expect((await send(`${membersPath}/${encodeURIComponent('a/b <c>')}`)).status).toBe(404)
    expect((await send(`${membersPath}/%E0%A4%A`)).status).toBe(404)
  })

  test('answers the question of another origin, and lets it read', async () => {
    const { send } = startTestPlatform()
    const headers = {
      origin: 'http://localhost:5000',
      'access-control-request-headers': 'authorization',
    }
    const asked = await send(projectsPath, { method: 'OPTIONS', headers })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe('http://localhost:5000')
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization')
    const answer = await send(projectsPath)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id')
  })
})

describe('tokens', () => {
  test.each(['', 'unknown'])('token %j answers 401 with an error name', async (as) => {
    const { send } = startTestPlatform()
    const response = await send(projectsPath, { as })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      error: 'request_unauthorized',
      error_code: 401,
      error_id: response.headers.get('x-request-id'),
    })
  })

  test.each([
    ['newcomer', projectIds.shuttle],
    ['member', 'no-project'],
  ])('%s is no member of %s', async (as, projectId) => {
    const { send } = startTestPlatform()
    const response = await send(`${projectsPath}/${projectId}/members/x`, { as })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: 'request_forbidden', error_code: 403 })
  })

  test('an open operation needs none', async () => {
    const { send } = startTestPlatform()
    const response = await send('/services/auth/status', { as: '' })
    expect(await response.json()).toEqual({ maintenances: [] })
  })
})

describe('lists', () => {
  test('are cut into pages', async () => {
    const { send } = startTestPlatform()
    const first = await (await send(`${projectsPath}?size=3`)).json()
    expect(first.projects).toHaveLength(3)
    const rest = await (await send(`${projectsPath}?size=3&next_token=${first.next_token}`)).json()
    expect(rest).toEqual({
      projects: [{ id: projectIds.empty, display_name: 'Empty project' }],
    })
  })

  test('a token of another making is refused', async () => {
    const { send } = startTestPlatform()
    for (const token of ['x', btoa('{}'), '%F0']) {
      const response = await send(`${projectsPath}?next_token=${token}`)
      expect(await response.json()).toMatchObject({ code: 'invalid_token' })
    }
  })
})

describe('the contract', () => {
  test.each([
    [`${projectsPath}?size=ten`, 'query.size'],
    [`${projectsPath}?colour=red`, 'colour'],
    [`${projectsPath}?size=1&size=2`, 'size'],
  ])('%s answers 400 that names %s', async (path, field) => {
    const { send, platform } = startTestPlatform()
    const response = await send(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining(field),
    })
    const [entry] = platform.ledger.entries().filter(({ violations }) => violations.length > 0)
    expect(entry).toMatchObject({
      operation: 'project.listProjects',
      violations: [{ side: 'request', message: expect.stringContaining(field) }],
    })
  })

  test.each([
    ['{"member_subject_ids": ["a", 1]}', 'member_subject_ids.1'],
    ['{}', 'member_subject_ids'],
    ['{', 'not JSON'],
    ['', 'missing'],
  ])('the body %s answers 400: %s', async (body, finding) => {
    const { send } = startTestPlatform()
    const response = await send(`${membersPath}/batch`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain(finding)
  })

  test('a header that the contract demands is demanded', async () => {
    const { send } = startTestPlatform()
    const response = await send('/services/notification/notifications/ci:evaluator/metadata')
    expect((await response.json()).message).toContain('Accept-Language')
  })

  test.each([
    [true, 500],
    [false, 200],
  ])('an answer that breaks it is recorded; strict %s answers %i', async (strict, status) => {
    const checks = { request: () => [], answer: () => ['body.projects must be array.'] }
    const { send, platform } = startTestPlatform({ checks, strict })
    expect((await send(projectsPath)).status).toBe(status)
    const entry = platform.ledger.entries().find(({ calls }) => calls > 0)
    expect(entry?.violations).toEqual([{ side: 'answer', message: 'body.projects must be array.' }])
  })
})

describe('the same seed', () => {
  const listing = `/services/ml/projects/${projectIds.robotaxi}/experiments`

  const walk = async (seed: string) => {
    const { send, post } = startTestPlatform({ seed })
    const subjects = { member_subject_ids: personas.map(({ subjectId }) => subjectId) }
    const answers = [
      await send(projectsPath),
      await send(listing),
      await post(`${membersPath}/batch`, subjects),
      await send(`${membersPath}/unknown`),
    ]
    return Promise.all(
      answers.map(async (answer) => [[...answer.headers], answer.status, await answer.text()]),
    )
  }

  test('gives the same answers, byte for byte', async () => {
    expect(await walk('one')).toEqual(await walk('one'))
  })

  test('another one gives others', async () => {
    expect(await walk('one')).not.toEqual(await walk('two'))
  })

  test('the order of calls does not matter to random answers', async () => {
    const { send } = startTestPlatform()
    const other = startTestPlatform()
    await other.send(`${listing}/other`)
    expect(await (await send(listing)).text()).toBe(await (await other.send(listing)).text())
  })

  test('a reset makes the same world again', async () => {
    const { send, platform } = startTestPlatform()
    const before = await (await send(listing)).text()
    platform.latency.milliseconds = 5
    platform.faults.add({ operation: '*', fault: { kind: 'drop' } })
    platform.clock.jump(3600)
    platform.reset()
    expect(platform.latency.milliseconds).toBe(0)
    expect(platform.faults.list()).toEqual([])
    expect(platform.clock.timestamp()).toBe('2026-03-05T09:40:00.000Z')
    expect(await (await send(listing)).text()).toBe(before)
    platform.reset('other')
    expect(platform.seed).toBe('other')
  })
})

test('the ledger lists every operation, called or not, and who answers it', async () => {
  const { send, platform } = startTestPlatform()
  await send(projectsPath)
  await send(projectsPath)
  const entries = new Map(platform.ledger.entries().map((entry) => [entry.operation, entry]))
  expect(entries.get('project.listProjects')).toEqual({
    operation: 'project.listProjects',
    calls: 2,
    statuses: { 200: 2 },
    violations: [],
    answeredBy: 'state',
  })
  expect(entries.get('project.getMember')?.calls).toBe(0)
  platform.ledger.clear()
  expect(platform.ledger.entries().every(({ calls }) => calls === 0)).toBe(true)
})

test('latency holds every answer back', async () => {
  const { send, platform } = startTestPlatform()
  platform.latency.milliseconds = 40
  const before = performance.now()
  await send(projectsPath)
  expect(performance.now() - before).toBeGreaterThanOrEqual(39)
})

test('latency with a seed holds each answer back for a time of its own', async () => {
  const { post, send } = startTestPlatform()
  // Of this seed the second answer is drawn a longer time than the first.
  await post('/demo/latency', { milliseconds: 60, seed: 'd' })
  const ended: string[] = []
  await Promise.all(
    ['first', 'second'].map((name) => send(projectsPath).then(() => ended.push(name))),
  )
  expect(ended).toEqual(['second', 'first'])
})

describe('what has not changed', () => {
  const address = `/services/evaluation/projects/${projectIds.shuttle}/suites?size=2`
  const headersFor = (etag: string | null, as = 'member') => ({
    authorization: `Bearer ${as}`,
    'if-none-match': `"older", ${etag}`,
  })

  test('is not sent again to who has it, and is when it differs', async () => {
    const { send, call, platform } = startTestPlatform()
    const first = await send(address)
    const etag = first.headers.get('etag')
    expect(etag).toMatch(/^"[0-9a-f]+-[0-9a-f]+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const body = await first.json()
    const again = await send(address, { headers: headersFor(etag) })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('access-control-expose-headers')).toContain('etag')
    expect(platform.ledger.entries()).toContainEqual(
      expect.objectContaining({
        operation: 'evaluation.listSuites',
        statuses: { 200: 1, 304: 1 },
      }),
    )
    await call('evaluation.deprecateSuite', { path: { suiteId: body.suites[0].id } })
    const changed = await send(address, { headers: headersFor(etag) })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('is no answer to who may not read it', async () => {
    const { send } = startTestPlatform()
    const etag = (await send(address)).headers.get('etag')
    const headers = headersFor(etag, 'nobody')
    expect((await send(address, { headers })).status).toBe(401)
  })

  test('has no tag when it is a failure or a change', async () => {
    const { send, post, platform } = startTestPlatform()
    platform.faults.add({
      operation: 'evaluation.listSuites',
      fault: { kind: 'wrong-shape' },
      times: 1,
    })
    expect((await send(address)).headers.has('etag')).toBe(false)
    const batch = await post(`${membersPath}:batchGet`, { ids: [] })
    expect(batch.headers.has('etag')).toBe(false)
  })
})

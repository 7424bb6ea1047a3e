import { describe, expect, test } from 'vitest'
import { personas } from '../world/personas.ts'
import { projectIds } from '../world/projects.ts'
import { createTestPlatform, membersPath } from './test-platform.ts'

const projectsPath = '/services/project/projects'

describe('routing', () => {
  test('finds the operation of a method and path', async () => {
    const { call, platform } = createTestPlatform()
    const subject = personas[1]?.subjectId
    const response = await call(`${membersPath}/${subject}`)
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
    const { call, platform } = createTestPlatform()
    const response = await call(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
    expect(platform.ledger.entries().at(-1)).toMatchObject({
      answeredBy: 'nobody',
      statuses: { 404: 1 },
      violations: [{ side: 'request' }],
    })
  })

  test('a trailing slash makes another operation', async () => {
    const { call, platform } = createTestPlatform()
    const path = `/services/evaluation/projects/${projectIds.shuttle}/integrations`
    await call(path)
    await call(`${path}/`, { method: 'POST', body: '{}' })
    const called = platform.ledger.entries().filter(({ calls }) => calls > 0)
    expect(called.map(({ operation }) => operation).sort()).toEqual([
      'evaluation.createIntegration',
      'evaluation.listIntegrations',
    ])
  })

  test('ids in the path are decoded', async () => {
    const { call } = createTestPlatform()
    expect((await call(`${membersPath}/${encodeURIComponent('a/b <c>')}`)).status).toBe(404)
    expect((await call(`${membersPath}/%E0%A4%A`)).status).toBe(404)
  })

  test('answers the question of another origin, and lets it read', async () => {
    const { call } = createTestPlatform()
    const headers = {
      origin: 'http://localhost:5000',
      'access-control-request-headers': 'authorization',
    }
    const asked = await call(projectsPath, { method: 'OPTIONS', headers })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe('http://localhost:5000')
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization')
    const answer = await call(projectsPath)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id')
  })
})

describe('tokens', () => {
  test.each(['', 'unknown'])('token %j answers 401 with an error name', async (as) => {
    const { call } = createTestPlatform()
    const response = await call(projectsPath, { as })
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
    const { call } = createTestPlatform()
    const response = await call(`${projectsPath}/${projectId}/members/x`, { as })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: 'request_forbidden', error_code: 403 })
  })

  test('an open operation needs none', async () => {
    const { call } = createTestPlatform()
    const response = await call('/services/auth/status', { as: '' })
    expect(await response.json()).toEqual({ maintenances: [] })
  })
})

describe('lists', () => {
  test('are cut into pages', async () => {
    const { call } = createTestPlatform()
    const first = await (await call(`${projectsPath}?size=3`)).json()
    expect(first.projects).toHaveLength(3)
    const rest = await (await call(`${projectsPath}?size=3&next_token=${first.next_token}`)).json()
    expect(rest).toEqual({
      projects: [{ id: projectIds.empty, display_name: 'Empty project' }],
    })
  })

  test('a token of another making is refused', async () => {
    const { call } = createTestPlatform()
    for (const token of ['x', btoa('{}'), '%F0']) {
      const response = await call(`${projectsPath}?next_token=${token}`)
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
    const { call, platform } = createTestPlatform()
    const response = await call(path)
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
    ['{"member_subject_ids": ["a", 1]}', 'memberSubjectIds.1'],
    ['{}', 'memberSubjectIds'],
    ['{', 'not JSON'],
    ['', 'missing'],
  ])('the body %s answers 400: %s', async (body, finding) => {
    const { call } = createTestPlatform()
    const response = await call(`${membersPath}/batch`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain(finding)
  })

  test('a header that the contract demands is demanded', async () => {
    const { call } = createTestPlatform()
    const response = await call('/services/notification/notifications/ci:evaluator/metadata')
    expect((await response.json()).message).toContain('Accept-Language')
  })

  test.each([
    [true, 500],
    [false, 200],
  ])('an answer that breaks it is recorded; strict %s answers %i', async (strict, status) => {
    const checks = { request: () => [], answer: () => ['answer.projects must be array.'] }
    const { call, platform } = createTestPlatform({ checks, strict })
    expect((await call(projectsPath)).status).toBe(status)
    const entry = platform.ledger.entries().find(({ calls }) => calls > 0)
    expect(entry?.violations).toEqual([
      { side: 'answer', message: 'answer.projects must be array.' },
    ])
  })
})

describe('the same seed', () => {
  const listing = `/services/ml/projects/${projectIds.robotaxi}/experiments`

  const walk = async (seed: string) => {
    const { call, post } = createTestPlatform({ seed })
    const subjects = { member_subject_ids: personas.map(({ subjectId }) => subjectId) }
    const answers = [
      await call(projectsPath),
      await call(listing),
      await post(`${membersPath}/batch`, subjects),
      await call(`${membersPath}/unknown`),
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
    const { call } = createTestPlatform()
    const other = createTestPlatform()
    await other.call(`${listing}/other`)
    expect(await (await call(listing)).text()).toBe(await (await other.call(listing)).text())
  })

  test('a reset makes the same world again', async () => {
    const { call, platform } = createTestPlatform()
    const before = await (await call(listing)).text()
    platform.latency.milliseconds = 5
    platform.faults.add({ operation: '*', fault: { kind: 'drop' } })
    platform.clock.jump(3600)
    platform.reset()
    expect(platform.latency.milliseconds).toBe(0)
    expect(platform.faults.list()).toEqual([])
    expect(platform.clock.timestamp()).toBe('2024-03-05T09:40:00.000Z')
    expect(await (await call(listing)).text()).toBe(before)
    platform.reset('other')
    expect(platform.seed).toBe('other')
  })
})

test('the ledger lists every operation, called or not, and who answers it', async () => {
  const { call, platform } = createTestPlatform()
  await call(projectsPath)
  await call(projectsPath)
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
  const { call, platform } = createTestPlatform()
  platform.latency.milliseconds = 40
  const before = performance.now()
  await call(projectsPath)
  expect(performance.now() - before).toBeGreaterThanOrEqual(39)
})

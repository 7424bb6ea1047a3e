import { describe, expect, test } from 'vitest'
import { operations } from '../contracts.ts'
import { startTestPlatform } from '../testing/test-platform.ts'
import { projectIds } from '../world/world-projects.ts'
import { codecChecks } from './codec-checks.ts'
import type { Checks } from './contract-checks.ts'
import { loadSchemaChecks } from './schema-checks.ts'

const schemaChecks = await loadSchemaChecks()

const operationOf = (name: string) => {
  const found = operations.find(({ service, id }) => `${service}.${id}` === name)
  if (!found) throw new Error(`There is no operation ${name}.`)
  return found
}

const listProjects = operationOf('project.listProjects')
const batchGetMembers = operationOf('project.batchGetMembers')
const cancelJob = operationOf('evaluation.cancelJob')
const project = { id: 'p', display_name: 'P' }

describe.each<[string, Checks]>([
  ['by codec', codecChecks],
  ['by schema', schemaChecks],
])('checks %s', (_, checks) => {
  const request = (query: object, body?: unknown) =>
    checks.request(body === undefined ? listProjects : batchGetMembers, {
      path: body === undefined ? {} : { projectId: 'p' },
      query: { ...query },
      header: {},
      body,
    })

  test('let a good request pass', () => {
    expect(request({})).toEqual([])
    expect(request({ size: 20, next_token: 'x' })).toEqual([])
    expect(request({}, { member_subject_ids: ['a'] })).toEqual([])
  })

  test.each([
    [{ size: 'ten' }, undefined, 'size'],
    [{ size: 1.5 }, undefined, 'size'],
    [{}, {}, /member_?subject_?ids/i],
    [{}, { member_subject_ids: 'a' }, /member_?subject_?ids/i],
    [{}, [], 'object'],
  ])('find what is wrong with query %j and body %j', (query, body, finding) => {
    expect(request(query, body).join(' ')).toMatch(finding)
  })

  test('let a good answer pass', () => {
    expect(checks.answer(listProjects, 200, { projects: [project], next_token: 'x' })).toEqual([])
    expect(checks.answer(cancelJob, 204, undefined)).toEqual([])
  })

  test.each([
    [{ projects: [{ id: 'p' }] }, /display_?name/i],
    [{ projects: [{ ...project, id: 7 }] }, 'projects.0.id'],
    [{}, 'projects'],
    [undefined, 'object'],
  ])('find what is wrong with the answer %j', (body, finding) => {
    expect(checks.answer(listProjects, 200, body).join(' ')).toMatch(finding)
  })

  test('find a body where none belongs', () => {
    expect(checks.answer(cancelJob, 204, {})).toHaveLength(1)
  })

  test('let a failure pass in both forms', () => {
    for (const body of [{ message: 'No.' }, { error: 'no' }]) {
      expect(checks.answer(listProjects, 404, body)).toEqual([])
    }
  })
})

describe('checks by schema', () => {
  test('know limits', () => {
    const findings = schemaChecks.request(listProjects, {
      path: {},
      query: { size: 101 },
      header: {},
      body: undefined,
    })
    expect(findings).toEqual(['query.size must be <= 100.'])
  })

  test.each(['a b', '..', 'a%2Fb', 'ä'])('know that %s is no id', (projectId) => {
    const findings = schemaChecks.request(batchGetMembers, {
      path: { projectId },
      query: {},
      header: {},
      body: undefined,
    })
    expect(findings.join(' ')).toContain('path.project_id must match pattern')
  })

  test('know which statuses an operation may answer', () => {
    expect(schemaChecks.answer(listProjects, 201, { projects: [] })).toEqual([
      'The contract declares no answer with status 201.',
    ])
  })

  test('know ids that are numbers', () => {
    const areaMap = operationOf('map.listAreaMapVersions')
    const at = (areaMapId: string) =>
      schemaChecks.request(areaMap, {
        path: { projectId: 'p', areaMapId },
        query: {},
        header: {},
        body: undefined,
      })
    expect(at('12')).toEqual([])
    expect(at('twelve').join(' ')).toContain('area_map_id')
  })
})

describe('random answers', () => {
  const reading = operations.filter(({ method, body, query }) => {
    const needsQuery = query?.fields.some(({ required }) => required)
    return method === 'GET' && !body && !needsQuery
  })

  test.each(
    reading.map((operation) => [`${operation.service}.${operation.id}`, operation] as const),
  )('%s fits its contract', async (name, operation) => {
    const { send, platform } = startTestPlatform()
    const path = operation.path.replace('{projectId}', projectIds.shuttle).replace(/\{\w+\}/g, '12')
    const headers = { authorization: 'Bearer member', ...operation.headers }
    await send(`/services/${operation.service}${path}`, { headers })
    const entry = platform.ledger.entries().find(({ operation: called }) => called === name)
    expect(entry).toMatchObject({ calls: 1, violations: [] })
    expect(Object.keys(entry?.statuses ?? {})).not.toContain('500')
  })
})

import { describe, expect, test } from 'vitest'
import type { Result } from './book.ts'
import { htmlText } from './html.ts'
import { junitText } from './junit.ts'
import { createReport, exitCodeOf, terminalText } from './report.ts'
import { type RunOptions, runContractTests } from './run.ts'
import type { Lie } from './test-platform.ts'
import { aboutSuites, createTestRuns, defaults, type Fields, instead } from './test-run.ts'

const { run, start } = createTestRuns()

const resultOf = (results: readonly Result[], operation: string) =>
  results.find((result) => result.operation === operation)

describe('an honest platform', () => {
  test('has nothing against it', async () => {
    const { results } = await run({ operations: ['evaluation.listSuites', 'evaluation.getSuite'] })
    expect(
      results.map(({ operation, result, tried, notes }) => [operation, result, tried, notes]),
    ).toEqual([
      ['listSuites', 'ok', ['answer', 'paging', 'parameters', 'access'], []],
      ['getSuite', 'ok', ['answer', 'unknown id', 'access'], []],
    ])
  })

  test('is not changed without being asked to', async () => {
    const { results, calls } = await run({ operations: ['createSuite', 'deprecateSuite'] })
    expect(new Set(calls)).toEqual(new Set(['project.listProjects']))
    expect(results).toMatchObject([
      { result: 'not tried', excused: true, notes: ['changes something; tried with --write'] },
      { result: 'not tried', excused: true },
    ])
  })

  test('keeps what is made, changed and deleted', async () => {
    const operations = ['createSuite', 'updateSuite', 'deprecateSuite']
    const { results, suites } = await run({ operations, write: true })
    expect(results.map(({ result, tried }) => [result, tried])).toEqual(
      operations.map(() => ['ok', ['input', 'access', 'answer', 'round trip']]),
    )
    expect(suites.map(({ id, deprecated }) => [id, deprecated])).toEqual([
      ['suite-1', false],
      ['suite-2', false],
      ['suite-3', true],
      ['suite-4', true],
    ])
  })
})

describe('things of others', () => {
  test('are not deleted when nothing of its own could be made', async () => {
    const lie = instead('evaluation.createSuite', { status: 500 })
    const operations = ['createSuite', 'updateSuite', 'deprecateSuite']
    const { results, calls } = await run({ operations, write: true }, lie)
    expect(calls).not.toContain('evaluation.deprecateSuite')
    expect(calls).not.toContain('evaluation.updateSuite')
    expect(results.map(({ result }) => result)).toEqual(['violations', 'not tried', 'not tried'])
    expect(resultOf(results, 'deprecateSuite')?.notes).toEqual(['createSuite answers 500'])
  })

  test('are not changed on a platform that people work with', async () => {
    const real = { isMock: false, pass: async () => false }
    const options = { services: ['catalog'], write: true, project: 'project-1' }
    const { results, calls } = await run(options, undefined, real)
    expect(calls).not.toContain('catalog.publishFirmwareRelease')
    expect(resultOf(results, 'publishFirmwareRelease')).toMatchObject({
      result: 'not tried',
      notes: ["would change a draft of a firmware release that is not the tests' own"],
    })
    expect(calls).not.toContain('catalog.createCatalogShare')
    expect(resultOf(results, 'createCatalogShare')?.notes).toEqual([
      'no second project to share with; name one by --partner',
    ])
  })
})

describe('what cannot be tried', () => {
  test('says what is missing and where', async () => {
    const lie = instead('evaluation.listSuites', { status: 200, body: { suites: [] } })
    const { results } = await run({ operations: ['getSuite'] }, lie)
    expect(results).toMatchObject([
      { result: 'not tried', notes: ['no suite in project Sandbox, by evaluation.listSuites'] },
    ])
    expect(createReport({ ...head, mustOfferAll: true, operations: results })).toMatchObject({
      passed: 0,
      failed: 1,
      notTried: 0,
    })
    expect(createReport({ ...head, mustOfferAll: false, operations: results })).toMatchObject({
      passed: 0,
      failed: 0,
      notTried: 1,
    })
  })

  test('says what the platform refuses', async () => {
    const body = { error: 'request_forbidden', error_description: 'Not for you.' }
    const lie = instead('evaluation.listSuites', { status: 403, body })
    const { results } = await run({ operations: ['listSuites'] }, lie)
    expect(results).toMatchObject([
      { result: 'not tried', notes: ['the platform answers 403: Not for you.'] },
    ])
  })

  test.each([
    [
      'a token that is not accepted',
      401,
      {},
      'The platform does not accept the access token: The token has expired.',
    ],
    [
      'a list of projects that fails',
      500,
      {},
      'The projects cannot be listed: 500: The token has expired.',
    ],
    [
      'a project that is not listed',
      200,
      { project: 'project-9' },
      'There is no project project-9 among those of the token: project-1.',
    ],
  ])('%s ends the run', async (_, status, options, message) => {
    const body = { error: 'request_unauthorized', error_description: 'The token has expired.' }
    const lie = instead('project.listProjects', (honest) =>
      status === 200 ? honest : { status, body },
    )
    const { end, isUnusable, results } = await run({ operations: ['getSuite'], ...options }, lie)
    expect(end).toBe(message)
    expect(isUnusable).toBe(status === 401)
    const report = createReport({ ...head, end, mustOfferAll: false, operations: results })
    expect(report.problems).toEqual([message])
    expect(exitCodeOf(report)).toBe(2)
  })
})

describe('a session that ends', () => {
  test.each([
    ['before the run', 0],
    ['within it', 6],
  ])('%s, by a token that has expired, is no broken contract', async (_, good) => {
    let calls = 0
    const lie: Lie = () => {
      calls += 1
      return calls > good ? { status: 401, body: { error: 'request_unauthorized' } } : undefined
    }
    const { end, isUnusable, results } = await run({ operations: ['listSuites'] }, lie)
    expect(end).toBe('The platform does not accept the access token: request_unauthorized')
    expect(isUnusable).toBe(true)
    expect(results.flatMap(({ violations }) => violations)).toEqual([])
  })

  test('by a host that is not there is none either', async () => {
    const urls = { evaluation: 'http://127.0.0.1:1' }
    const options = { operations: ['listSuites'], project: 'project-1' }
    const { end, isUnusable, results } = await run(options, undefined, { isMock: false, urls })
    expect(end).toMatch(/^The service evaluation cannot be reached at http:\/\/127.0.0.1:1: /)
    expect(isUnusable).toBe(true)
    expect(results.flatMap(({ violations }) => violations)).toEqual([])
  })
})

describe('a platform with one service', () => {
  const alone = async (options: Partial<RunOptions>) => {
    const { evaluation = '' } = (await start()).target.urls
    return run(options, undefined, { isMock: false, urls: { evaluation } })
  }

  test('is tried with a project and ids that are given', async () => {
    const { target: honest, documents } = await start()
    const { evaluation = '' } = honest.urls
    const target = { ...honest, isMock: false, urls: { evaluation } }
    const options = {
      ...defaults,
      project: 'project-1',
      ids: { scenario_id: '4d2c9e71-80b6-4f5a-9c13-a7e5d0f8b236' },
      operations: ['listSuitesByScenario', 'getSuite', 'getCatalog'],
    }
    const { operations, end } = await runContractTests(documents, target, options)
    expect(end).toBeUndefined()
    expect(operations.map(({ operation, result, notes }) => [operation, result, notes])).toEqual([
      ['getCatalog', 'not tried', ['its service has no address']],
      ['getSuite', 'ok', []],
      ['listSuitesByScenario', 'ok', []],
    ])
  })

  test('needs the name of a project', async () => {
    const { end } = await alone({ operations: ['getSuite'] })
    expect(end).toBe('The project service has no address: name a project by --project.')
  })
})

describe('a run that does not come to its end', () => {
  test('takes away what it has made, and tells the rest', async () => {
    const platform = await start()
    // The user asks for the end as soon as something is made.
    const isStopping = () => platform.suites.length > 2
    const options = { ...defaults, operations: ['updateSuite'], write: true }
    const run = await runContractTests(platform.documents, platform.target, options, isStopping)
    expect(run).toMatchObject({ end: 'The run was interrupted.', leftOvers: [] })
    expect([...run.kept]).toEqual([['marked as deleted', ['suite suite-3']]])
    expect(resultOf(run.operations, 'updateSuite')).toMatchObject({ excused: true })
    expect(platform.suites.map(({ deprecated }) => deprecated)).toEqual([false, false, true])
    expect(platform.calls).not.toContain('evaluation.updateSuite')
  })

  test('has told before what a killed run would leave, and a command that takes it away', async () => {
    const { target, documents } = await start()
    const told: unknown[] = []
    const options = { ...defaults, operations: ['createSuite'], write: true }
    await runContractTests(documents, target, options, undefined, (things) => {
      told.push(things.map(({ thing, id, command }) => [thing, id, command?.includes('curl')]))
    })
    expect(told).toContainEqual([['suite', 'suite-3', true]])
    expect(told.at(-1)).toEqual([])
  })

  test('lists what it could not take away, and a command that does', async () => {
    const lie = instead('evaluation.deprecateSuite', { status: 503 })
    const { leftOvers } = await run({ operations: ['createSuite'], write: true }, lie)
    const command = (id: string) =>
      expect.stringMatching(
        String.raw`^curl -sS -X POST 'http.*/projects/project-1/suites/${id}/deprecate' -H "authorization: Bearer \$CONTRACT_TOKEN"`,
      )
    expect(leftOvers).toEqual([
      { thing: 'suite', id: 'suite-3', command: command('suite-3') },
      { thing: 'other suite', id: 'suite-4', command: command('suite-4') },
    ])
  })

  test('goes on after an answer that breaks a check', async () => {
    const lie = instead('evaluation.listSuites', ({ status, body }) =>
      status === 200 ? { status, body: { ...(body as Fields), suites: [null] } } : undefined,
    )
    const { results, end } = await run(
      { operations: ['evaluation.listSuites', 'evaluation.listSources'] },
      lie,
    )
    expect(end).toBeUndefined()
    expect(results.map(({ operation, result }) => [operation, result])).toEqual([
      ['listSources', 'ok'],
      ['listSuites', 'violations'],
    ])
  })
})

test('what is found in a call that was not chosen is told apart', async () => {
  const lie = aboutSuites('evaluation.listSuites', (suite) => ({ ...suite, undeclared: 'me' }))
  const { results, all } = await run({ operations: ['getSuite'] }, lie)
  expect(results).toMatchObject([{ operation: 'getSuite', result: 'ok' }])
  expect(createReport({ ...head, mustOfferAll: false, operations: all })).toMatchObject({
    failed: 0,
    helpers: [{ operation: 'listSuites', violations: [{ path: 'suites[].undeclared' }] }],
  })
})

test('a finding has the call and the answer that show it, without what opens doors', async () => {
  const body = { message: 'no', access_token: 'abc', url: 'https://a.b/c?X-Amz-Signature=def' }
  const lie = instead('evaluation.getSuite', { status: 500, body })
  const { results } = await run({ operations: ['getSuite'] }, lie)
  const exchange = results[0]?.violations[0]?.exchange
  expect(exchange?.curl).toMatch(
    /^curl -sS -X GET 'http.*' -H "authorization: Bearer \$CONTRACT_TOKEN"/,
  )
  expect(exchange?.head).toMatch(/^500\ncontent-type: application\/json/)
  expect(exchange?.body).toBe('{"message":"no","access_token":"***","url":"https://a.b/c?***"}')
})

const head = {
  target: 'test platform',
  startedAt: '2024-03-05T09:40:00.000Z',
  seconds: 1,
  write: false,
  leftOvers: [],
  notes: [],
  end: undefined,
  isUnusable: false,
}

test('the token is in no report, whatever the platform says', async () => {
  const body = { message: 'secret-token is not good enough' }
  const lie = instead('evaluation.getSuite', { status: 500, body })
  const { results } = await run({ operations: ['getSuite'] }, lie)
  const report = createReport({ ...head, mustOfferAll: true, operations: results })
  const texts = [JSON.stringify(report), terminalText(report), junitText(report), htmlText(report)]
  for (const text of texts) {
    expect(text).toContain('*** is not good enough')
    expect(text).not.toContain('secret-token')
  }
})

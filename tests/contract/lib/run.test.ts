import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../../codegen/contract.ts'
import type { Result } from './book.ts'
import { htmlText } from './html.ts'
import { junitText } from './junit.ts'
import { type Documents, loadDocuments } from './operations.ts'
import { createReport, exitCodeOf, terminalText } from './report.ts'
import { type RunOptions, runContractTests } from './run.ts'
import type { Target } from './target.ts'
import { type Lie, startTestPlatform, type TestAnswer } from './test-platform.ts'

let documents: Documents
let running: Target | undefined

beforeAll(async () => {
  documents = await loadDocuments()
})
afterEach(() => running?.close())

type Fields = { [name: string]: Json }

const defaults: RunOptions = {
  write: false,
  project: undefined,
  partner: undefined,
  ids: {},
  origin: undefined,
  services: [],
  operations: [],
  concurrency: 2,
  timeout: 5000,
}

const run = async (options: Partial<RunOptions>, lie?: Lie, changes: Partial<Target> = {}) => {
  const platform = await startTestPlatform(documents, lie)
  running = platform.target
  const target = { ...platform.target, ...changes }
  const {
    operations: results,
    leftOvers,
    end,
  } = await runContractTests(documents, target, {
    ...defaults,
    ...options,
  })
  return {
    ...platform,
    all: results,
    results: results.filter(({ helper }) => !helper),
    leftOvers,
    end,
  }
}

const resultOf = (results: readonly Result[], operation: string) =>
  results.find((result) => result.operation === operation)

/** Findings of one operation against a platform that lies. */
const findings = async (operation: string, lie: Lie, write = false) => {
  const { results } = await run({ operations: [`evaluation.${operation}`], write }, lie)
  return results[0]?.violations.map(({ check, path, message }) => ({ check, path, message }))
}

/** Lies about the suites that a list or a single answer holds. */
const aboutSuites =
  (name: string, change: (suite: Fields) => Fields): Lie =>
  ({ operation }, honest) => {
    if (operation.name !== name || honest.status !== 200) return undefined
    const body = honest.body as Fields
    const changed = Array.isArray(body.suites)
      ? { ...body, suites: body.suites.map((suite) => change(suite as Fields)) }
      : change(body)
    return { ...honest, body: changed }
  }

const instead =
  (name: string, answer: TestAnswer | ((honest: TestAnswer) => TestAnswer | undefined)): Lie =>
  ({ operation }, honest) => {
    if (operation.name !== name) return undefined
    return typeof answer === 'function' ? answer(honest) : answer
  }

const without = (name: string) => (suite: Fields) =>
  Object.fromEntries(Object.entries(suite).filter(([key]) => key !== name))

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
    expect(calls).toEqual(['project.listProjects'])
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
    ])
  })
})

describe('a platform that lies about a body', () => {
  const cases: [string, (suite: Fields) => Fields, object][] = [
    [
      'an undeclared field',
      (suite) => ({ ...suite, undeclared: 'me' }),
      { check: 'extra', path: 'suites[].undeclared', message: 'is not declared' },
    ],
    [
      'an undeclared field deep in the tree',
      (suite) => ({ ...suite, labels: [{ key: 'area', value: 'odaiba', color: 'red' }] }),
      { check: 'extra', path: 'suites[].labels[].color', message: 'is not declared' },
    ],
    [
      'an undeclared field of an alternative',
      (suite) => ({
        ...suite,
        parameter_set_overrides: [{ name: 'weather', values: ['rain'], stop: 3 }],
      }),
      {
        check: 'extra',
        path: 'suites[].parameter_set_overrides[].stop',
        message: 'is not declared',
      },
    ],
    [
      'a missing field',
      without('display_name'),
      { check: 'missing', path: 'suites[].display_name', message: 'is missing' },
    ],
    [
      'another type',
      (suite) => ({ ...suite, description: 7 }),
      {
        check: 'mistyped',
        path: 'suites[].description',
        message: 'is 7, of type integer instead of string',
      },
    ],
    [
      'null for a field that may be absent',
      (suite) => ({ ...suite, deprecated_at: null }),
      {
        check: 'mistyped',
        path: 'suites[].deprecated_at',
        message: 'is null, of type null instead of string',
      },
    ],
    [
      'an undeclared value',
      (suite) => ({ ...suite, purpose: 'fun' }),
      {
        check: 'value',
        path: 'suites[].purpose',
        message: 'is "fun"; declared are evaluation, for_approval',
      },
    ],
    [
      'a time that is none',
      (suite) => ({ ...suite, created_at: 'yesterday' }),
      {
        check: 'value',
        path: 'suites[].created_at',
        message: 'is "yesterday", which must match format "date-time"',
      },
    ],
    [
      'a value that fits no alternative',
      (suite) => ({ ...suite, parameter_set_overrides: [{ name: 'weather' }] }),
      {
        check: 'value',
        path: 'suites[].parameter_set_overrides[]',
        message:
          'is {"name":"weather"}, which fits none of ListParameterOverride, RangeParameterOverride',
      },
    ],
  ]
  test.each(cases)('%s', async (_, change, expected) => {
    const found = await findings('listSuites', aboutSuites('evaluation.listSuites', change))
    expect(found).toEqual([expected])
  })

  test('the same lie is told once, with the number of times', async () => {
    const lie = aboutSuites('evaluation.listSuites', (suite) => ({ ...suite, undeclared: 'me' }))
    const { results } = await run({ operations: ['listSuites'] }, lie)
    expect(results[0]?.violations).toMatchObject([{ times: expect.any(Number) }])
    expect(results[0]?.violations[0]?.times).toBeGreaterThan(4)
    expect(results[0]?.violations[0]?.request).toMatch(/^GET \/projects\/project-1\/suites/)
  })
})

describe('a platform that lies about the answer', () => {
  test('an undeclared status', async () => {
    const message = 'answers 202, which is not declared; declared are 200, 4XX and 5XX'
    expect(
      await findings(
        'getSuite',
        instead('evaluation.getSuite', (honest) =>
          honest.status === 200 ? { ...honest, status: 202 } : undefined,
        ),
      ),
    ).toEqual([{ check: 'status', path: undefined, message }])
  })

  test('a failure of a valid call', async () => {
    const body = { error: 'internal', error_description: 'Out of order.' }
    expect(
      await findings('getSuite', instead('evaluation.getSuite', { status: 500, body })),
    ).toEqual([
      {
        check: 'status',
        path: undefined,
        message: 'a valid call is answered by 500 instead of 200: Out of order.',
      },
    ])
  })

  const fitsNone = (quoted: string) => `is ${quoted}, which fits none of ErrorByCode, ErrorByName`
  test.each([
    ['another error form', { reason: 'nothing there' }, fitsNone('{"reason":"nothing there"}')],
    [
      'both error forms at once',
      { message: 'no', error: 'no' },
      'fits more than one of ErrorByCode, ErrorByName',
    ],
  ])('%s', async (_, body, message) => {
    const lie = instead('evaluation.getSuite', ({ status }) =>
      status === 404 ? { status, body } : undefined,
    )
    expect(await findings('getSuite', lie)).toEqual([{ check: 'value', path: '', message }])
  })

  test('an error without a body is none of the two forms, and allowed', async () => {
    const lie = instead('evaluation.getSuite', ({ status }) =>
      status === 404 ? { status } : undefined,
    )
    expect(await findings('getSuite', lie)).toEqual([])
  })

  test('success for an id that nobody has', async () => {
    const { suites } = await startTestPlatform(documents).then(async (platform) => {
      await platform.target.close()
      return platform
    })
    const lie = instead('evaluation.getSuite', { status: 200, body: suites[0] })
    expect(await findings('getSuite', lie)).toEqual([
      {
        check: 'unknown id',
        path: 'suite_id',
        message: 'an id that does not exist is answered by 200 instead of 4xx',
      },
    ])
  })

  test('a page instead of JSON', async () => {
    const body = '<!doctype html><title>Sign in</title>'
    const lie = instead('evaluation.getSuite', ({ status }) =>
      status === 200 ? { status, body, type: 'text/html' } : undefined,
    )
    expect(await findings('getSuite', lie)).toEqual([
      {
        check: 'headers',
        path: undefined,
        message: 'content-type is text/html instead of application/json',
      },
      { check: 'body', path: undefined, message: `the body is not JSON: ${body}` },
    ])
  })

  test('JSON under another content type', async () => {
    const lie = instead('evaluation.getSuite', (honest) => ({ ...honest, type: 'text/plain' }))
    expect(await findings('getSuite', lie)).toEqual([
      {
        check: 'headers',
        path: undefined,
        message: 'content-type is text/plain instead of application/json',
      },
    ])
  })

  test('nothing where a body is declared', async () => {
    const lie = instead('evaluation.getSuite', ({ status }) => ({ status }))
    expect(await findings('getSuite', lie)).toEqual([
      { check: 'body', path: undefined, message: 'the body is empty; declared is Suite' },
    ])
  })

  test('a dropped connection', async () => {
    const lie = instead('evaluation.getSuite', { status: 0, drop: true })
    expect(await findings('getSuite', lie)).toMatchObject([{ check: 'no answer' }])
  })
})

describe('a platform that lies about a list', () => {
  test('a token that leads to the same page for ever', async () => {
    let first: Json | undefined
    const lie: Lie = ({ operation, query }, honest) => {
      if (operation.name !== 'evaluation.listSuites' || !query.has('size')) return undefined
      if (!query.has('next_token')) first = honest.body
      return { status: 200, body: first }
    }
    expect(await findings('listSuites', lie)).toEqual([
      { check: 'paging', path: undefined, message: 'next_token leads to the same page again' },
    ])
  })

  test('a page longer than its size', async () => {
    const lie: Lie = ({ operation, query }, honest) => {
      if (operation.name !== 'evaluation.listSuites' || query.get('size') !== '1') return undefined
      const { suites } = honest.body as Fields
      const [one = {}] = suites as Fields[]
      return { ...honest, body: { suites: [one, { ...one, id: 'suite-9' }] } }
    }
    expect(await findings('listSuites', lie)).toContainEqual({
      check: 'paging',
      path: 'suites[]',
      message: 'has 2 items on a page of size 1',
    })
  })

  test('a filter that lets others pass', async () => {
    const { suites } = await run({ operations: ['getSuite'] })
    await running?.close()
    const lie: Lie = ({ operation, query }) =>
      operation.name === 'evaluation.listSuites' && query.get('deprecated') === 'true'
        ? { status: 200, body: { suites } }
        : undefined
    expect(await findings('listSuites', lie)).toEqual([
      {
        check: 'filter',
        path: 'suites[].deprecated',
        message: 'deprecated=true lists items with deprecated false',
      },
    ])
  })
})

describe('a platform that forgets', () => {
  test('a change is not to be seen', async () => {
    const lie = aboutSuites('evaluation.getSuite', (suite) => ({ ...suite, description: 'old' }))
    const { results } = await run({ operations: ['updateSuite'], write: true }, lie)
    expect(resultOf(results, 'updateSuite')?.violations).toMatchObject([
      {
        check: 'round trip',
        message: 'getSuite does not show it afterwards (by description)',
      },
    ])
  })

  test('what was made is taken away all the same', async () => {
    const lie = instead('evaluation.getSuite', { status: 500 })
    const { suites } = await run({ operations: ['createSuite'], write: true }, lie)
    expect(suites.map(({ deprecated }) => deprecated)).toEqual([false, false, true])
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
    expect(results).toMatchObject([{ result: 'not tried', notes: ['no suite in project Sandbox'] }])
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
    const { end, results } = await run({ operations: ['getSuite'], ...options }, lie)
    expect(end).toBe(message)
    const report = createReport({ ...head, end, mustOfferAll: false, operations: results })
    expect(report.problems).toEqual([message])
    expect(exitCodeOf(report)).toBe(2)
  })
})

describe('a platform with one service', () => {
  const alone = async (options: Partial<RunOptions>) => {
    const platform = await startTestPlatform(documents)
    const { evaluation = '' } = platform.target.urls
    await platform.target.close()
    return run(options, undefined, { isMock: false, urls: { evaluation } })
  }

  test('is tried with a project and ids that are given', async () => {
    const platform = await startTestPlatform(documents)
    running = platform.target
    const { evaluation = '' } = platform.target.urls
    const target = { ...platform.target, isMock: false, urls: { evaluation } }
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
    const platform = await startTestPlatform(documents)
    running = platform.target
    // The user asks for the end as soon as something is made.
    const isStopping = () => platform.suites.length > 2
    const options = { ...defaults, operations: ['updateSuite'], write: true }
    const run = await runContractTests(documents, platform.target, options, isStopping)
    expect(run).toMatchObject({ end: 'The run was interrupted.', leftOvers: [] })
    expect(resultOf(run.operations, 'updateSuite')).toMatchObject({ excused: true })
    expect(platform.suites.map(({ deprecated }) => deprecated)).toEqual([false, false, true])
    expect(platform.calls).not.toContain('evaluation.updateSuite')
  })

  test('has told before what a killed run would leave, and a command that takes it away', async () => {
    const platform = await startTestPlatform(documents)
    running = platform.target
    const told: unknown[] = []
    const options = { ...defaults, operations: ['createSuite'], write: true }
    await runContractTests(documents, platform.target, options, undefined, (things) => {
      told.push(things.map(({ thing, id, command }) => [thing, id, command?.includes('curl')]))
    })
    expect(told).toContainEqual([['suite', 'suite-3', true]])
    expect(told.at(-1)).toEqual([])
  })

  test('lists what it could not take away, and a command that does', async () => {
    const lie = instead('evaluation.deprecateSuite', { status: 503 })
    const { leftOvers } = await run({ operations: ['createSuite'], write: true }, lie)
    expect(leftOvers).toEqual([
      {
        thing: 'suite',
        id: 'suite-3',
        command: expect.stringMatching(
          /^curl -sS -X POST 'http.*\/projects\/project-1\/suites\/suite-3\/deprecate' -H "authorization: Bearer \$CONTRACT_TOKEN"/,
        ),
      },
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

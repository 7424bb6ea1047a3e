import { describe, expect, test } from 'vitest'
import type { Json } from '../../../codegen/contract.ts'
import type { Lie, TestAnswer } from './test-platform.ts'
import { aboutSuites, createTestRuns, type Fields, instead } from './test-run.ts'

const { run, start, findings } = createTestRuns()

const without = (name: string) => (suite: Fields) =>
  Object.fromEntries(Object.entries(suite).filter(([key]) => key !== name))

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
      ({ parameter_set_overrides: overrides = [], ...suite }) => ({
        ...suite,
        parameter_set_overrides: [overrides].flat().map((one) => ({ ...Object(one), stop: 3 })),
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

const fitsNone = (quoted: string) => `is ${quoted}, which fits none of ErrorByCode, ErrorByName`

describe('a platform that lies about the answer', () => {
  /** Lies about answers of one status. */
  const of = (status: number, change: (honest: TestAnswer) => TestAnswer) => (honest: TestAnswer) =>
    honest.status === status ? change(honest) : undefined

  test.each<[string, Parameters<typeof instead>[1], object[]]>([
    [
      'an undeclared status',
      of(200, (honest) => ({ ...honest, status: 202 })),
      [
        {
          check: 'status',
          message: 'answers 202, which is not declared; declared are 200, 4XX and 5XX',
        },
      ],
    ],
    [
      'a failure of a valid call',
      { status: 500, body: { error: 'internal', error_description: 'Out of order.' } },
      [
        {
          check: 'status',
          message: 'a valid call is answered by 500 instead of 200: Out of order.',
        },
      ],
    ],
    [
      'another error form',
      of(404, ({ status }) => ({ status, body: { reason: 'nothing there' } })),
      [{ check: 'value', path: '', message: fitsNone('{"reason":"nothing there"}') }],
    ],
    [
      'both error forms at once',
      of(404, ({ status }) => ({ status, body: { message: 'no', error: 'no' } })),
      [
        {
          check: 'value',
          path: '',
          message: 'fits more than one of ErrorByCode, ErrorByName',
        },
      ],
    ],
    [
      'an error without a body',
      of(404, ({ status }) => ({ status })),
      [{ check: 'body', message: 'the body is empty; declared is ErrorBody' }],
    ],
    ['no body from in front of the service', of(404, () => ({ status: 403 })), []],
    [
      'a page instead of JSON',
      of(200, ({ status }) => ({
        status,
        body: '<!doctype html><title>Sign in</title>',
        type: 'text/html',
      })),
      [
        { check: 'headers', message: 'content-type is text/html instead of application/json' },
        {
          check: 'body',
          message: 'the body is not JSON: <!doctype html><title>Sign in</title>',
        },
      ],
    ],
    [
      'JSON under another content type',
      (honest) => ({ ...honest, type: 'text/plain' }),
      [{ check: 'headers', message: 'content-type is text/plain instead of application/json' }],
    ],
    [
      'nothing where a body is declared',
      of(200, ({ status }) => ({ status })),
      [{ check: 'body', message: 'the body is empty; declared is Suite' }],
    ],
  ])('%s', async (_, answer, expected) => {
    const found = await findings('getSuite', instead('evaluation.getSuite', answer))
    expect(found).toEqual(expected)
  })

  test('success for an id that nobody has', async () => {
    const { suites } = await start()
    const lie = instead('evaluation.getSuite', { status: 200, body: suites[0] })
    expect(await findings('getSuite', lie)).toEqual([
      {
        check: 'unknown id',
        path: 'suite_id',
        message: 'an id that does not exist is answered by 200 instead of 4xx',
      },
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
    const { suites } = await start()
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
      { check: 'paging', path: 'suites[]', message: 'has 2 items on a page of size 1' },
    ])
  })
})

describe('a platform that forgets', () => {
  test('a change is not to be seen', async () => {
    const lie = aboutSuites('evaluation.getSuite', (suite) => ({ ...suite, description: 'old' }))
    const { results } = await run({ operations: ['updateSuite'], write: true }, lie)
    expect(results.find(({ operation }) => operation === 'updateSuite')?.violations).toMatchObject([
      {
        check: 'round trip',
        message: 'getSuite does not show it afterwards (by description)',
      },
    ])
  })

  test('what was made is taken away all the same', async () => {
    const lie = instead('evaluation.getSuite', { status: 500 })
    const { suites } = await run({ operations: ['createSuite'], write: true }, lie)
    expect(suites.map(({ deprecated }) => deprecated)).toEqual([false, false, true, true])
  })
})

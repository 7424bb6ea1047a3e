import { describe, expect, test } from 'vitest'
import type { Result } from './book.ts'
import { htmlText } from './html.ts'
import { junitText } from './junit.ts'
import { createReport, exitCodeOf, terminalText } from './report.ts'

const result = (changes: Partial<Result>): Result => ({
  service: 'evaluation',
  operation: 'listSuites',
  method: 'GET',
  path: '/projects/{project_id}/suites',
  result: 'ok',
  notes: [],
  excused: false,
  tried: ['answer'],
  violations: [],
  known: [],
  remembered: true,
  helper: false,
  calls: 3,
  milliseconds: 12,
  ...changes,
})

const results = [
  result({}),
  result({
    operation: 'getSuite',
    result: 'violations',
    violations: [
      {
        check: 'extra',
        path: 'owner',
        message: 'is "<script>alert(1)</script>\u0000"',
        times: 2,
        request: 'GET /projects/p/suites/s',
      },
    ],
  }),
  result({
    operation: 'createSuite',
    result: 'not tried',
    excused: true,
    tried: [],
    notes: ['changes something; tried with --write'],
  }),
  result({
    service: 'map',
    operation: 'getAreaMap',
    result: 'not tried',
    tried: [],
    notes: ['no area map in project Sandbox'],
  }),
]

const head = {
  target: 'the mock platform',
  startedAt: '2024-03-05T09:40:00.000Z',
  seconds: 1.25,
  write: false,
  leftOvers: [],
  notes: [],
  end: undefined,
  isUnusable: false,
}

const report = (mustOfferAll: boolean) =>
  createReport({ ...head, mustOfferAll, operations: results })

test('what was not tried without an excuse fails where everything has to be on offer', () => {
  expect(report(true)).toMatchObject({ passed: 1, failed: 2, notTried: 1 })
  expect(report(false)).toMatchObject({ passed: 1, failed: 1, notTried: 2 })
})

test('the terminal lists every operation and every finding', () => {
  expect(terminalText(report(true)).split('\n')).toEqual([
    'evaluation  listSuites   ok  answer',
    'evaluation  createSuite  not tried',
    '    not tried: changes something; tried with --write',
    'evaluation  getSuite     violations  answer',
    '    extra owner: is "<script>alert(1)</script>\u0000" (2 times) (GET /projects/p/suites/s)',
    'map         getAreaMap   failed, not tried',
    '    not tried: no area map in project Sandbox',
    '',
    '4 operations of the mock platform: 1 passed, 2 failed, 1 not tried, in 1.3 s',
  ])
})

test('JUnit counts per service and escapes what a platform says', () => {
  const text = junitText(report(true))
  expect(text).toContain('tests="4" failures="2" errors="0" skipped="1"')
  expect(text).toContain('<testsuite name="evaluation" tests="3" failures="1" skipped="1">')
  expect(text).toContain('<testsuite name="map" tests="1" failures="1" skipped="0">')
  expect(text).toContain('<skipped message="not tried: changes something; tried with --write"/>')
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;')
  expect(text).not.toContain('\u0000')
})

test('the page stands alone and escapes what a platform says', () => {
  const text = htmlText(report(true))
  expect(text).not.toMatch(/<script|<link|src=|https?:/)
  expect(text).toContain('&lt;script&gt;')
  expect(text).toContain('2 failed')
  // Failures stand first.
  expect(text.indexOf('getSuite')).toBeLessThan(text.indexOf('listSuites'))
})

describe('a run that says too little', () => {
  const run = (operations: Result[], demands = { minTried: 0, mustTry: [] as string[] }) =>
    createReport({ ...head, mustOfferAll: false, operations, demands })
  const untried = (operation: string) =>
    result({ operation, result: 'not tried', tried: [], notes: ['no suite in project A'] })

  test('tried nothing', () => {
    const report = run([untried('getSuite')])
    expect(report.problems).toEqual([
      'Nothing was tried.',
      'evaluation.getSuite was not tried: no suite in project A.',
    ])
    expect(exitCodeOf(report)).toBe(2)
    expect(junitText(report)).toContain(
      '<testsuites name="Contract tests of the mock platform" tests="3" failures="0" errors="2"',
    )
    expect(junitText(report)).toContain('<error message="Nothing was tried."/>')
  })

  test('tried less than was asked for', () => {
    const demands = { minTried: 80, mustTry: ['evaluation.getSuite', 'listSuites'] }
    const report = run([result({}), untried('getSuite')], demands)
    expect(report.problems).toEqual([
      '50 % of the operations were tried; --min-tried asks for 80 %.',
      'evaluation.getSuite was not tried: no suite in project A.',
    ])
    expect(exitCodeOf(report)).toBe(2)
  })

  test('does not count what was not to be tried', () => {
    const excused = { ...untried('createSuite'), excused: true }
    expect(run([result({}), excused], { minTried: 100, mustTry: [] }).problems).toEqual([])
  })

  test('left out one operation without an excuse', () => {
    const report = run([result({}), untried('getSuite')])
    expect(report.problems).toEqual(['evaluation.getSuite was not tried: no suite in project A.'])
    expect(exitCodeOf(report)).toBe(2)
  })

  test('had no session, and so found nothing out', () => {
    const end = 'The platform does not accept the access token.'
    const report = createReport({
      ...head,
      mustOfferAll: false,
      operations: results,
      end,
      isUnusable: true,
    })
    expect(report.failed).toBe(1)
    expect(exitCodeOf(report)).toBe(2)
  })

  test('tells a broken contract first', () => {
    expect(
      exitCodeOf(
        createReport({ ...head, mustOfferAll: false, operations: results, end: 'interrupted' }),
      ),
    ).toBe(1)
  })
})

test('what only random answers stand behind is counted apart', () => {
  const report = createReport({
    ...head,
    mustOfferAll: true,
    operations: [result({}), result({ remembered: false }), result({ remembered: false })],
  })
  expect(terminalText(report)).toContain('3 passed (1 by behaviour, 2 by form)')
})

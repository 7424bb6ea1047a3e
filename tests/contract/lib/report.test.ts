import { expect, test } from 'vitest'
import type { Result } from './book.ts'
import { htmlText } from './html.ts'
import { junitText } from './junit.ts'
import { createReport, terminalText } from './report.ts'

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

const report = (mustOfferAll: boolean) =>
  createReport({
    target: 'the mock platform',
    startedAt: '2024-03-05T09:40:00.000Z',
    seconds: 1.25,
    write: false,
    mustOfferAll,
    operations: results,
  })

test('what was not tried without an excuse fails where everything has to be on offer', () => {
  expect(report(true)).toMatchObject({ passed: 1, failed: 2, notTried: 1 })
  expect(report(false)).toMatchObject({ passed: 1, failed: 1, notTried: 2 })
})

test('the terminal lists every operation and every finding', () => {
  expect(terminalText(report(true)).split('\n')).toEqual([
    'evaluation  listSuites   ok  answer',
    'evaluation  getSuite     violations  answer',
    '    extra owner: is "<script>alert(1)</script>\u0000" (2 times) (GET /projects/p/suites/s)',
    'evaluation  createSuite  not tried',
    '    not tried: changes something; tried with --write',
    'map         getAreaMap   failed, not tried',
    '    not tried: no area map in project Sandbox',
    '',
    '4 operations of the mock platform: 1 passed, 2 failed, 1 not tried, in 1.3 s',
  ])
})

test('JUnit counts per service and escapes what a platform says', () => {
  const text = junitText(report(true))
  expect(text).toContain('tests="4" failures="2" skipped="1"')
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
  expect(text).toContain('1 failed')
})

import { expect, test } from 'vitest'
import { reportOf } from './costs-reporter.ts'

const costs = { setup: 100, pages: 500, actions: 300, waits: 100, axe: 0 }

test('tells the slowest tests with what they spend their time on, and the folders', () => {
  const tests = [
    { spec: 'suites/list.spec.ts', title: 'quick', milliseconds: 1000, costs },
    { spec: 'budgets.spec.ts', title: 'slow › one', milliseconds: 4000, costs },
    { spec: 'suites/detail.spec.ts', title: 'other', milliseconds: 2000, costs },
  ]
  expect(reportOf(tests).split('\n')).toEqual([
    'Browser tests took 7.0 s, one after the other: setup 4 %, pages 21 %, actions 13 %, waits 4 %, axe 0 %',
    'Slowest:',
    '    4.0 s  budgets.spec.ts › slow › one (setup 0.1, pages 0.5, actions 0.3, waits 0.1, axe 0.0)',
    '    2.0 s  suites/detail.spec.ts › other (setup 0.1, pages 0.5, actions 0.3, waits 0.1, axe 0.0)',
    '    1.0 s  suites/list.spec.ts › quick (setup 0.1, pages 0.5, actions 0.3, waits 0.1, axe 0.0)',
    'By folder:',
    '    4.0 s  budgets.spec.ts, 1 tests, 4.0 s each',
    '    3.0 s  suites, 2 tests, 1.5 s each',
  ])
})

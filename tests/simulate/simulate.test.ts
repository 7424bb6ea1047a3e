import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Calls, readCalls } from './calls.ts'
import { mixes, workingDay } from './mixes.ts'
import { pollingScreens } from './polling-screens.ts'
import { assumptionTable, guideFile, screenTable, withTables } from './report.ts'
import { type Event, simulate } from './simulate.ts'

const table = readCalls()
const load = (event: Event, consoles = 10_000, others: { lasts?: number; reloads?: number } = {}) =>
  simulate({ consoles, seed: 'scale', mix: workingDay, table, event, ...others }).get('all')

test('every screen of the mixes, and each that polls, is in the table', () => {
  for (const screen of Object.values(mixes).flatMap(Object.keys)) {
    expect(table[screen]?.failing, screen).toBeDefined()
  }
  for (const screen of Object.keys(pollingScreens)) expect(table[screen]?.polls).toBeDefined()
})

test('the guide has the calls of every screen, and what the simulation assumes', () => {
  const guide = readFileSync(guideFile, 'utf8')
  expect(guide).toContain(screenTable(table))
  expect(guide).toContain(assumptionTable())
})

test('tables of the guide are put in the place of those with the same head', () => {
  const guide = '# A\n\n| one | b |\n| 1 |\n\ntext\n\n| two | b |\n| 2 |\n'
  expect(withTables(guide, ['| two | c |\n| 3 |', '| one | c |'])).toBe(
    '# A\n\n| one | c |\n\ntext\n\n| two | c |\n| 3 |\n',
  )
  expect(() => withTables(guide, ['| three | b |'])).toThrow('no table that begins with | three |')
})

test('what is polled carries an entity tag', () => {
  const isTagged = (operation: string) => {
    const [service = '', id] = operation.split('.')
    const { paths } = JSON.parse(readFileSync(`generated/${service}/wire.json`, 'utf8')) as {
      paths: Record<string, Record<string, { operationId?: string; responses?: object }>>
    }
    const found = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .find(({ operationId }) => operationId === id)
    return JSON.stringify(found?.responses ?? {}).includes('"ETag"')
  }
  const polled = new Set(
    Object.values(table).flatMap(({ polls = {} }: { polls?: Calls }) => Object.keys(polls)),
  )
  expect([...polled].filter((operation) => !isTagged(operation))).toEqual([])
  expect(polled.size).toBeGreaterThan(5)
})

test('the same seed gives the same load', () => {
  expect(load('outage', 500)).toEqual(load('outage', 500))
})

test.each([
  // Many consoles: of few the busiest second is made by chance as much as by so short an outage.
  { lasts: 10, reloads: 0, consoles: 30_000 },
  { lasts: 300, reloads: 0.2, consoles: 10_000 },
])(
  'after an outage of $lasts s, with $reloads who reload, at most twice the load at rest',
  ({ consoles, ...outage }) => {
    const { rest = 0, after } = load('outage', consoles, outage) ?? {}
    expect(rest).toBeGreaterThan(200)
    expect(after).toBeLessThanOrEqual(2 * rest)
  },
  120_000,
)

test.each([
  { event: 'deployment', lasts: 120 },
  { event: 'maintenance', lasts: 1800 },
] as const)(
  'after a $event, too',
  ({ event, lasts }) => {
    // Many more consoles: some screens ask for a hundred things at once, and of few consoles the busiest second is
    // the one in which some of these meet by chance.
    const { rest = 0, during = 0, after = 0 } = load(event, 30_000, { lasts }) ?? {}
    expect(Math.max(during, after)).toBeLessThanOrEqual(2 * rest)
  },
  120_000,
)

import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '@/lib/csv.ts'
import { partly } from '@/lib/partly.ts'
import {
  caseParts,
  casePartsOfSpec,
  type GridParts,
  gridCsv,
  gridOf,
  rowDiffers,
  rowNames,
  suiteParts,
  totalsOf,
} from './grid-model.ts'

const suite = (id: string, failureCount: number, given: object = {}) =>
  partly<SuiteReport>({
    id: `r-${id}`,
    status: failureCount > 0 ? 'failed' : 'succeeded',
    suite: { id, displayName: `Suite ${id}` },
    failureCauseLabels: [],
    caseResults: { totalCount: 4, successCount: 4 - failureCount, failureCount },
    availableCaseResults: { totalCount: 3, successCount: 3, failureCount: 0 },
    ...given,
  })

const run = (failures: Record<string, number>) =>
  suiteParts(
    Object.entries(failures).map(([id, count]) => suite(id, count)),
    false,
  )

const differing = (reports: readonly GridParts[]) => {
  const grid = gridOf(reports)
  return grid.rows.filter((row) => rowDiffers(row, grid)).map(({ key }) => key)
}

test('rows are those that any report has, by name; those differ that are not alike in all', () => {
  const reports = [run({ 10: 0, 2: 1 }), run({ 2: 1, 10: 2 }), run({ 2: 1, 3: 0, 10: 0 })]
  expect(gridOf(reports).rows.map(({ key }) => key)).toEqual(['2', '3', '10'])
  expect(differing(reports)).toEqual(['3', '10'])
  expect(differing([run({ 1: 1 }), run({ 1: 1 })])).toEqual([])
})

test('a canceled suite is left out, and N/A mode takes the counts that are available', () => {
  const reports = [suite('1', 2), suite('2', 0, { status: 'canceled' })]
  expect([...suiteParts(reports, false).keys()]).toEqual(['1'])
  expect(suiteParts(reports, false).get('1')?.status).toBe('failed')
  expect(suiteParts(reports, true).get('1')).toMatchObject({
    status: 'succeeded',
    counts: { totalCount: 3 },
  })
  expect(totalsOf(suiteParts([suite('1', 2), suite('3', 1)], false))).toEqual({
    totalCount: 8,
    successCount: 5,
    failureCount: 3,
  })
})

test('reports that come one by one, in any order, make the rows of all of them together', () => {
  const report = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 0, max: 2 }))
  fc.assert(
    fc.property(fc.array(report, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (all, order) => {
      const reports = all.map(run)
      const shuffled = [...reports].sort(() => ((order.next().value ?? 0) % 2) - 0.5)
      let grid = gridOf([])
      for (const [index] of shuffled.entries()) grid = gridOf(shuffled.slice(0, index + 1), grid)
      const whole = gridOf(reports)
      const summary = (of: typeof grid) => of.rows.map((row) => [row.key, rowDiffers(row, of)])
      expect(summary(grid)).toEqual(summary(whole))
      // Without the last report it is counted from scratch.
      expect(summary(gridOf(reports.slice(0, -1), grid))).toEqual(
        summary(gridOf(reports.slice(0, -1))),
      )
    }),
  )
})

test('reports that bring no new rows leave the rows as they are, for what shows them', () => {
  const grid = gridOf([run({ 1: 1, 2: 0 })])
  const more = gridOf([...grid.parts, run({ 2: 2 })], grid)
  expect(more.rows).toBe(grid.rows)
  expect(more.rows.map((row) => rowDiffers(row, more))).toEqual([true, true])
  const [, ...rows] = gridOf([...more.parts, run({ 0: 1 })], more).rows
  expect(rows.every((row, index) => row === grid.rows[index])).toBe(true)
})

test('cases are named by what varies and sorted by numbers', () => {
  const one = (gap: string) =>
    partly<CaseReport>({
      id: gap,
      status: 'succeeded',
      failureCauseLabels: [],
      scenario: { id: 'cut-in' },
      scenarioParameters: { speed: '30', gap },
    })
  const grid = gridOf([caseParts([one('10'), one('9'), one('-1')])])
  expect(grid.rows.map(rowNames(grid.rows))).toEqual([['gap=-1'], ['gap=9'], ['gap=10']])
})

test('the file holds heads and rows as shown, and no formulas', () => {
  const reports = run({ 1: 1 })
  const grid = gridOf([reports])
  const column = { heads: ['=cmd()', undefined, '-1'], parts: reports }
  const later = { heads: ['Later', '2024', '-1'], parts: undefined }
  const heads = ['Suites', 'Date', 'Job ID']
  expect(toCsv(gridCsv(heads, grid.rows, rowNames(grid.rows), [column, later]))).toBe(
    "Suites,'=cmd(),Later\r\nDate,,2024\r\nJob ID,'-1,'-1\r\nSuite 1,\"failed, 1 of 4 failed\",\r\n",
  )
})

const ran = (
  id: string,
  status: CaseReport['status'],
  labels: string[] = [],
  seconds = 5,
): CaseReport =>
  partly<CaseReport>({
    id,
    status,
    failureCauseLabels: labels,
    scenario: { id: 'cut-in' },
    scenarioParameters: { gap: '1' },
    startedAt: '2024-03-05T00:00:00Z',
    finishedAt: `2024-03-05T00:00:0${seconds}.900Z`,
  })

test('equal cases, as several suites run them, are one row: the worst of them, and how many there are', () => {
  const parts = caseParts([
    ran('1', 'succeeded'),
    ran('2', 'failed', ['collision']),
    ran('3', 'canceled'),
  ])
  expect([...parts.values()]).toMatchObject([
    {
      status: 'failed',
      cause: 'collision',
      counts: { totalCount: 3, successCount: 1, failureCount: 1 },
    },
  ])
  expect(totalsOf(parts)).toEqual({ totalCount: 3, successCount: 1, failureCount: 1 })
})

test.each([
  [['2'], { status: 'succeeded', counts: undefined, cause: undefined }],
  [['1'], { status: 'failed', counts: undefined, cause: 'collision' }],
  [['1', '2'], { status: 'unavailable', counts: undefined, cause: undefined }],
])('in N/A mode cases that are marked do not count: %j', (marked, expected) => {
  const parts = caseParts([ran('1', 'succeeded'), ran('2', 'failed', ['collision'])], {
    isUnavailable: ({ id }) => marked.includes(id),
  })
  expect([...parts.values()]).toMatchObject([expected])
})

test('in N/A mode no case of a scenario counts that is marked', () => {
  const spec = (unavailable: boolean) =>
    partly<SpecReport>({ id: 's', parents: { suiteReportId: 'r' }, unavailable })
  const statusOf = (unavailable: boolean, naMode: boolean) =>
    [...casePartsOfSpec([ran('1', 'failed')], spec(unavailable), naMode).values()].map(
      ({ status }) => status,
    )
  expect(statusOf(true, true)).toEqual(['unavailable'])
  expect(statusOf(true, false)).toEqual(['failed'])
  expect(statusOf(false, true)).toEqual(['failed'])
})

test('a cell of the file tells status, duration and cause, as they are shown', () => {
  const parts = caseParts([ran('1', 'failed', ['collision'])])
  const { rows } = gridOf([parts])
  const lines = gridCsv(['Cases'], rows, rowNames(rows), [{ heads: ['Nightly'], parts }])
  expect(lines.at(-1)?.at(-1)).toBe('failed, 5 s, collision')
})

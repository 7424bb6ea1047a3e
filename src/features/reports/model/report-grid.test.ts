import type { CaseReport, SuiteReport } from '@generated/evaluation/types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '@/lib/csv.ts'
import {
  caseParts,
  type GridParts,
  gridCsv,
  gridOf,
  rowDiffers,
  rowNames,
  suiteParts,
  totalsOf,
} from './report-grid.ts'

const suite = (id: string, failureCount: number, given: object = {}) =>
  ({
    id: `r-${id}`,
    status: failureCount > 0 ? 'failed' : 'succeeded',
    suite: { id, displayName: `Suite ${id}` },
    failureCauseLabels: [],
    caseResults: { totalCount: 4, successCount: 4 - failureCount, failureCount },
    availableCaseResults: { totalCount: 3, successCount: 3, failureCount: 0 },
    ...given,
  }) as unknown as SuiteReport

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
    ({
      id: gap,
      status: 'succeeded',
      failureCauseLabels: [],
      scenarioParameters: { speed: '30', gap },
    }) as unknown as CaseReport
  const grid = gridOf([caseParts([one('10'), one('9'), one('-1')], undefined)])
  expect(grid.rows.map(rowNames(grid.rows))).toEqual([['gap=-1'], ['gap=9'], ['gap=10']])
})

test('the file holds heads and rows as shown, and no formulas', () => {
  const reports = run({ 1: 1 })
  const grid = gridOf([reports])
  const column = { title: '=cmd()', scheduledAt: 'no date', jobId: '-1', parts: reports }
  const later = { ...column, title: 'Later', parts: undefined }
  expect(toCsv(gridCsv('Suites', grid.rows, rowNames(grid.rows), [column, later]))).toBe(
    "Suites,'=cmd(),Later\r\nScheduled,,\r\nJob ID,'-1,'-1\r\nSuite 1,\"failed, 1 of 4 failed\",\r\n",
  )
})

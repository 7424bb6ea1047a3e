import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { backwards, lineRuns, planOfAll, planOfHits, type RowPlan } from './rows.ts'
import type { Section } from './sections.ts'

const rowsOf = (plan: RowPlan) => Array.from({ length: plan.count }, (_, row) => plan.at(row))

const section = (from: number, to: number): Section => ({
  name: `p${from}`,
  state: 'finished',
  from,
  to,
})

test('a closed section is its head, an open one has its lines', () => {
  const sections = [section(1, 3), section(3, 5)]
  const plan = planOfAll(6, sections, (place) => place === 1)
  expect(rowsOf(plan)).toEqual([
    { kind: 'line', line: 0 },
    { kind: 'head', section: 0 },
    { kind: 'head', section: 1 },
    { kind: 'line', line: 3 },
    { kind: 'line', line: 4 },
    { kind: 'line', line: 5 },
  ])
  expect([0, 1, 2, 3, 5].map(plan.rowOf)).toEqual([0, 1, 1, 3, 5])
  expect([0, 1, 2, 3].map(plan.lineOf)).toEqual([0, 1, 3, 3])
  expect(plan.rowOf(99)).toBe(5)
  expect(plan.at(6)).toBeUndefined()
  expect(plan.at(-1)).toBeUndefined()
})

test('a log without lines has no row', () => {
  const plan = planOfAll(0, [], () => true)
  expect([plan.count, plan.at(0), plan.rowOf(0), plan.lineOf(0)]).toEqual([0, undefined, 0, 0])
})

test('hits have three lines around them, and the rest is left out', () => {
  const plan = planOfHits(30, Uint32Array.of(1, 12, 16, 29))
  expect(rowsOf(plan)).toEqual([
    ...[0, 1, 2, 3, 4].map((line) => ({ kind: 'line', line })),
    { kind: 'gap', from: 5, to: 9 },
    ...[9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((line) => ({ kind: 'line', line })),
    { kind: 'gap', from: 20, to: 26 },
    ...[26, 27, 28, 29].map((line) => ({ kind: 'line', line })),
  ])
  expect(plan.rowOf(6)).toBe(5)
  expect(rowsOf(planOfHits(3, new Uint32Array()))).toEqual([{ kind: 'gap', from: 0, to: 3 }])
})

test('every line is shown once or stands behind one row, and every hit is shown', () => {
  const numbers = fc
    .uniqueArray(fc.nat({ max: 199 }), { maxLength: 30 })
    .map((found) => Uint32Array.from(found).sort())
  fc.assert(
    fc.property(numbers, fc.boolean(), (some, isFolded) => {
      const borders = [...some]
      const sections = borders.slice(0, -1).map((from, at) => section(from, borders[at + 1] ?? 200))
      const plan = isFolded
        ? planOfAll(200, sections, (place) => place % 2 === 0)
        : planOfHits(200, some)
      const rows = rowsOf(plan)
      const covered = rows.flatMap((row, at) => {
        if (row?.kind === 'line') return [row.line]
        const next = rows[at + 1]
        const folded =
          row?.kind === 'gap'
            ? row
            : next?.kind === 'line' && sections[row?.section ?? 0]?.from === next.line
              ? { from: 0, to: 0 }
              : (sections[row?.section ?? 0] ?? { from: 0, to: 0 })
        return Array.from({ length: folded.to - folded.from }, (_, place) => folded.from + place)
      })
      expect(covered).toEqual(Array.from({ length: 200 }, (_, line) => line))
      for (const [row, found] of rows.entries()) {
        if (found?.kind === 'line') expect(plan.rowOf(found.line)).toBe(row)
      }
      if (!isFolded) {
        for (const hit of some)
          expect(plan.at(plan.rowOf(hit))).toEqual({ kind: 'line', line: hit })
      }
    }),
  )
})

test('rows have the lines that they show, without those that are left out', () => {
  const all = planOfAll(6, [section(1, 3)], () => false)
  expect(lineRuns(all, 0, all.count - 1)).toEqual([
    { from: 0, to: 1 },
    { from: 3, to: 6 },
  ])
  expect(lineRuns(all, 1, 1)).toEqual([])
  expect(lineRuns(all, 3, all.count + 5)).toEqual([{ from: 4, to: 6 }])
  const hits = planOfHits(100, Uint32Array.of(10, 50))
  expect(lineRuns(hits, hits.rowOf(12), hits.rowOf(48))).toEqual([
    { from: 12, to: 14 },
    { from: 47, to: 49 },
  ])
})

test('the other way round each row has the place across, and a line is still found in its row', () => {
  const plan = backwards(planOfHits(20, Uint32Array.of(10)))
  expect(rowsOf(plan)).toEqual([
    { kind: 'gap', from: 14, to: 20 },
    ...[13, 12, 11, 10, 9, 8, 7].map((line) => ({ kind: 'line', line })),
    { kind: 'gap', from: 0, to: 7 },
  ])
  expect([13, 10, 3].map(plan.rowOf)).toEqual([1, 4, 8])
  expect([0, 1, 8].map(plan.lineOf)).toEqual([14, 13, 0])
  expect(plan.at(9)).toBeUndefined()
})

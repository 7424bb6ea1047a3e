import type { BuildReport, SuiteReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { timelineOf } from './timeline-rows.ts'

const suite = (id: string, startedAt?: string, finishedAt?: string) =>
  partly<SuiteReport>({
    id,
    status: finishedAt ? 'failed' : 'started',
    startedAt,
    finishedAt,
    suite: { displayName: id },
  })

const build = partly<BuildReport>({
  id: 'build',
  status: 'succeeded',
  startedAt: '2026-11-22T10:00:00Z',
  finishedAt: '2026-11-22T10:10:00Z',
})

test('bars lie on one axis from the first start to the last end, in the order in which they began', () => {
  const { bars, ticks, isShort } = timelineOf(
    [build],
    [
      suite('late', '2026-11-22T10:30:00Z'),
      suite('early', '2026-11-22T10:10:00Z', '2026-11-22T10:20:00Z'),
      suite('never'),
    ],
    Date.parse('2026-11-22T10:40:00Z'),
  )
  expect(bars.map(({ name, left, width }) => [name, left, width])).toEqual([
    ['Build', 0, 25],
    ['early', 25, 25],
    ['late', 75, 25],
  ])
  expect(ticks.map((tick) => new Date(tick).getUTCMinutes())).toEqual([0, 10, 20, 30, 40])
  expect(isShort).toBe(false)
})

test('without anything that has begun there is no axis', () => {
  expect(timelineOf([], [suite('never')], 0)).toEqual({ bars: [], ticks: [], isShort: false })
})

test('an axis whose times lie in the same minutes is short', () => {
  const short = (finishedAt: string) =>
    timelineOf([], [suite('one', '2026-11-22T10:00:00Z', finishedAt)], 0)
  expect(short('2026-11-22T10:03:59Z').isShort).toBe(true)
  expect(short('2026-11-22T10:04:00Z').isShort).toBe(false)
})

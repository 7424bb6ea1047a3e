import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import {
  areParts,
  isOfJob,
  nameOfParts,
  partsOf,
  resultOfPart,
  resultsTogether,
  sizeOfParts,
} from './job-parts.ts'

test('counts the cases of a report; without counts there are none', () => {
  const report = partly<SpecReport>({
    status: 'failed',
    startedAt: '2026-11-01T02:00:00Z',
    finishedAt: '2026-11-01T02:00:30Z',
  })
  const counts = { totalCount: 8, successCount: 6, failureCount: 2 }
  expect(resultOfPart({ ...report, caseResults: counts })).toEqual({
    status: 'failed',
    failed: 2,
    total: 8,
    seconds: 30,
  })
  expect(resultOfPart(report)).toMatchObject({ failed: 0, total: 0 })
  expect(resultOfPart({ ...report, finishedAt: 'never' }).seconds).toBeUndefined()
  expect(resultOfPart({ ...report, finishedAt: report.startedAt ?? '' }).seconds).toBe(0)
  expect(resultOfPart({ ...report, finishedAt: '2026-11-01T01:00:00Z' }).seconds).toBeUndefined()
})

const counted = (successCount: number, totalCount: number) => ({
  caseResults: { totalCount, successCount, failureCount: totalCount - successCount },
})
const suite = (id: string, of: object) =>
  partly<SuiteReport>({
    id,
    status: 'succeeded',
    suite: { id: `suite ${id}`, versionId: '3' },
    ...of,
  })

test('of a suite it is kept which version ran and whether all passed, of a scenario only its result', () => {
  const kept = partsOf([
    suite('a', counted(2, 2)),
    suite('b', counted(1, 2)),
    suite('c', counted(0, 0)),
    suite('d', {}),
  ])
  expect(kept.map(({ isAllPassed }) => isAllPassed)).toEqual([true, false, false, false])
  expect(kept[0]).toMatchObject({ id: 'a', of: 'suite a', versionId: '3', result: { total: 2 } })
  const spec = partly<SpecReport>({ id: 's', status: 'failed', scenario: { id: 'merge' } })
  expect(partsOf([{ ...spec, ...counted(1, 3) }])).toEqual([
    {
      id: 's',
      of: 'merge',
      result: { status: 'failed', failed: 2, total: 3, seconds: undefined },
    },
  ])
})

test('things together are as bad as the worst of them, with the cases of all', () => {
  const result = (status: 'failed' | 'succeeded' | 'canceled', failed: number) =>
    ({ status, failed, total: 5, seconds: 3 }) as const
  expect(resultsTogether([])).toBeNull()
  expect(resultsTogether([result('succeeded', 0), result('failed', 2)])).toEqual({
    status: 'failed',
    failed: 2,
    total: 10,
    seconds: undefined,
  })
  expect(resultsTogether([result('canceled', 1), result('succeeded', 0)])?.status).toBe('canceled')
})

test('a list is kept under a name of its job', () => {
  const names = [nameOfParts('job'), nameOfParts('job', 'suite'), nameOfParts('job 2')]
  expect(new Set(names).size).toBe(3)
  expect(names.map((name) => isOfJob(name, 'job'))).toEqual([true, true, false])
  expect(isOfJob('job', 'job')).toBe(false)
  const [part] = partsOf([suite('a', {})])
  expect(part && sizeOfParts([part, part])).toBeGreaterThan(sizeOfParts([]))
})

test('what was kept is known again, and nothing of another form', () => {
  const [part] = partsOf([suite('a', counted(1, 1))])
  const { versionId, isAllPassed, ...older } = { ...part }
  expect(areParts([part, older])).toBe(true)
  expect(areParts([])).toBe(true)
  const result = part?.result
  for (const change of [
    { id: 1 },
    { of: undefined },
    { result: undefined },
    { result: { ...result, status: 1 } },
    { result: { ...result, failed: '1' } },
    { result: { ...result, total: undefined } },
    { versionId: 3 },
    { isAllPassed: 'yes' },
  ]) {
    expect([change, areParts([part, { ...part, ...change }])]).toEqual([change, false])
  }
  for (const none of [undefined, {}, 'text', [null], [3]]) expect(areParts(none)).toBe(false)
})

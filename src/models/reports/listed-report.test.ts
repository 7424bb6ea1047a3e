import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { isRead, type ListedReport, showsNewest, withKept } from './listed-report.ts'

const kept = (jobId: string, hour: number): ListedReport => ({
  jobId,
  status: 'succeeded',
  scheduledAt: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
  description: '',
  userName: '',
  scheduledBy: 'u',
  catalog: { id: 'c', displayName: 'Minibus v3', versionId: 'v' },
  event: {},
  build: {},
})
const read = (jobId: string, hour: number) =>
  ({ ...kept(jobId, hour), id: `report-${jobId}` }) as JobReport

const items = [read('d', 4), read('c', 3)]
const jobs = [kept('e', 5), kept('c', 3), kept('b', 3), kept('a', 1)]
const ids = (list: { items: readonly ListedReport[] }) =>
  list.items.map(({ jobId }) => jobId).join('')

test('a cut list goes on with older jobs that are known, and is whole once these are all', () => {
  const list = { items, complete: false, isCut: true }
  const whole = withKept(list, { jobs, isWhole: true })
  // A newer job than those that were read comes with the next look at the list.
  expect(ids(whole)).toBe('dcba')
  expect(whole).toMatchObject({ complete: true, isCut: true })
  expect(whole.items.map(isRead)).toEqual([true, true, false, false])
  expect(withKept(list, { jobs, isWhole: false }).complete).toBe(false)
  expect(withKept(list, undefined)).toBe(list)
})

test('a list that is being read is not whole, whatever is known', () => {
  const list = withKept({ items, complete: false }, { jobs, isWhole: true })
  expect([ids(list), list.complete]).toEqual(['dcba', false])
})

test('a whole list holds what was read alone', () => {
  const list = { items, complete: true }
  expect(withKept(list, { jobs, isWhole: true })).toBe(list)
})

test.each([
  [{}, true],
  [{ page: 15 }, true],
  [{ page: 16 }, false],
  [{ page: 6, page_size: 50 }, true],
  [{ page: 7, page_size: 50 }, false],
  [{ state: ['failed'] }, false],
  [{ user_name: 'Aiko' }, false],
  [{ filter: 'branch:main' }, false],
  [{ sort: 'took' }, false],
])('%j shows only the newest reports: %j', (search, expected) => {
  expect(showsNewest(search)).toBe(expected)
})

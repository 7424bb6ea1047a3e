import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { isKept } from './kept-form.ts'
import type { Kept } from './kept-store.ts'

const counts = { totalCount: 3, successCount: 2, failureCount: 1 }
const job = partly<JobReport>({
  id: 'report',
  jobId: 'job',
  status: 'failed',
  scheduledAt: '2026-11-30T10:00:00Z',
  catalog: { id: 'catalog' },
  event: { source: { gitRefUrl: 'https://example.com/tree/main' } },
  build: { status: 'succeeded' },
  buildOptions: {},
  testOptions: {},
  releaseOptions: {},
  test: { caseResults: counts, availableCaseResults: counts },
})
const reach = {
  covered: [{ from: 1, to: 2 }],
  open: [{ jobId: 'open', catalogId: 'catalog', at: 3 }],
  wholeAt: 4,
  cursor: 'next',
}
const keptWith = (header: object | null, texts: unknown[] = ['text'], of: unknown = reach) =>
  isKept({ headers: [job, header], texts, reach: of } as Kept)

test.each([
  ['all of it', {}],
  ['a build that has not begun', { build: {} }],
  ['nothing that was tested', { test: undefined }],
  ['no counts yet', { test: {} }],
  ['no source', { event: {} }],
  ['a source without a branch', { event: { source: {} } }],
])('a report that tells %s is of the form that is kept', (_, change) => {
  expect(keptWith({ ...job, ...change })).toBe(true)
})

test('nothing at all is, too, and how far jobs are read may lack', () => {
  expect(isKept({ headers: [], texts: [], reach: undefined })).toBe(true)
  expect(keptWith(job, [], { ...reach, covered: [], open: [], cursor: undefined })).toBe(true)
})

test.each([
  ...['id', 'jobId', 'status', 'scheduledAt', 'catalog', 'event', 'build'].map((name) => ({
    [name]: undefined,
  })),
  ...['buildOptions', 'testOptions', 'releaseOptions'].map((name) => ({ [name]: undefined })),
  { id: 1 },
  { catalog: null },
  { catalog: { id: 1 } },
  { event: 'push' },
  { event: { source: null } },
  { event: { source: 'git' } },
  { event: { source: { gitRefUrl: 1 } } },
  { build: 'done' },
  { build: { status: 1 } },
  { test: null },
  { test: 'done' },
  ...['totalCount', 'successCount', 'failureCount'].flatMap((name) => [
    { test: { caseResults: { ...counts, [name]: '3' } } },
    { test: { availableCaseResults: { ...counts, [name]: undefined } } },
  ]),
  { test: { caseResults: null } },
  { test: { caseResults: 3 } },
])('a report with %j is of another form', (change) => {
  expect(keptWith({ ...job, ...change })).toBe(false)
})

test('so is what is no report, or no text', () => {
  expect(keptWith(null)).toBe(false)
  expect(isKept({ headers: {}, texts: [], reach: undefined } as never)).toBe(false)
  expect(keptWith(job, ['text', 3])).toBe(false)
})

test.each([
  ['none', null],
  ['a text', 'all'],
  ['no ranges', { ...reach, covered: undefined }],
  ['a range that is none', { ...reach, covered: [null] }],
  ['a range without a beginning', { ...reach, covered: [{ to: 2 }] }],
  ['a range without an end', { ...reach, covered: [{ from: 1, to: '2' }] }],
  ['no open jobs', { ...reach, open: {} }],
  ['an open job without an id', { ...reach, open: [{ catalogId: 'c', at: 3 }] }],
  ['an open job without a catalog', { ...reach, open: [{ jobId: 'j', at: 3 }] }],
  ['an open job without a time', { ...reach, open: [{ jobId: 'j', catalogId: 'c' }] }],
  ['a cursor that is no text', { ...reach, cursor: 3 }],
  ['no time of the last walk', { ...reach, wholeAt: undefined }],
])('how far jobs are read is of another form with %s', (_, of) => {
  expect(keptWith(job, [], of)).toBe(false)
})

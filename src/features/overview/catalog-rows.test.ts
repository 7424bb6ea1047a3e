import type { Integration } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import type { FailureGroup } from '@/evidence/engine/answer-change.ts'
import type { JobHeader } from '@/evidence/engine/job-header.ts'
import type { PassRate } from '@/evidence/engine/pass-rates.ts'
import { partly } from '@/lib/partly.ts'
import { biggestCause, catalogRows, catalogsText, ratePoints } from './catalog-rows.ts'

const now = Date.parse('2024-03-05T09:00:00Z')
const day = 86_400_000

interface Given {
  catalog?: string
  branch?: string
  ago?: number
  failed?: number
  status?: JobHeader['status']
}

let count = 0

const job = ({ catalog = 'a', branch = 'main', ago = 1, failed = 0, status }: Given): JobHeader => {
  count += 1
  const caseResults = { totalCount: 100, successCount: 100 - failed, failureCount: failed }
  return {
    jobId: `job ${count}`,
    status: status ?? (failed > 0 ? 'failed' : 'succeeded'),
    scheduledAt: new Date(now - ago * day).toISOString(),
    description: '',
    userName: '',
    scheduledBy: 'u1',
    catalog: { id: catalog, displayName: catalog, versionId: 'v1' },
    event: {
      source: {
        gitSha: 'c2737a14',
        gitRefUrl: `https://github.com/shuttle-lab/autopilot/tree/${branch}`,
      },
    },
    build: { status: 'succeeded' },
    test: {
      status: failed > 0 ? 'failed' : 'succeeded',
      caseResults,
      availableCaseResults: caseResults,
    },
  }
}

const catalogs = ['a', 'b', 'c'].map((id) => ({ id, displayName: id }))
const options = { integrations: [], branch: 'main', now, knownFrom: 0, running: [] }

test('catalogs with failures come first, those without a run of the branch are left out', () => {
  const jobs = [
    job({ catalog: 'a' }),
    job({ catalog: 'b', failed: 3 }),
    job({ catalog: 'c', branch: 'x' }),
  ]
  const rows = catalogRows(catalogs, { ...options, jobs })
  expect(rows.map(({ catalog }) => catalog.id)).toEqual(['b', 'a'])
  expect(catalogsText(rows, catalogs.length, 'main')).toBe(
    '1 without a tested run of main is hidden',
  )
})

test('the last run was tested to its end, and canceled ones stay in the strip', () => {
  const canceled = job({ ago: 1, status: 'canceled' })
  const tested = job({ ago: 2, failed: 4 })
  const [row] = catalogRows(catalogs, { ...options, jobs: [canceled, tested] })
  expect(row?.last).toBe(tested)
  expect(row?.runs).toEqual([tested, canceled])
  expect(row?.later).toBe('canceled')
  const unbuilt = { ...job({ ago: 1, status: 'failed' }), build: { status: 'failed' as const } }
  const { test: _, ...untested } = unbuilt
  const laterOf = (jobs: JobHeader[]) => catalogRows(catalogs, { ...options, jobs })[0]?.later
  expect(laterOf([untested, tested])).toBe('build failed')
  expect(laterOf([tested, canceled])).toBeUndefined()
})

test('a catalog that got worse is counted', () => {
  const good = Array.from({ length: 3 }, (_, index) => job({ ago: 40 + index }))
  const bad = Array.from({ length: 3 }, (_, index) => job({ ago: 2 + index, failed: 10 }))
  const rows = catalogRows(catalogs, { ...options, jobs: [...bad, ...good] })
  expect(rows[0]?.rate.rate).toBeCloseTo(0.9)
  expect(rows[0]?.rate.points).toBeCloseTo(-10)
  expect(catalogsText(rows, 1, 'main')).toBe('1 of 1 got worse in 30 days')
})

test('rate and change are known once the jobs of their days are', () => {
  const jobs = [2, 3, 4, 40, 41, 42].map((ago) => job({ ago, failed: ago > 30 ? 0 : 10 }))
  const rowsFrom = (days: number) =>
    catalogRows(catalogs, { ...options, jobs, knownFrom: now - days * day })
  expect(rowsFrom(29)[0]).toMatchObject({ isRateKnown: false, rate: { points: undefined } })
  expect(rowsFrom(30)[0]).toMatchObject({ isRateKnown: true, rate: { points: undefined } })
  expect(catalogsText(rowsFrom(59), 1, 'main')).toBe('')
  expect(catalogsText(rowsFrom(60), 1, 'main')).toBe('1 of 1 got worse in 30 days')
})

test('the next run of a rate is counted from a job that is running', () => {
  const integration = partly<Integration>({
    catalogId: 'a',
    type: 'github_v3',
    githubV3: { events: { schedule: [{ branch: 'main', rate: 'daily' }] } },
  })
  const nextWith = (running: JobHeader[]) =>
    catalogRows(catalogs, {
      ...options,
      integrations: [integration],
      jobs: [job({ ago: 1.1 })],
      running,
    })[0]?.next
  expect(nextWith([])).toEqual({ kind: 'time', at: now, isAbout: true })
  const started = job({ ago: 0.1, status: 'started' })
  expect(nextWith([started])).toEqual({ kind: 'time', at: now + 0.9 * day, isAbout: true })
  expect(nextWith([job({ catalog: 'b', ago: 0.1, status: 'started' })])).toMatchObject({ at: now })
})

test('the biggest cause is counted over all of its messages', () => {
  const groupOf = (cause: string | undefined, count: number): FailureGroup => ({
    cause,
    message: `${cause} ${count}`,
    count,
    id: '',
    scenario: '',
  })
  const groups = [groupOf('timeout', 4), groupOf('collision', 3), groupOf('collision', 2)]
  expect(biggestCause(groups)).toEqual({ cause: 'collision', count: 5 })
  expect(biggestCause([groupOf(undefined, 2)])).toEqual({ cause: undefined, count: 2 })
  expect(biggestCause([])).toBeUndefined()
})

const rate = (...passed: number[]): PassRate => ({
  days: passed.map((each, index) => ({ day: String(index), jobId: '', passed: each, ran: 1000 })),
  rate: undefined,
  points: undefined,
  runs: passed.length,
})

test.each([
  [rate(1000, 945), '0.0,0.0 100.0,20.0'],
  [rate(100), '100.0,20.0'],
  [rate(), ''],
])('%j is drawn from its oldest day on, at the foot where it is low', (given, points) => {
  expect(ratePoints(given, 100, 20)).toBe(points)
})

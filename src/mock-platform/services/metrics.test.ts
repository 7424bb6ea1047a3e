import { expect, it } from 'vitest'
import { startTestPlatform } from '../testing/test-platform.ts'

interface Series {
  series: { labels: string[]; row: { name: string; data: number[] }[] }
}

interface Wire {
  id: string
  job_id: string
  status: string
  test?: { case_results?: { total_count: number; failure_count: number } }
}

const startJob = async () => {
  const platform = startTestPlatform()
  const reports = await platform.all<Wire>('evaluation.listJobReports', 'reports')
  const job = reports.find(
    ({ status, test }) => status === 'failed' && (test?.case_results?.failure_count ?? 0) > 1,
  )
  if (!job) throw new Error('No job has failures.')
  const query = async (body: object) =>
    (
      await platform.call<Series>('metrics.queryMetrics', {
        body: { index: 'case_report_index', job_report_id: job.id, ...body },
      })
    ).body.series
  return { platform, job, query }
}

it('counts the cases of a job as its report does', async () => {
  const { job, query } = await startJob()
  const { row } = await query({
    compute: [{ aggregation: 'count', select: 'status' }],
    group_by: [{ by: 'status' }],
  })
  const counts = job.test?.case_results
  expect(Object.fromEntries(row.map(({ name, data }) => [name, data[0]]))).toEqual({
    failed: counts?.failure_count,
    succeeded: (counts?.total_count ?? 0) - (counts?.failure_count ?? 0),
  })
})

it('has the same numbers every time, in buckets that are there even when empty', async () => {
  const { query } = await startJob()
  const body = {
    compute: ['TP', 'FN', 'FP'].map((select) => ({ aggregation: 'sum', select })),
    group_by: [{ range: { select: 'distance', start: 0, stop: 120, width: 10 } }],
  }
  const { labels, row } = await query(body)
  expect(labels).toEqual(['TP', 'FN', 'FP'])
  expect(row.map(({ name }) => name).slice(0, 2)).toEqual(['0-10', '10-20'])
  expect(row.at(-1)).toEqual({ name: '110-120', data: [0, 0, 0] })
  expect((await query(body)).row).toEqual(row)
  // Far objects are seen less often.
  expect(row[9]?.data[0]).toBeLessThan(row[0]?.data[0] ?? 0)
})

it('filters, and computes in every way', async () => {
  const { query } = await startJob()
  const compute = ['count', 'avg', 'sum', 'max', 'min', 'dev'].map((aggregation) => ({
    aggregation,
    select: 'duration',
  }))
  const [count = 0, avg = 0, sum = 0, max = 0, min = 0] =
    (await query({ compute })).row[0]?.data ?? []
  expect(avg).toBeCloseTo(sum / count, 3)
  expect(max).toBeGreaterThanOrEqual(min)
  const failed = { equal: { select: 'status', value: 'failed' } }
  const never = { and: [failed, { less_than: { select: 'duration', value: 0 } }] }
  expect((await query({ compute, filter: never })).row[0]?.data).toEqual([0, 0, 0, 0, 0, 0])
  const some = { or: [never, failed] }
  expect((await query({ compute, filter: some })).row[0]?.data[0]).toBeLessThan(count)
})

it('compares numbers by each operator, so that both sides of a limit make the whole', async () => {
  const { query } = await startJob()
  const compute = [{ aggregation: 'count', select: 'duration' }]
  const countBy = async (filter?: object) =>
    (await query({ compute, ...(filter && { filter }) })).row[0]?.data[0] ?? Number.NaN
  const [least = 0] =
    (await query({ compute: [{ aggregation: 'min', select: 'duration' }] })).row[0]?.data ?? []
  const at = { select: 'duration', value: least }
  const all = await countBy()
  const [below, upTo, above, from] = [
    await countBy({ less_than: at }),
    await countBy({ less_than_equal: at }),
    await countBy({ greater_than: at }),
    await countBy({ greater_than_equal: at }),
  ]
  expect([below, from]).toEqual([0, all])
  expect(upTo).toBeGreaterThan(0)
  expect(upTo + above).toBe(all)
})

it('groups by spans of time, each named by its start', async () => {
  const { query } = await startJob()
  const compute = [{ aggregation: 'count', select: 'status' }]
  const every = (interval: string) =>
    query({ compute, group_by: [{ datetime: { select: 'finished_at', interval } }] })
  const [hours, whole] = [await every('PT1H'), await query({ compute })]
  const starts = hours.row.map(({ name }) => Date.parse(name))
  expect(starts.every((start) => start % 3_600_000 === 0)).toBe(true)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  const counts = hours.row.map(({ data }) => data[0] ?? 0)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(whole.row[0]?.data[0])
})

it('has an index of catalogs beside that of cases', async () => {
  const { platform, query } = await startJob()
  const catalogs = await platform.all<{ id: string }>('catalog.listCatalogs', 'catalogs')
  const { row } = await query({
    index: 'catalog_index',
    compute: [{ aggregation: 'count', select: 'id' }],
    group_by: [{ by: 'id' }],
  })
  expect(row.map(({ name }) => name)).toEqual(expect.arrayContaining(catalogs.map(({ id }) => id)))
})

it.each([
  { index: 'suite_index' },
  { compute: [{ aggregation: 'median', select: 'duration' }] },
  { filter: { like: { select: 'status', value: 'fail' } } },
  { group_by: [{ datetime: { select: 'finished_at', interval: 'a day' } }] },
])('refuses what the contract does not name: %j', async (wrong) => {
  const { platform } = await startJob()
  const { status } = await platform.call('metrics.queryMetrics', {
    body: {
      index: 'case_report_index',
      compute: [{ aggregation: 'count', select: 'status' }],
      ...wrong,
    },
  })
  expect(status).toBe(400)
})

it('refuses two groupings of several numbers', async () => {
  const { platform, job } = await startJob()
  const { status } = await platform.call('metrics.queryMetrics', {
    body: {
      index: 'case_report_index',
      job_report_id: job.id,
      compute: [
        { aggregation: 'sum', select: 'TP' },
        { aggregation: 'sum', select: 'FN' },
      ],
      group_by: [{ by: 'status' }, { by: 'scenario_id' }],
    },
  })
  expect(status).toBe(400)
})

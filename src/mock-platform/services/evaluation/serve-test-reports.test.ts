import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'

interface WireCounts {
  total_count: number
  success_count: number
  failure_count: number
}

interface WireReport {
  id: string
  status: string
  started_at?: string
  finished_at?: string
  case_results: WireCounts
  available_case_results: WireCounts
  failure_cause_labels: string[]
}

interface WireSpecReport extends WireReport {
  scenario: { display_name: string }
  unavailable: boolean
}

interface WireJob {
  job_id: string
  status: string
  description?: string
  started_at?: string
  finished_at?: string
  build: { status?: string }
  test?: { status: string; case_results: WireCounts; available_case_results: WireCounts }
}

interface WireBuild {
  id: string
  status: string
  artifact?: { images: object[] }
  ml_packages: { id: string }[]
  logs: { build_output?: { expired: boolean }; build_output_stream?: { id: string } }
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const jobs = () => world.all<WireJob>('evaluation.listJobReports', 'reports')
const suitesOf = (jobId: string, projectId: string = projectIds.shuttle) =>
  world.all<WireReport>('evaluation.listSuiteReports', 'reports', { path: { jobId }, projectId })
const specsOf = (jobId: string, suiteReportId: string, query = {}) =>
  world.all<WireSpecReport>('evaluation.listSpecReports', 'reports', {
    path: { jobId },
    query: { suiteReportId, ...query },
  })
const sumOf = (counts: readonly WireCounts[]) =>
  counts.reduce(
    (sum, one) => ({
      total_count: sum.total_count + one.total_count,
      success_count: sum.success_count + one.success_count,
      failure_count: sum.failure_count + one.failure_count,
    }),
    { total_count: 0, success_count: 0, failure_count: 0 },
  )
const jobIn = async (fits: (job: WireJob) => boolean) => {
  const found = (await jobs()).find(fits)
  if (!found) throw new Error('The world lacks such a job.')
  return found
}

describe('suite and spec reports', () => {
  it.each(['started', 'succeeded', 'failed', 'canceled'])(
    'of a job whose tests are %s add up to the job',
    async (status) => {
      if (status === 'canceled') world.platform.clock.jump(90)
      const job = await jobIn(({ test }) => test?.status === status)
      const suites = await suitesOf(job.job_id)
      expect(sumOf(suites.map((one) => one.case_results))).toEqual(job.test?.case_results)
      expect(sumOf(suites.map((one) => one.available_case_results))).toEqual(
        job.test?.available_case_results,
      )
      for (const suite of suites) {
        const specs = await specsOf(job.job_id, suite.id)
        expect(sumOf(specs.map((one) => one.case_results))).toEqual(suite.case_results)
        for (const { unavailable, available_case_results, case_results } of specs) {
          const expected = unavailable ? 0 : case_results.total_count
          expect(available_case_results.total_count).toBe(expected)
        }
      }
    },
  )

  it('have the status that follows from their cases', async () => {
    const all = (await jobs()).filter(({ test }) => test)
    for (const job of all.slice(0, 12)) {
      for (const { status, case_results, finished_at, started_at } of await suitesOf(job.job_id)) {
        const { total_count, success_count, failure_count } = case_results
        const isDone = success_count + failure_count === total_count
        if (status === 'succeeded') expect([isDone, failure_count]).toEqual([true, 0])
        if (status === 'failed') expect([isDone, failure_count > 0]).toEqual([true, true])
        expect(finished_at !== undefined).toBe(['succeeded', 'failed', 'canceled'].includes(status))
        expect(started_at).toBeDefined()
      }
    }
  })

  it('can be fetched one by one', async () => {
    const job = await jobIn(({ test }) => test?.status === 'failed')
    const suites = await suitesOf(job.job_id)
    const suite = suites.at(-1)
    const path = { jobId: job.job_id, suiteReportId: suite?.id ?? '' }
    expect((await world.call('evaluation.getSuiteReport', { path })).body).toEqual(suite)
    const spec = (await specsOf(job.job_id, suite?.id ?? '')).at(-1)
    const specPath = { jobId: job.job_id, specReportId: spec?.id ?? '' }
    expect((await world.call('evaluation.getSpecReport', { path: specPath })).body).toEqual(spec)
    const gone = await Promise.all([
      world.call('evaluation.getSuiteReport', { path: { ...path, suiteReportId: 'gone' } }),
      world.call('evaluation.getSpecReport', { path: { ...specPath, specReportId: 'gone' } }),
    ])
    expect(gone.map(({ status }) => status)).toEqual([404, 404])
  })

  it('are sorted by the name of the scenario', async () => {
    const job = await jobIn(({ test }) => test?.status === 'succeeded')
    const [suite] = await suitesOf(job.job_id)
    const sorted = async (order: string) =>
      (await specsOf(job.job_id, suite?.id ?? '', { sort: 'scenario_name', order, size: 3 })).map(
        ({ scenario }) => scenario.display_name,
      )
    const { compare } = new Intl.Collator('en', { numeric: true })
    const names = await sorted('asc')
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual(names.toSorted(compare))
    expect(await sorted('desc')).toEqual(names.toReversed())
  })

  it('are absent before the tests start', async () => {
    const job = await jobIn(({ build }) => build.status === 'started')
    expect(await suitesOf(job.job_id)).toEqual([])
  })

  it('are readable through a shared release', async () => {
    const projectId = projectIds.robotaxi
    const catalogs = await world.all<{ id: string; shared_from?: string }>(
      'catalog.listCatalogs',
      'catalogs',
      { projectId },
    )
    const catalogId = catalogs.find(({ shared_from }) => shared_from)?.id ?? ''
    const releases = await world.all<{ id: string }>(
      'catalog.listFirmwareReleases',
      'firmware_releases',
      { projectId, path: { catalogId } },
    )
    const { body } = await world.call<WireJob>('evaluation.getFirmwareReleaseReport', {
      projectId,
      path: { catalogId, releaseId: releases[0]?.id ?? '' },
    })
    expect(await suitesOf(body.job_id, projectId)).toEqual(await suitesOf(body.job_id))
    const other = await jobIn(({ job_id }) => job_id !== body.job_id)
    const refused = await world.call('evaluation.getJobReport', {
      projectId,
      path: { jobId: other.job_id },
    })
    expect(refused.status).toBe(404)
  })
})

describe('build reports', () => {
  const buildsOf = (jobId: string) =>
    world.all<WireBuild>('evaluation.listBuildReports', 'reports', { path: { jobId } })

  it('stream logs while the build runs, and have the whole output afterwards', async () => {
    const { job_id } = await jobIn(({ build }) => build.status === 'started')
    const [running] = await buildsOf(job_id)
    expect(running?.logs.build_output_stream).toBeDefined()
    expect(running?.logs.build_output).toBeUndefined()
    world.platform.clock.jump(6 * 3600)
    const [done] = await buildsOf(job_id)
    expect(done?.logs.build_output_stream).toBeUndefined()
    expect(done?.logs.build_output).toMatchObject({ expired: false })
    const path = { jobId: job_id, buildReportId: done?.id ?? '' }
    expect((await world.call('evaluation.getBuildReport', { path })).body).toEqual(done)
  })

  it('name what was built, and their logs expire', async () => {
    const built = (await jobs()).filter(({ build }) => build.status === 'succeeded')
    const builds = (await Promise.all(built.map(({ job_id }) => buildsOf(job_id)))).flat()
    const good = builds.filter(({ status }) => status === 'succeeded')
    expect(good.every(({ artifact }) => artifact?.images.length)).toBe(true)
    expect(new Set(good.map(({ logs }) => logs.build_output?.expired))).toEqual(
      new Set([true, false]),
    )
  })

  it('name the ML packages that they used, of their project', async () => {
    const { job_id } = await jobIn(({ build }) => build.status === 'succeeded')
    const [built] = await buildsOf(job_id)
    const packages = await world.all<{ id: string }>('ml.listPackages', 'packages')
    const ids = packages.map(({ id }) => id)
    expect(built?.ml_packages.length).toBeGreaterThan(0)
    for (const { id } of built?.ml_packages ?? []) expect(ids).toContain(id)
  })

  it('are two where the first one broke', async () => {
    const nights = (await jobs()).filter(({ description }) => description === 'Nightly run')
    const builds = await Promise.all(nights.map(({ job_id }) => buildsOf(job_id)))
    const twice = builds.filter(({ length }) => length === 2)
    expect(twice.map((both) => both.map(({ status }) => status))).toEqual([['failed', 'succeeded']])
  })

  it('are absent when artifacts are reused', async () => {
    const { job_id } = await jobIn(({ build }) => build.status === undefined)
    expect(await buildsOf(job_id)).toEqual([])
    const path = { jobId: job_id, buildReportId: 'gone' }
    expect((await world.call('evaluation.getBuildReport', { path })).status).toBe(404)
  })
})

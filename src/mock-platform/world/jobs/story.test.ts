import { expect, it } from 'vitest'
import { startTestPlatform } from '../../testing/test-platform.ts'

interface WireJob {
  job_id: string
  status: string
  scheduled_at: string
  description?: string
  catalog: { id: string }
  event: { source?: { git_sha: string; git_ref_url?: string } }
}

interface WireCase {
  status: string
  scenario: { id: string }
  formatted_parameter?: string
  scenario_parameters: { [name: string]: string }
  failure_cause_labels: string[]
  logs: { simulation_log?: { expired: boolean }; simulation_result?: { expired: boolean } }
}

const { all } = startTestPlatform()
const jobs = await all<WireJob>('evaluation.listJobReports', 'reports')
const on = (branch: string) => (job: WireJob) =>
  job.event.source?.git_ref_url?.endsWith(`/${branch}`) === true
const nightlies = jobs.filter(({ description }) => description === 'Nightly run')

const casesOf = ({ job_id }: WireJob) =>
  all<WireCase>('evaluation.listCaseReports', 'reports', { path: { jobId: job_id } })

const failedCases = async (job: WireJob) =>
  (await casesOf(job)).filter(({ status }) => status === 'failed')

it('has a red run of every night whose predecessor on the same branch was green', () => {
  expect(nightlies.every(on('main'))).toBe(true)
  // The newest first: new failures, a fix of two red nights, one scenario now and then, a canceled run, an older fix.
  expect(nightlies.map(({ status }) => status[0]).join('')).toBe('fsffsfsfscssfsfffsssssss')
  const times = nightlies.map(({ scheduled_at }) => scheduled_at.slice(11, 16))
  expect(new Set(times)).toEqual(new Set(['17:00']))
})

it('fails in the same cases as long as the commit is the same', async () => {
  const [, , second, first] = nightlies
  if (!first || !second) throw new Error('The story lacks its red nights.')
  expect(second.event.source?.git_sha).toBe(first.event.source?.git_sha)
  const [one, other] = [await failedCases(first), await failedCases(second)]
  const named = (cases: readonly WireCase[]) =>
    cases.map(({ scenario, formatted_parameter }) => [scenario.id, formatted_parameter])
  expect(one.length).toBeGreaterThan(5)
  expect(named(one)).toEqual(named(other))
  const collided = one.filter(({ failure_cause_labels }) =>
    failure_cause_labels.includes('collision'),
  )
  expect(collided.length).toBeGreaterThan(one.length / 2)
})

it('has the log and the result of the last pass of every failure of last night', async () => {
  const [last, before] = nightlies
  if (!last || !before) throw new Error('The story lacks its last nights.')
  const keyOf = ({ scenario, formatted_parameter }: WireCase) =>
    `${scenario.id} ${formatted_parameter}`
  const passed = new Map((await casesOf(before)).map((one) => [keyOf(one), one]))
  const failed = await failedCases(last)
  expect(failed.length).toBeGreaterThan(5)
  for (const one of failed) {
    expect(passed.get(keyOf(one))).toMatchObject({
      status: 'succeeded',
      logs: { simulation_log: { expired: false }, simulation_result: { expired: false } },
    })
  }
})

it('tells of one scenario that comes and goes, and of no other that passes in the end', async () => {
  const runs = await Promise.all(nightlies.slice(0, 10).map(failedCases))
  const keyOf = ({ scenario, formatted_parameter }: WireCase) =>
    `${scenario.id} ${formatted_parameter}`
  const nights = Map.groupBy(
    runs.flatMap((cases, night) => [...new Set(cases.map(keyOf))].map((key) => ({ key, night }))),
    ({ key }) => key,
  )
  const fickle = [...nights.values()].filter(
    ([first, second]) => first && second && first.night > 1 && second.night > first.night + 1,
  )
  expect(fickle.map((found) => found.map(({ night }) => night))).toEqual([[5, 7]])
  const beside = jobs.filter((job) => on('main')(job) && !nightlies.includes(job))
  const catalogs = new Set(nightlies.map(({ catalog }) => catalog.id))
  expect(beside.filter(({ catalog }) => catalogs.has(catalog.id))).toEqual([])
})

it('has a branch with a good commit, a bad one and a fix', () => {
  const margin = jobs.filter(({ description }) => description?.startsWith('Cut-in margin: '))
  expect(margin.every(on('feat/cut-in-margin'))).toBe(true)
  expect(margin.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded'])
  expect(new Set(margin.map(({ event }) => event.source?.git_sha)).size).toBe(3)
})

it('has a limit between the cases that pass and those that fail, which a commit moves by 2 m', async () => {
  const [later, earlier] = await Promise.all(
    jobs.filter(on('feat/cut-in')).map(async ({ job_id }) => {
      const path = { jobId: job_id }
      const cases = await all<WireCase>('evaluation.listCaseReports', 'reports', { path })
      expect(cases).toHaveLength(17 * 9 * 2)
      const limits = new Map<string, number>()
      for (const { scenario_parameters: values, status } of cases) {
        const place = `${values.ego_speed} ${values.weather}`
        const gap = Number(values.cut_in_gap)
        if (status === 'failed') limits.set(place, Math.max(limits.get(place) ?? 0, gap))
      }
      const passing = cases.filter(({ status }) => status === 'succeeded')
      for (const { scenario_parameters: values } of passing) {
        const place = `${values.ego_speed} ${values.weather}`
        expect(Number(values.cut_in_gap)).toBeGreaterThan(limits.get(place) ?? 0)
      }
      return limits
    }),
  )
  if (!later || !earlier) throw new Error('The story lacks its sweeps.')
  expect(earlier.size).toBeGreaterThan(30)
  for (const [place, gap] of earlier) expect(later.get(place)).toBe(Math.min(20, gap + 2))
})

import { expect, it } from 'vitest'
import { startTestPlatform } from '../../testing/test-platform.ts'

interface WireJob {
  job_id: string
  status: string
  scheduled_at: string
  description?: string
  event: { source?: { git_sha: string; git_ref_url?: string } }
}

interface WireCase {
  status: string
  scenario: { id: string }
  formatted_parameter?: string
  failure_cause_labels: string[]
}

const { all } = startTestPlatform()
const jobs = await all<WireJob>('evaluation.listJobReports', 'reports')
const on = (branch: string) => (job: WireJob) =>
  job.event.source?.git_ref_url?.endsWith(`/${branch}`) === true
const nightlies = jobs.filter(({ description }) => description === 'Nightly run')

const failedCases = async ({ job_id }: WireJob) => {
  const path = { jobId: job_id }
  const cases = await all<WireCase>('evaluation.listCaseReports', 'reports', { path })
  return cases.filter(({ status }) => status === 'failed')
}

it('has a red run of every night whose predecessor on the same branch was green', () => {
  expect(nightlies.every(on('main'))).toBe(true)
  expect(nightlies.map(({ status }) => status)).toEqual([
    'failed',
    'succeeded',
    'failed',
    'failed',
    'succeeded',
    'succeeded',
    'succeeded',
  ])
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

it('has a branch with a good commit, a bad one and a fix', () => {
  const margin = jobs.filter(({ description }) => description?.startsWith('Cut-in margin: '))
  expect(margin.every(on('feat/cut-in-margin'))).toBe(true)
  expect(margin.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded'])
  expect(new Set(margin.map(({ event }) => event.source?.git_sha)).size).toBe(3)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '@/mock-platform/testing/test-platform.ts'

interface WireJob {
  job_id: string
  test?: { status: string; case_results: { total_count: number; failure_count: number } }
  test_options: { max_retries?: number; disable_logging_on_success: boolean }
}

interface WireSuite {
  id: string
  failure_cause_labels: string[]
}

interface WireSpec {
  id: string
  failure_cause_labels: string[]
  case_results: { total_count: number; failure_count: number }
}

interface WireCase {
  id: string
  attempt_id: string
  status: string
  finished_at?: string
  scenario_parameters: { [name: string]: string }
  formatted_parameter?: string
  logs: { simulation_log?: { id: string; expired: boolean } }
  failure_cause_labels: string[]
  components: { component_name: string; message?: string; failure_cause_labels: string[] }[]
}

interface WireAttempt {
  id: string
  number: number
  status: string
  started_at?: string
  finished_at?: string
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const jobIn = async (fits: (job: WireJob) => boolean) => {
  const found = (await world.all<WireJob>('evaluation.listJobReports', 'reports')).find(fits)
  if (!found) throw new Error('The world lacks such a job.')
  return found
}
const casesOf = (jobId: string, specReportId?: string) =>
  world.all<WireCase>('evaluation.listCaseReports', 'reports', {
    path: { jobId },
    query: specReportId === undefined ? {} : { specReportId },
  })
const attemptsOf = (jobId: string, caseReportId: string) =>
  world.all<WireAttempt>('evaluation.listCaseAttempts', 'attempts', {
    path: { jobId, caseReportId },
  })

const union = (reports: readonly { failure_cause_labels: string[] }[]) =>
  [...new Set(reports.flatMap(({ failure_cause_labels }) => failure_cause_labels))].sort()

describe('failure causes', () => {
  it.each(['failed', 'started', 'succeeded'])(
    'of suites and scenarios are those of the cases, in a job whose tests have %s',
    async (status) => {
      const { job_id } = await jobIn(({ test }) => test?.status === status)
      const path = { jobId: job_id }
      const suites = await world.all<WireSuite>('evaluation.listSuiteReports', 'reports', { path })
      for (const suite of suites) {
        const query = { suiteReportId: suite.id }
        const specs = await world.all<WireSpec>('evaluation.listSpecReports', 'reports', {
          path,
          query,
        })
        expect(suite.failure_cause_labels.toSorted()).toEqual(union(specs))
        for (const spec of specs) {
          const failed = (await casesOf(job_id, spec.id)).filter((one) => one.status === 'failed')
          expect(spec.failure_cause_labels.toSorted()).toEqual(union(failed))
        }
      }
    },
  )

  it('of a case are those of its failed component, which has a message', async () => {
    const { job_id } = await jobIn(({ test }) => test?.status === 'failed')
    const failed = (await casesOf(job_id)).filter(({ status }) => status === 'failed')
    expect(failed.length).toBeGreaterThan(0)
    for (const { components, failure_cause_labels } of failed) {
      expect(components.filter(({ message }) => message)).toEqual([
        expect.objectContaining({ message: expect.stringMatching(/\d/), failure_cause_labels }),
      ])
    }
  })

  it('repeat across suites, with other numbers in the message', async () => {
    const { job_id } = await jobIn(({ test }) => test?.status === 'failed')
    const path = { jobId: job_id }
    const suites = await world.all<WireSuite>('evaluation.listSuiteReports', 'reports', { path })
    const causes = suites.flatMap(({ failure_cause_labels }) => failure_cause_labels)
    expect(causes.length).toBeGreaterThan(new Set(causes).size)
    const messages = (await casesOf(job_id)).flatMap(({ status, components }) =>
      status === 'failed' ? (components[0]?.message ?? []) : [],
    )
    const words = new Set(messages.map((message) => message.replaceAll(/[\da-f]+/g, '#')))
    expect(new Set(messages).size).toBe(messages.length)
    expect(words.size).toBeLessThan(messages.length / 2)
  })
})

describe('flaky scenarios', () => {
  it('fail at the first attempt and succeed at the next, without a failure cause', async () => {
    const { job_id } = await jobIn(
      ({ test, test_options }) => test?.status === 'succeeded' && !!test_options.max_retries,
    )
    const cases = await casesOf(job_id)
    const attempts = await Promise.all(cases.map(({ id }) => attemptsOf(job_id, id)))
    const flaky = attempts.findIndex(({ length }) => length === 2)
    expect(attempts[flaky]?.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
    expect(attempts.filter(({ length }) => length === 1).length).toBeGreaterThan(cases.length / 2)
    const { id = '', failure_cause_labels } = cases[flaky] ?? {}
    expect(failure_cause_labels).toEqual([])
    const { body } = await world.call<WireCase>('evaluation.getCaseReport', {
      path: { jobId: job_id, caseReportId: id },
      query: { attemptId: attempts[flaky]?.[0]?.id ?? '' },
    })
    expect(body.components[0]?.message).toMatch(/\d/)
  })
})

describe('case reports', () => {
  it('match the counts of the job', async () => {
    for (const status of ['succeeded', 'failed']) {
      const { job_id, test } = await jobIn((job) => job.test?.status === status)
      const cases = await casesOf(job_id)
      expect(cases.length).toBe(test?.case_results.total_count)
      const failures = cases.filter((one) => one.status === 'failed')
      expect(failures.length).toBe(test?.case_results.failure_count)
      expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    }
  })

  it('of a scenario have different parameters', async () => {
    const { job_id } = await jobIn(({ test }) => test?.status === 'failed')
    const path = { jobId: job_id }
    const [suite] = await world.all<WireSuite>('evaluation.listSuiteReports', 'reports', { path })
    const specs = await world.all<WireSpec>('evaluation.listSpecReports', 'reports', {
      path,
      query: { suiteReportId: suite?.id ?? '' },
    })
    const spec = specs.find(({ case_results }) => case_results.total_count > 2)
    const cases = await casesOf(job_id, spec?.id ?? '')
    expect(cases.length).toBe(spec?.case_results.total_count)
    const parameters = cases.map(({ scenario_parameters }) => JSON.stringify(scenario_parameters))
    expect(new Set(parameters).size).toBe(cases.length)
    const [first] = cases
    const [name, value] = Object.entries(first?.scenario_parameters ?? {})[0] ?? []
    expect(first?.formatted_parameter).toContain(`${name}=${value}`)
    const casePath = { ...path, caseReportId: first?.id ?? '' }
    const { body } = await world.call('evaluation.getCaseReport', { path: casePath })
    expect(body).toEqual(first)
  })

  it('show the requested attempt', async () => {
    const job = await jobIn(
      ({ test, test_options }) => test?.status === 'failed' && (test_options.max_retries ?? 0) > 0,
    )
    const failed = (await casesOf(job.job_id)).find(({ status }) => status === 'failed')
    const path = { jobId: job.job_id, caseReportId: failed?.id ?? '' }
    const attempts = await attemptsOf(job.job_id, failed?.id ?? '')
    expect(attempts.map(({ number }) => number)).toEqual(attempts.map((_, place) => place + 1))
    expect(attempts.length).toBe((job.test_options.max_retries ?? 0) + 1)
    expect(attempts.at(-1)?.id).toBe(failed?.attempt_id)
    const [first] = attempts
    const { body } = await world.call<WireCase>('evaluation.getCaseReport', {
      path,
      query: { attemptId: first?.id ?? '' },
    })
    expect(body).toMatchObject({ attempt_id: first?.id, finished_at: first?.finished_at })
    expect(attempts[1]?.started_at).toBe(first?.finished_at)
    const gone = [
      await world.call('evaluation.getCaseReport', { path, query: { attemptId: 'gone' } }),
      await world.call('evaluation.getCaseReport', { path: { ...path, caseReportId: 'gone' } }),
    ]
    expect(gone.map(({ status }) => status)).toEqual([404, 404])
  })

  it('have files once finished, except successes with logging disabled', async () => {
    const running = await jobIn(({ test }) => test?.status === 'started')
    const open = (await casesOf(running.job_id)).filter(({ finished_at }) => !finished_at)
    expect(open.length).toBeGreaterThan(0)
    expect(open.every(({ logs, components }) => !logs.simulation_log && !components.length)).toBe(
      true,
    )
    const quiet = await jobIn(
      ({ test, test_options }) =>
        test?.status === 'failed' && test_options.disable_logging_on_success,
    )
    for (const { status, logs } of await casesOf(quiet.job_id)) {
      expect(logs.simulation_log !== undefined).toBe(status === 'failed')
    }
  })
})

import { expect, test } from 'vitest'
import { startTestPlatform } from '../../testing/test-platform.ts'

test('a link to a log serves its file until it expires', async () => {
  const { call, platform } = startTestPlatform()
  const { body } = await call<{ url: string; size: number; expires_at: string }>(
    'evaluation.downloadLog',
    { path: { logId: 'log-1' }, body: { expiration_time: 3600, filename: 'results.zip' } },
  )
  expect(body.expires_at).toBe('2026-03-05T10:40:00.000Z')
  const response = await platform.handle(new Request(body.url))
  expect((await response.text()).length).toBe(body.size)
  expect(response.headers.get('content-disposition')).toContain('results.zip')
  platform.clock.jump(3600)
  expect((await platform.handle(new Request(body.url))).status).toBe(403)
})

interface WireCase {
  id: string
  attempt_id: string
  status: string
  logs: Partial<Record<'simulation_log' | 'pre_task_log' | 'simulation_result', { id: string }>>
  components: { message?: string; logs?: { simulation_log?: { id: string } } }[]
}

const failedCases = async () => {
  const world = startTestPlatform()
  const jobs = await world.all<{ job_id: string; test?: { status: string } }>(
    'evaluation.listJobReports',
    'reports',
  )
  const jobId = jobs.find(({ test: tests }) => tests?.status === 'failed')?.job_id ?? ''
  const cases = await world.all<WireCase>('evaluation.listCaseReports', 'reports', {
    path: { jobId },
  })
  const read = async (logId = '') => {
    const { body } = await world.call<{ url: string; size: number }>('evaluation.downloadLog', {
      path: { logId },
      body: { expiration_time: 3600, filename: 'a.log' },
    })
    const response = await world.platform.handle(new Request(body.url))
    const bytes = await response.arrayBuffer()
    expect(bytes.byteLength).toBe(body.size)
    const type = response.headers.get('content-type')
    return { type, text: new TextDecoder().decode(bytes) }
  }
  return { failed: cases.filter(({ status }) => status === 'failed'), jobId, world, read }
}

test('the log of a case says what its report says, as an error', async () => {
  const { failed, read } = await failedCases()
  for (const { logs, components } of failed.slice(0, 10)) {
    for (const log of [logs.simulation_log, components[0]?.logs?.simulation_log]) {
      const { type, text } = await read(log?.id)
      expect(type).toBe('text/plain; charset=utf-8')
      const lines = text.trimEnd().split('\n')
      expect(lines.length).toBeGreaterThanOrEqual(100)
      expect(lines.length).toBeLessThanOrEqual(5000)
      const errors = lines.filter((line) => line.includes('\x1b[1;31mERROR\x1b[0m'))
      expect(errors[0]).toContain(components[0]?.message)
      expect(errors).toHaveLength(2)
      expect((await read(log?.id)).text).toBe(text)
    }
  }
})

test('each attempt at a case has its own log, and one of what ran before', async () => {
  const { failed, jobId, world, read } = await failedCases()
  const [first] = failed
  const attempts = await world.all<{ id: string }>('evaluation.listCaseAttempts', 'attempts', {
    path: { jobId, caseReportId: first?.id ?? '' },
  })
  const texts = new Set<string>()
  for (const { id } of attempts) {
    const { body } = await world.call<WireCase>('evaluation.getCaseReport', {
      path: { jobId, caseReportId: first?.id ?? '' },
      query: { attemptId: id },
    })
    texts.add((await read(body.logs.simulation_log?.id)).text)
    const before = await read(body.logs.pre_task_log?.id)
    expect(before.text).toMatch(/ready, starting the simulation\n$/)
    const result = await read(body.logs.simulation_result?.id)
    expect(result.type).toBe('application/json')
    expect(JSON.parse(result.text)).toMatchObject({ result: 'Failed' })
  }
  expect(texts.size).toBe(attempts.length)
  expect((await read('no-log')).text).toBe('This file stands for the log no-log.\n')
})

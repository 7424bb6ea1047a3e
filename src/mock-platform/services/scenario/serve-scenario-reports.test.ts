import type { ScenarioReportStatus } from '@generated/scenario/types.ts'
import { beforeEach, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'

interface WireReport {
  id: string
  description: string
  status: ScenarioReportStatus
  created_at: string
  updated_at: string
  reports: { id: string; status: ScenarioReportStatus; scenario_id?: string; updated_at: string }[]
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const reports = (projectId: string = projectIds.shuttle) =>
  world.all<WireReport>('scenario.listScenarioReports', 'reports', { projectId })
const named = async (name: string) => {
  const found = (await reports()).find(({ description }) => description === name)
  if (!found) throw new Error(`The world lacks ${name}.`)
  return found
}
const statusesOf = ({ status, reports: entries }: WireReport) =>
  [status, ...entries.map((entry) => entry.status)].join(' ')

it('lists the jobs of a project, the newest first', async () => {
  const counts = Object.values(projectIds).map(async (id) => (await reports(id)).length)
  expect(await Promise.all(counts)).toEqual([26, 9, 300, 0])
  const times = (await reports()).map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().reverse())
})

it('goes on with the clock', async () => {
  expect(statusesOf(await named('Waits for a worker'))).toBe('scheduled scheduled scheduled')
  const running = 'Drives of this morning'
  expect(statusesOf(await named(running))).toBe('started succeeded failed started scheduled')
  world.platform.clock.jump(3600)
  const ended = await named(running)
  expect(statusesOf(ended)).toBe('failed succeeded failed succeeded succeeded')
  expect(ended.updated_at).toBe(ended.reports.at(-1)?.updated_at)
  expect(ended.reports.map(({ scenario_id }) => scenario_id !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
})

it('grants the log of a report that has ended', async () => {
  const { id, reports: entries } = await named('Drives of this morning')
  const grant = async (reportId = '') =>
    world.call<{ expires_at: string; error?: string }>('scenario.getScenarioReportLogGrant', {
      path: { jobId: id, reportId },
    })
  const { status, body } = await grant(entries[0]?.id)
  expect(status).toBe(200)
  expect(Date.parse(body.expires_at)).toBeGreaterThan(world.platform.clock.now())
  expect(await grant(entries[3]?.id)).toMatchObject({
    status: 409,
    body: { error: 'log_not_ready' },
  })
  expect((await grant(projectIds.empty)).status).toBe(404)
})

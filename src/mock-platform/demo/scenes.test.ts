import { expect, test } from 'vitest'
import { scenes } from '@/demo-protocol/scenes.ts'
import { startTestPlatform } from '../testing/test-platform.ts'
import { projectIds } from '../world/world-projects.ts'

const open = async (id: string) => {
  const { platform, send, call } = startTestPlatform({ paused: false })
  const response = await send('/demo/scene', {
    method: 'POST',
    body: JSON.stringify({ scene: id }),
  })
  const { page }: { page: string } = await response.json()
  const { pathname, searchParams } = new URL(page, 'http://console.test')
  return { platform, call, parts: pathname.split('/').slice(1), search: searchParams, response }
}

interface Report {
  status: string
  description?: string
}

test.each(scenes)('$id leads to a page of a project', async ({ id }) => {
  const { response, search } = await open(id)
  expect(response.status).toBe(200)
  expect(Object.values(projectIds)).toContain(search.get('project_id'))
})

test('the last night failed', async () => {
  const { call, parts, platform } = await open('failed-night')
  const { body } = await call<Report>('evaluation.getJobReport', {
    path: { jobId: parts[1] ?? '' },
  })
  expect(body).toMatchObject({ status: 'failed', description: 'Nightly run' })
  expect(platform.clock.paused).toBe(true)
})

test('the sweep is the later of two, and has a scenario with a limit', async () => {
  const { call, parts } = await open('moved-limit')
  const { body } = await call<Report>('evaluation.getJobReport', {
    path: { jobId: parts[1] ?? '' },
  })
  expect(body.description).toBe('Cut-in gap over speed, brakes later')
})

test('the build failed, and nothing was tested', async () => {
  const { call, parts } = await open('broken-build')
  const [, jobId = '', , buildReportId = ''] = parts
  const { body, status } = await call<Report>('evaluation.getBuildReport', {
    path: { jobId, buildReportId },
  })
  expect([status, body.status]).toEqual([200, 'failed'])
})

test('the training diverges', async () => {
  const { call, parts } = await open('diverging-training')
  const [, experimentId = '', , runId = ''] = parts
  const { body } = await call<{ name: string }>('ml.getRun', { path: { experimentId, runId } })
  expect(body.name).toBe('Learning rate 0.1')
})

test('the outage ends by itself, and a reset takes back what a scene has set', async () => {
  const { call, platform } = await open('outage')
  expect(platform.faults.list()).toHaveLength(1)
  for (let count = 0; count < 4; count += 1) {
    await expect(call('evaluation.listJobReports')).rejects.toThrow()
  }
  expect((await call('evaluation.listJobReports')).status).toBe(200)
  const slowed = await open('slow-bulk')
  expect(slowed.platform.faults.list().length).toBeGreaterThan(1)
  slowed.platform.reset()
  expect(slowed.platform.faults.list()).toEqual([])
})

test('the empty project has no reports', async () => {
  const { call, search } = await open('first-day')
  const projectId = search.get('project_id') ?? ''
  const { body } = await call<{ reports: unknown[] }>('evaluation.listJobReports', { projectId })
  expect(body.reports).toEqual([])
})

test('an unknown scene is refused, and changes nothing', async () => {
  const { platform, post } = startTestPlatform()
  const { world } = platform
  expect((await post('/demo/scene', { scene: 'none' })).status).toBe(400)
  expect(platform.world).toBe(world)
})

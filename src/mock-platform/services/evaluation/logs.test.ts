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

test.each([
  ['simulation_result.json', 'application/json', '{"log":"log-1","file":"simulation_result.json"'],
  ['simulation.log', 'text/plain; charset=utf-8', 'This file stands for the log log-1.'],
])('%s is %s', async (filename, type, text) => {
  const { call, platform } = startTestPlatform()
  const { body } = await call<{ url: string; size: number }>('evaluation.downloadLog', {
    path: { logId: 'log-1' },
    body: { expiration_time: 3600, filename },
  })
  const response = await platform.handle(new Request(body.url))
  expect(response.headers.get('content-type')).toBe(type)
  expect(await response.text()).toContain(text)
})

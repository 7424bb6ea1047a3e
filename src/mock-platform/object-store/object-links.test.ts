import { expect, test } from 'vitest'
import { startTestPlatform } from '../testing/test-platform.ts'
import { temporaryLink } from './object-links.ts'

const origin = 'http://localhost:4600'

const start = () => {
  const { platform } = startTestPlatform()
  const { world, clock } = platform
  return {
    platform,
    link: (name: string) => temporaryLink({ origin, world, clock }, { name, content: 'abc' }, 60),
    get: (url: string, method = 'GET') => platform.handle(new Request(url, { method })),
  }
}

test('a link serves its file without a token', async () => {
  const { link, get } = start()
  const response = await get(link('ecu-main.iso'))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('abc')
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''ecu-main.iso",
  )
})

test.each(['it\'s "x".zip', '../../etc/passwd', 'a\r\nset-cookie: b', '地図.zip'])(
  'the name %j is escaped in header and URL',
  async (name) => {
    const { link, get } = start()
    const url = link(name)
    expect(new URL(url).pathname.split('/')).toHaveLength(5)
    const disposition = (await get(url)).headers.get('content-disposition') ?? ''
    const [, written = ''] = disposition.split("''")
    expect(written).toMatch(/^[\w.%!*()~-]+$/)
    expect(decodeURIComponent(written)).toBe(name)
  },
)

test('a link expires', async () => {
  const { platform, link, get } = start()
  const url = link('a.iso')
  platform.clock.jump(59.999)
  expect((await get(url)).status).toBe(200)
  platform.clock.jump(0.001)
  expect((await get(url)).status).toBe(403)
})

test('the file is readable from another origin', async () => {
  const { link, get } = start()
  expect((await get(link('a.iso'))).headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  [{ kind: 'status', status: 500, form: 'none' }, 500, 'The object store failed on purpose.'],
  [{ kind: 'empty' }, 200, ''],
  [{ kind: 'malformed' }, 200, '{"unfinished": ['],
  [{ kind: 'slow', milliseconds: 1 }, 200, 'abc'],
] as const)('with the fault %j it answers %i %j', async (fault, status, text) => {
  const { platform, link, get } = start()
  platform.faults.add({ operation: 'objectStore.readLink', fault })
  const response = await get(link('a.iso'))
  expect([response.status, await response.text()]).toEqual([status, text])
})

test('the fault drop breaks the connection', async () => {
  const { platform, link, get } = start()
  platform.faults.add({ operation: 'objectStore.readLink', fault: { kind: 'drop' } })
  expect((await get(link('a.iso'))).type).toBe('error')
})

test('an unknown link answers 404, a PUT 405', async () => {
  const { link, get } = start()
  expect((await get(`${origin}/evaluation/objects/unknown/a.iso`)).status).toBe(404)
  expect((await get(link('a.iso'), 'PUT')).status).toBe(405)
})

test('services hand out such links', async () => {
  const { call, all, platform } = startTestPlatform()
  const [source] = await all<{ id: string; expired: boolean }>(
    'evaluation.listSources',
    'sources',
  ).then((sources) => sources.filter(({ expired }) => !expired))
  const { body } = await call<{ url: string }>('evaluation.downloadSource', {
    path: { sourceId: source?.id ?? '' },
    body: { expiration_time: 3600, filename: 'source.zip' },
  })
  const response = await platform.handle(new Request(body.url))
  expect(await response.text()).toContain(source?.id)
})

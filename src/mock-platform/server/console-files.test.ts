import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleFiles } from './console-files.ts'

let folder: string
let server: Server
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  await writeFile(join(folder, 'assets', 'main-a1b2.js'), 'start()')
  await writeFile(join(folder, 'assets', 'page-c3d4.js'), 'page()')
  await writeFile(join(folder, 'assets', 'page-c3d4.js.gz'), gzipSync('built()'))
  await writeFile(join(folder, 'assets', 'wide-e5f6.js'), 'wide()')
  await writeFile(join(folder, 'assets', 'wide-e5f6.js.br'), brotliCompressSync('brotli()'))
  const serve = await createConsoleFiles(folder)
  server = createServer((request, response) => void serve(request.url ?? '', request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

test.each(['', '/', '/suites', '/suites/a.b', '/%E0%A4', '/..%2F..%2Fetc%2Fpasswd'])(
  '/evaluation%s serves the page, which runs no inline scripts',
  async (path) => {
    const response = await fetch(`${origin}/evaluation${path}`)
    expect(await response.text()).toContain('<title>Console</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toContain("script-src 'self'")
  },
)

test('a build into the folder takes nothing away from who is served', async () => {
  const older = await mkdtemp(join(tmpdir(), 'console-files-'))
  await writeFile(join(older, 'index.html'), '<title>Older</title>')
  const serve = await createConsoleFiles(older)
  await rm(older, { recursive: true })
  const rebuilt = createServer(
    (request, response) => void serve(request.url ?? '', request, response),
  )
  await new Promise<void>((resolve) => rebuilt.listen(0, resolve))
  const { port } = rebuilt.address() as AddressInfo
  const response = await fetch(`http://localhost:${port}/evaluation/suites`)
  expect(await response.text()).toBe('<title>Older</title>')
  rebuilt.close()
})

test('a bundled file is immutable', async () => {
  const response = await fetch(`${origin}/evaluation/assets/main-a1b2.js`)
  expect(await response.text()).toBe('start()')
  expect(response.headers.get('content-type')).toContain('text/javascript')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test('files compressed by the build are sent as they are', async () => {
  const response = await fetch(`${origin}/evaluation/assets/page-c3d4.js`)
  expect(await response.text()).toBe('built()')
  expect(response.headers.get('content-type')).toContain('text/javascript')
})

test('Brotli comes before gzip, where the build has it and the client takes it', async () => {
  const both = { headers: { 'accept-encoding': 'gzip, br' } }
  const response = await fetch(`${origin}/evaluation/assets/wide-e5f6.js`, both)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe('brotli()')
  const headers = { 'accept-encoding': 'gzip' }
  const other = await fetch(`${origin}/evaluation/assets/wide-e5f6.js`, { headers })
  expect(other.headers.get('content-encoding')).toBe('gzip')
  expect(await other.text()).toBe('wide()')
})

test('a client without gzip support gets the plain file', async () => {
  const headers = { 'accept-encoding': 'identity' }
  const response = await fetch(`${origin}/evaluation/assets/main-a1b2.js`, { headers })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-length')).toBe('7')
})

test('a missing bundled file answers 404, which is not cached', async () => {
  const response = await fetch(`${origin}/evaluation/assets/main-old.js`)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

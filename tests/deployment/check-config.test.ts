import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { services } from '@/config/services.ts'
import { runCheckConfig } from './check-config.ts'

const consoleOrigin = 'https://console.test'

let folder = ''
const servers: Server[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-config-'))
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
})

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Headers of a platform that the console may call. */
const open = {
  'access-control-allow-origin': consoleOrigin,
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-expose-headers': 'X-Request-Id, Retry-After',
}

/** Where a provider sends a browser that asks for a sign-in without a page; undefined to refuse the request. */
type Leads = (redirect: string | null) => string | undefined

const backWith =
  (error: string): Leads =>
  (redirect) =>
    `${redirect}?error=${error}&state=check`

/** A platform and its provider on one origin; headers, discovery document and sign-in can be changed. */
const platform = async (
  headers: { readonly [name: string]: string } = open,
  discovery: object = {},
  leads: Leads = backWith('login_required'),
) => {
  const origin: string = await serve((request, response) => {
    const asked = new URL(request.url ?? '', origin)
    if (asked.pathname === '/authorize') {
      const location = leads(asked.searchParams.get('redirect_uri'))
      response.writeHead(location ? 303 : 400, location ? { location } : {})
      response.end()
      return
    }
    if (asked.pathname === '/secret') {
      response.writeHead(401, headers).end('{"error":"invalid_client"}')
      return
    }
    const isDiscovery = request.url === '/.well-known/openid-configuration'
    response.writeHead(isDiscovery || request.method === 'OPTIONS' ? 200 : 404, headers)
    const document = {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      end_session_endpoint: `${origin}/end`,
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'offline_access'],
      ...discovery,
    }
    response.end(isDiscovery ? JSON.stringify(document) : '')
  })
  return origin
}

const configOf = (origin: string) => ({
  services: Object.fromEntries(services.map((service) => [service, origin])),
  identityProvider: { authority: origin, clientId: 'console' },
})

const check = async (content: unknown, ...more: string[]) => {
  const file = join(folder, 'config.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  const lines: string[] = []
  const code = await runCheckConfig([file, ...more], (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

const overHttp = ['--origin', 'http://console.test']

test('a platform that may be called has no problem', async () => {
  const origin = await platform({ ...open, 'access-control-allow-origin': '*' })
  const { code, text } = await check(configOf(origin), ...overHttp)
  expect(text).not.toContain('✗')
  expect(text).toContain(`✓ services.map  ${origin}`)
  expect(code).toBe(0)
})

test('a page served by https may not call http addresses', async () => {
  const { code, text } = await check(configOf('http://map.invalid'), '--origin', consoleOrigin)
  expect(text).toContain('A page served by https may not call an http address.')
  expect(code).toBe(1)
})

test.each([
  [{}, 'Access-Control-Allow-Origin of the answer is missing: a browser lets http://console.test'],
  [open, 'Access-Control-Allow-Origin of the answer is https://console.test: a browser lets'],
  [{ 'access-control-allow-headers': '*' }, 'of the preflight lacks authorization.'],
  [{ 'access-control-allow-headers': 'authorization' }, 'of the preflight lacks content-type.'],
  [{ 'access-control-expose-headers': 'retry-after' }, 'Expose-Headers lacks x-request-id.'],
  [{ 'access-control-allow-methods': 'GET, POST' }, 'of the preflight lacks PUT.'],
])('headers %j: %s', async (headers, text) => {
  const told = await check(configOf(await platform(headers)), ...overHttp)
  expect(told.text).toContain(text)
  expect(told.code).toBe(1)
})

test.each([
  [{ issuer: 'https://other.test' }, 'The provider calls itself https://other.test'],
  [{ token_endpoint: undefined }, 'has no token_endpoint: nobody can sign in.'],
  [{ end_session_endpoint: undefined }, 'logging out ends at the console only.'],
  [{ code_challenge_methods_supported: ['plain'] }, 'does not offer PKCE with S256.'],
  [{ scopes_supported: ['openid'] }, 'tokens are renewed in a hidden frame.'],
])('discovery with %j: %s', async (discovery, text) => {
  const origin = await platform({ ...open, 'access-control-allow-origin': '*' }, discovery)
  const told = await check(configOf(origin), ...overHttp)
  expect(told.text).toContain(text)
  expect(told.code).toBe(1)
})

const anyone = { ...open, 'access-control-allow-origin': '*' }

test('a provider that wants a secret is told', async () => {
  const secretive = await platform(anyone)
  const origin = await platform(anyone, { token_endpoint: `${secretive}/secret` })
  const { text } = await check(configOf(origin), ...overHttp)
  expect(text).toContain('wants a secret of the client console (invalid_client).')
})

/** A console that is deployed at a path, with the policy of its page; the address of its `config.json`. */
const deployed = async (config: object, policy: string, page = '<div id="root"></div>') => {
  const origin = await serve((request, response) => {
    const isConfig = request.url === '/tools/evaluation/config.json'
    response.writeHead(200, { 'content-security-policy': policy })
    response.end(isConfig ? JSON.stringify(config) : page)
  })
  return `${origin}/tools/evaluation/config.json`
}

const checkDeployed = async (address: string, ...more: string[]) => {
  const lines: string[] = []
  const code = await runCheckConfig([address, ...more], (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

test('a console that is deployed at a path of its own has no problem', async () => {
  let back: string | null = null
  const origin = await platform(anyone, {}, (redirect) => {
    back = redirect
    return `${redirect}?error=login_required`
  })
  const config = { ...configOf(origin), objectStore: { endpoint: origin } }
  const address = await deployed(config, `default-src 'none'; connect-src 'self' ${origin}`)
  const { code, text } = await checkDeployed(address)
  expect(text).not.toContain('✗')
  expect(code).toBe(0)
  expect(back).toBe(`${new URL(address).origin}/tools/evaluation/oidc/auth/cb`)
})

test("the page's policy is held against all that it calls", async () => {
  const [origin, tokens] = [await platform(anyone), await platform(anyone)]
  const discovering = await platform(anyone, { token_endpoint: `${tokens}/token` })
  const config = {
    ...configOf(origin),
    identityProvider: { authority: discovering, clientId: 'console' },
    measurements: { address: 'https://measurements.test/console' },
  }
  const { code, text } = await checkDeployed(
    await deployed(config, `connect-src 'self' ${discovering}`),
  )
  const lacks = "The page's Content-Security-Policy (connect-src) does not name"
  expect(code).toBe(1)
  expect(text.split(`${lacks} ${origin}.`)).toHaveLength(services.length + 1)
  expect(text).toContain(`${lacks} ${tokens}.`)
  expect(text).toContain(`${lacks} https://bucket.s3.ap-northeast-1.amazonaws.com.`)
  expect(text).toContain(`${lacks} https://measurements.test.`)
})

test('an address at which another page lies is told', async () => {
  const origin = await platform(anyone)
  const told = await checkDeployed(await deployed(configOf(origin), '', 'Welcome to nginx!'))
  expect(told.text).toContain('The console is not there: status 200.')
  expect(told.code).toBe(1)
})

test.each([
  [{}, undefined],
  [{ 'access-control-allow-methods': 'POST, PUT, DELETE' }, undefined],
  [{ 'access-control-allow-methods': 'GET, POST, PUT' }, 'of the preflight lacks DELETE.'],
  [{ 'access-control-allow-headers': 'authorization, content-type' }, 'lacks x-amz-date.'],
  [{ 'access-control-expose-headers': 'x-amz-request-id' }, 'Expose-Headers lacks etag.'],
])('a bucket with %j: %s', async (rules, problem) => {
  const allowed = {
    ...open,
    'access-control-allow-origin': '*',
    'access-control-allow-headers':
      'authorization, content-type, x-amz-checksum-sha256, x-amz-content-sha256, x-amz-date, x-amz-security-token',
    'access-control-expose-headers': 'ETag',
  }
  const [origin, store] = [await platform(anyone), await platform({ ...allowed, ...rules })]
  const config = { ...configOf(origin), objectStore: { endpoint: store } }
  const { code, text } = await check(config, ...overHttp, '--bucket', 'assets')
  expect(text).toContain(`bucket assets  ${store}/assets`)
  if (problem) expect(text).toContain(problem)
  expect(code).toBe(problem ? 1 : 0)
})

test('an address of this machine may be http', async () => {
  const origin = (await platform(anyone)).replace('127.0.0.1', 'localhost')
  const { text } = await check(configOf(origin), '--origin', consoleOrigin)
  expect(text).not.toContain('may not call an http address')
})

test.each<[string, Leads, string | undefined]>([
  ['asks to sign in', backWith('login_required'), undefined],
  ['shows its own page', () => '/login', undefined],
  ['has a page for the refused', () => '/error?error=redirect_mismatch', 'redirect_mismatch.'],
  ['refuses', () => undefined, 'status 400. Register both.'],
  ['sends the client back', backWith('unauthorized_client'), 'to sign in: unauthorized_client.'],
  ['does not know the scope', backWith('invalid_scope'), 'to sign in: invalid_scope.'],
])('a provider that %s', async (_, leads, problem) => {
  const origin = await platform({ ...open, 'access-control-allow-origin': '*' }, {}, leads)
  const { code, text } = await check(configOf(origin), ...overHttp)
  expect(code).toBe(problem ? 1 : 0)
  if (problem) expect(text).toContain(problem)
  else expect(text).not.toContain('✗')
})

test('an address that nobody answers at is told with the cause', async () => {
  const closed = await platform()
  const [server] = servers.splice(0)
  await new Promise((done) => server?.close(done))
  const { text } = await check(configOf(closed), ...overHttp)
  expect(text).toContain(`ECONNREFUSED ${closed.replace('http://', '')}`)
})

test('what is wrong in the file is told, and nothing is called with it', async () => {
  const { code, text } = await check('{ "services": 7 }', ...overHttp)
  expect(text).toContain('✗ services must be an object in {}, and is the number 7.')
  expect(text).not.toContain('cannot be reached')
  expect(code).toBe(1)
})

test('a wrong use says what is needed', async () => {
  const unplaced = await check(configOf('/x'))
  expect(unplaced.text).toContain('Give --origin')
  expect(unplaced.code).toBe(2)
  expect(await check(configOf('/x'), '--origin', 'console')).toMatchObject({ code: 2 })
  const lines: string[] = []
  expect(await runCheckConfig([], (line) => lines.push(line))).toBe(2)
  expect(await runCheckConfig([join(folder, 'none.json')], (line) => lines.push(line))).toBe(2)
  expect(lines.join()).toContain('none.json cannot be read')
  expect(await runCheckConfig(['--help'], (line) => lines.push(line))).toBe(0)
})

test('its own addresses need no leave', async () => {
  const origin = await platform({})
  const told = await check(configOf('/'), '--origin', origin)
  expect(told.text).not.toContain('Access-Control')
})

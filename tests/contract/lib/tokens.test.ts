import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { grantedTokens, tokenEndpointOf } from './tokens.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A provider that gives tokens with numbers, and keeps what it was asked with. */
const startProvider = async (
  answer: (asked: URLSearchParams, count: number) => object | number,
) => {
  const asked: { [name: string]: string }[] = []
  server = createServer(async (request, response) => {
    if (request.url === '/.well-known/openid-configuration') {
      return response.end(JSON.stringify({ token_endpoint: `${origin}/token` }))
    }
    let text = ''
    for await (const chunk of request) text += chunk
    const form = new URLSearchParams(text)
    const { authorization } = request.headers
    asked.push({ ...Object.fromEntries(form), ...(authorization && { authorization }) })
    const given = answer(form, asked.length)
    if (typeof given === 'number')
      return response.writeHead(given).end('{"error":"invalid_client"}')
    return response.end(JSON.stringify(given))
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, asked }
}

const none = {
  endpoint: undefined,
  clientId: 'ci',
  clientSecret: undefined,
  refreshToken: undefined,
  scope: undefined,
}

test('client credentials give a token that is renewed at four fifths of its life', async () => {
  const { origin, asked } = await startProvider((_, count) => ({
    access_token: `token-${count}`,
    expires_in: 60,
  }))
  let now = 0
  const grant = { ...none, clientSecret: 'secret', scope: 'staging' }
  const tokens = grantedTokens(await tokenEndpointOf(origin), grant, () => now)
  expect(await Promise.all([tokens.current(), tokens.current()])).toEqual(['token-1', 'token-1'])
  now = 47_000
  expect(await tokens.current()).toBe('token-1')
  now = 48_000
  expect(await tokens.current()).toBe('token-2')
  expect(asked[0]).toEqual({
    grant_type: 'client_credentials',
    authorization: `Basic ${btoa('ci:secret')}`,
    scope: 'staging',
  })
  expect(tokens.secrets()).toEqual(['secret', 'token-1', 'token-2'])
})

test('a refresh token may change each time', async () => {
  const { origin, asked } = await startProvider((_, count) => ({
    access_token: `token-${count}`,
    refresh_token: `refresh-${count}`,
    expires_in: 10,
  }))
  let now = 0
  const tokens = grantedTokens(`${origin}/token`, { ...none, refreshToken: 'refresh-0' }, () => now)
  await tokens.current()
  now = 10_000
  await tokens.current()
  expect(asked.map(({ refresh_token }) => refresh_token)).toEqual(['refresh-0', 'refresh-1'])
})

test('a provider that takes the secret in the body alone gets it there', async () => {
  const { origin, asked } = await startProvider((form) =>
    form.get('client_secret') === 's:e/cret' ? { access_token: 'token' } : 401,
  )
  const tokens = grantedTokens(`${origin}/token`, { ...none, clientSecret: 's:e/cret' })
  expect(await tokens.current()).toBe('token')
  expect(asked.map(({ authorization }) => authorization)).toEqual([
    `Basic ${btoa('ci:s%3Ae%2Fcret')}`,
    undefined,
  ])
})

test('a provider that gives none is told, with its answer', async () => {
  const { origin } = await startProvider(() => 401)
  const tokens = grantedTokens(`${origin}/token`, { ...none, clientSecret: 'wrong' })
  await expect(tokens.current()).rejects.toThrow(
    `No token from ${origin}/token: it answers 401 {"error":"invalid_client"}`,
  )
})

test('a provider that cannot be reached is told, with the cause', async () => {
  const { origin } = await startProvider(() => 401)
  await new Promise((done) => server?.close(done))
  await expect(tokenEndpointOf(origin)).rejects.toThrow(
    `ECONNREFUSED ${origin.replace('http://', '')}`,
  )
})

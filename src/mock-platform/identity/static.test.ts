import { beforeEach, describe, expect, test } from 'vitest'
import { createSignInErrors, type SignInErrors } from '../demo/sign-in-errors.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { type Persona, personas } from '../world/personas.ts'
import { clientId, consolePaths } from './client.ts'
import { encodeBytes } from './signer.ts'
import { createStaticIdentity, type StaticIdentity } from './static.ts'

const origin = 'https://demo.test'
const verifier = 'v'.repeat(43)
const [member] = personas as [Persona]

let storage: Storage
let signInErrors: SignInErrors
let identity: StaticIdentity

const start = (accessTokenSeconds = 60) =>
  createStaticIdentity({ origin, storage, signInErrors, accessTokenSeconds })

beforeEach(() => {
  storage = memoryStorage()
  signInErrors = createSignInErrors()
  identity = start()
})

const signInQuery = async (changes: { [name: string]: string } = {}) =>
  new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + consolePaths.callback,
    state: 's',
    nonce: 'n',
    code_challenge_method: 'S256',
    code_challenge: encodeBytes(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
    ),
    ...changes,
  })

const post = (path: string, fields: { [name: string]: string }) =>
  identity.handle(new Request(origin + path, { method: 'POST', body: new URLSearchParams(fields) }))

const codeOf = async () => {
  const back = new URL(identity.authorize(await signInQuery(), member) ?? '')
  return back.searchParams.get('code') ?? ''
}

const exchange = (code: string, changes = {}) =>
  post('/identity/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: origin + consolePaths.callback,
    code_verifier: verifier,
    code,
    ...changes,
  })

const refresh = (refresh_token: string) =>
  post('/identity/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token })

test('discovery lists endpoints on the page origin', async () => {
  const path = '/identity/.well-known/openid-configuration'
  const answer = await (await identity.handle(new Request(origin + path))).json()
  expect(answer).toMatchObject({
    issuer: `${origin}/identity`,
    authorization_endpoint: `${origin}/evaluation/demo/sign-in`,
    end_session_endpoint: `${origin}/evaluation/demo/sign-out`,
  })
})

describe('the sign-in page', () => {
  test('waits for a persona, then redirects with code and state', async () => {
    expect(identity.authorize(await signInQuery())).toBeUndefined()
    const back = new URL(identity.authorize(await signInQuery(), member) ?? '')
    expect(back.origin + back.pathname).toBe(origin + consolePaths.callback)
    expect(back.searchParams.get('state')).toBe('s')
  })

  test('remembers the signed-in user until the session ends', async () => {
    await codeOf()
    expect(identity.authorize(await signInQuery())).toContain('?code=')
    const back = identity.signOut(
      new URLSearchParams({
        post_logout_redirect_uri: origin + consolePaths.signedOut,
        state: 'out',
      }),
    )
    expect(back).toBe(`${origin}${consolePaths.signedOut}?state=out`)
    expect(identity.authorize(await signInQuery())).toBeUndefined()
  })

  test('asks nobody where the console wants no page', async () => {
    const query = await signInQuery({ prompt: 'none' })
    expect(identity.authorize(query)).toContain('error=login_required')
    await codeOf()
    expect(identity.authorize(query)).toContain('?code=')
  })

  test('redirects to the console only', async () => {
    const redirect_uri = `https://evil.test${consolePaths.callback}`
    const query = await signInQuery({ redirect_uri })
    expect(() => identity.authorize(query, member)).toThrow('unknown')
    const out = new URLSearchParams({ post_logout_redirect_uri: 'https://evil.test/' })
    expect(identity.signOut(out)).toBe(origin + consolePaths.signedOut)
  })

  test('requires a PKCE challenge', async () => {
    const back = identity.authorize(await signInQuery({ code_challenge: '' }), member)
    expect(back).toContain('error=invalid_request')
  })

  test('fails once with a planned error', async () => {
    signInErrors.add({ error: 'request_forbidden', description: 'CSRF' }, 1)
    const back = new URL(identity.authorize(await signInQuery()) ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'request_forbidden',
      error_description: 'CSRF',
      state: 's',
    })
    expect(identity.authorize(await signInQuery())).toBeUndefined()
  })
})

describe('tokens', () => {
  test('are issued once for a code and its verifier, also after a page load', async () => {
    const code = await codeOf()
    identity = start()
    const tokens = await (await exchange(code)).json()
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 60 })
    expect(await identity.identify(tokens.access_token)).toBe(member.subjectId)
    expect((await exchange(code)).status).toBe(400)
  })

  test('the id token is signed with the published key and identifies the user', async () => {
    const { id_token } = await (await exchange(await codeOf())).json()
    const [head = '', claims = '', signature = ''] = id_token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: `${origin}/identity`,
      aud: clientId,
      sub: member.subjectId,
      name: member.name,
      nonce: 'n',
    })
    const jwks = await (await identity.handle(new Request(`${origin}/identity/jwks`))).json()
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('jwk', jwks.keys[0], algorithm, false, ['verify'])
    const signed = new TextEncoder().encode(`${head}.${claims}`)
    const bytes = Buffer.from(signature, 'base64url')
    expect(await crypto.subtle.verify(algorithm, key, bytes, signed)).toBe(true)
  })

  test.each([
    [{ code_verifier: 'w'.repeat(43) }, 400],
    [{ redirect_uri: 'https://demo.test/elsewhere' }, 400],
    [{ code: 'another' }, 400],
    [{ client_id: 'another' }, 401],
    [{ grant_type: 'password' }, 400],
  ])('are refused for %j', async (changes, status) => {
    expect((await exchange(await codeOf(), changes)).status).toBe(status)
  })

  test('a refresh token works once', async () => {
    const tokens = await (await exchange(await codeOf())).json()
    const renewed = await (await refresh(tokens.refresh_token)).json()
    expect(await identity.identify(renewed.access_token)).toBe(member.subjectId)
    expect((await refresh(tokens.refresh_token)).status).toBe(400)
  })

  test('are invalid once revoked or expired', async () => {
    const tokens = await (await exchange(await codeOf())).json()
    await post('/identity/token/revocation', { token: tokens.access_token })
    expect(await identity.identify(tokens.access_token)).toBeUndefined()
    identity = start(0)
    const expired = await (await exchange(await codeOf())).json()
    expect(await identity.identify(expired.access_token)).toBeUndefined()
  })

  test('identify the user at userinfo', async () => {
    const { access_token } = await (await exchange(await codeOf())).json()
    const ask = (token: string) =>
      identity.handle(
        new Request(`${origin}/identity/me`, { headers: { authorization: `Bearer ${token}` } }),
      )
    expect(await (await ask(access_token)).json()).toMatchObject({ sub: member.subjectId })
    expect((await ask('another')).status).toBe(401)
  })
})

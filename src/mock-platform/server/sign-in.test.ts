import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientId, consolePaths, scopes } from '../identity/client.ts'
import { personas } from '../world/personas.ts'
import { type RunningServer, startServer } from './server-start.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer({ now: '2024-03-05T09:40:00Z', strict: true, accessTokenSeconds: 600 })
})
afterAll(() => server.close())

/** A minimal browser: keeps cookies and follows redirects. */
const createBrowser = () => {
  const cookies = new Map<string, string>()
  const open = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  /** Follows redirects below `/identity`; returns the first response that is no such redirect. */
  const follow = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await open(url, init)
    const next = response.headers.get('location')
    if (!next) return response
    const target = new URL(next, url)
    return target.pathname.startsWith('/identity') ? follow(target.href) : response
  }
  return { open, follow }
}

const post = (url: string, fields: { [name: string]: string }, headers = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers })

const discovery = async () => {
  const response = await fetch(`${server.origin}/identity/.well-known/openid-configuration`)
  return (await response.json()) as { [name: string]: string }
}

const verifier = randomBytes(32).toString('base64url')

const authorizationUrl = async (changes: { [name: string]: string } = {}) => {
  const { authorization_endpoint = '' } = await discovery()
  const url = new URL(authorization_endpoint)
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: server.origin + consolePaths.callback,
    response_type: 'code',
    scope: scopes,
    prompt: 'consent',
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }).toString()
  return url.href
}

const signInAs = async (persona: string, changes = {}) => {
  const browser = createBrowser()
  const page = await browser.follow(await authorizationUrl(changes))
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const answer = await browser.follow(new URL(action, server.origin).href, {
    method: 'POST',
    body: new URLSearchParams({ persona }),
  })
  return { browser, callback: new URL(answer.headers.get('location') ?? '') }
}

const exchange = async (code: string, code_verifier = verifier) => {
  const { token_endpoint = '' } = await discovery()
  return post(token_endpoint, {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: server.origin + consolePaths.callback,
    code,
    code_verifier,
  })
}

interface Tokens {
  access_token: string
  refresh_token: string
  id_token: string
  expires_in: number
}

const tokensOf = async (persona: string) => {
  const { browser, callback } = await signInAs(persona)
  const response = await exchange(callback.searchParams.get('code') ?? '')
  return { browser, tokens: (await response.json()) as Tokens }
}

const refresh = async (refresh_token: string) => {
  const { token_endpoint = '' } = await discovery()
  return post(token_endpoint, { grant_type: 'refresh_token', client_id: clientId, refresh_token })
}

const projectsWith = (token: string) =>
  fetch(`${server.origin}/services/project/projects`, {
    headers: { authorization: `Bearer ${token}` },
  })

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('sign-in', () => {
  test('lists the personas as buttons of a form', async () => {
    const page = await createBrowser().follow(await authorizationUrl())
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    for (const { id, label } of personas) {
      expect(html).toContain(`<button name="persona" value="${id}"`)
      expect(html).toContain(`>${label}</button>`)
    }
  })

  test('redirects with code and state; the code is exchanged for tokens', async () => {
    const { callback } = await signInAs('member')
    expect(callback.pathname).toBe(consolePaths.callback)
    expect(callback.searchParams.get('state')).toBe('the-state')
    const response = await exchange(callback.searchParams.get('code') ?? '')
    const tokens = (await response.json()) as Tokens
    expect(tokens.expires_in).toBe(600)
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: `${server.origin}/identity`,
      aud: clientId,
      sub: personas[0]?.subjectId,
      name: 'Aiko Tanaka',
      email: 'aiko.tanaka@example.com',
    })
    const projects = await projectsWith(tokens.access_token)
    expect(await projects.json()).toMatchObject({
      projects: [{ display_name: 'Shuttle 4 Odaiba' }, {}, {}, {}],
    })
  })

  test('a newcomer has no projects', async () => {
    const { tokens } = await tokensOf('newcomer')
    expect(await (await projectsWith(tokens.access_token)).json()).toEqual({ projects: [] })
  })

  test('a wrong verifier is rejected', async () => {
    const { callback } = await signInAs('member')
    const response = await exchange(callback.searchParams.get('code') ?? '', 'x'.repeat(43))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
  })

  test.each([
    ['http://localhost:9999/evaluation/oidc/auth/cb', 303],
    ['http://127.0.0.1:1/evaluation/oidc/auth/cb', 303],
    ['http://localhost:9999/elsewhere', 400],
    ['https://evil.example/evaluation/oidc/auth/cb', 400],
  ])('the way back to %s answers %i', async (redirect_uri, status) => {
    const response = await createBrowser().open(await authorizationUrl({ redirect_uri }))
    expect(response.status).toBe(status)
  })

  test('a planned error fails the next sign-in, once', async () => {
    const planned = { error: 'request_forbidden', description: 'The CSRF value does not match.' }
    await fetch(`${server.origin}/demo/sign-in-error`, {
      method: 'POST',
      body: JSON.stringify(planned),
    })
    const response = await createBrowser().open(await authorizationUrl())
    const { searchParams } = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      error: planned.error,
      error_description: planned.description,
      state: 'the-state',
    })
    const again = await createBrowser().open(await authorizationUrl())
    expect(again.headers.get('location')).toContain('/identity/sign-in/')
  })
})

describe('tokens', () => {
  test('a refresh token works once', async () => {
    const { tokens } = await tokensOf('internal')
    const renewed = (await (await refresh(tokens.refresh_token)).json()) as Tokens
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect((await projectsWith(renewed.access_token)).status).toBe(200)
    expect((await refresh(tokens.refresh_token)).status).toBe(400)
  })

  test('a revoked token is invalid', async () => {
    const { tokens } = await tokensOf('member')
    const { revocation_endpoint = '' } = await discovery()
    const origin = 'http://localhost:9999'
    const fields = { client_id: clientId, token: tokens.access_token }
    const response = await post(revocation_endpoint, fields, { origin })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect((await projectsWith(tokens.access_token)).status).toBe(401)
    await post(revocation_endpoint, { client_id: clientId, token: tokens.refresh_token })
    expect((await refresh(tokens.refresh_token)).status).toBe(400)
  })

  test('an unknown token answers 401 with an error name', async () => {
    const response = await projectsWith('none-of-ours')
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: 'request_unauthorized', error_code: 401 })
  })

  test('feature scopes depend on the persona', async () => {
    const results = await Promise.all(
      personas.map(async ({ id }) => {
        const { tokens } = await tokensOf(id)
        const check = async (feature: string) => {
          const response = await fetch(`${server.origin}/services/auth/assert`, {
            method: 'POST',
            headers: { authorization: `Bearer ${tokens.access_token}` },
            body: JSON.stringify({
              assertion_type: 'token',
              token: tokens.access_token,
              feature_scope: `${server.platform.world.projects[0]?.id}:${feature}`,
            }),
          })
          return ((await response.json()) as { result: boolean }).result
        }
        return [id, await check('internal_staff'), await check('caret')]
      }),
    )
    expect(results).toEqual([
      ['member', false, false],
      ['internal', true, false],
      ['privileged', true, true],
      ['newcomer', false, false],
    ])
  })
})

describe('sign-out', () => {
  test('redirects to the console; the next sign-in shows the personas again', async () => {
    const { browser, tokens } = await tokensOf('member')
    const silent = await browser.follow(await authorizationUrl())
    expect(silent.headers.get('location')).toContain(`${consolePaths.callback}?code=`)
    const { end_session_endpoint = '' } = await discovery()
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: server.origin + consolePaths.signedOut,
    })
    const page = await (await browser.follow(`${end_session_endpoint}?${query}`)).text()
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
    const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)]
    const answer = await browser.follow(action, {
      method: 'POST',
      body: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])),
    })
    expect(answer.headers.get('location')).toBe(server.origin + consolePaths.signedOut)
    const next = await browser.open(await authorizationUrl())
    expect(next.headers.get('location')).toContain('/identity/sign-in/')
  })
})

test('a dropped connection fails the fetch', async () => {
  const { tokens } = await tokensOf('member')
  server.platform.faults.add({
    operation: 'project.listProjects',
    fault: { kind: 'drop' },
    times: 1,
  })
  await expect(projectsWith(tokens.access_token)).rejects.toThrow('fetch failed')
  expect((await projectsWith(tokens.access_token)).status).toBe(200)
})

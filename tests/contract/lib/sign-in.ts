import { createHash, randomBytes } from 'node:crypto'
import { clientId, consolePaths, scopes } from '@/mock-platform/identity/client.ts'

/** A browser's part in signing in: it keeps cookies and follows redirects on one origin. */
const createBrowser = (origin: string) => {
  const cookies = new Map<string, string>()
  const open = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(address, origin), {
      ...init,
      redirect: 'manual',
      headers: { cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next || URL.parse(next, origin)?.pathname === consolePaths.callback) return response
    return open(next)
  }
  return open
}

/**
 * Signs in as a persona through the mock platform's own identity provider, as a browser does.
 * Returns the access token; throws when the provider gives none.
 */
export const signIn = async (origin: string, persona: string): Promise<string> => {
  const discovery = await fetch(`${origin}/identity/.well-known/openid-configuration`)
  const { authorization_endpoint, token_endpoint } = (await discovery.json()) as {
    [name: string]: string
  }
  const verifier = randomBytes(32).toString('base64url')
  const redirect_uri = origin + consolePaths.callback
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri,
    response_type: 'code',
    scope: scopes,
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const open = createBrowser(origin)
  const page = await open(`${authorization_endpoint}?${query}`)
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const answer = await open(action, { method: 'POST', body: new URLSearchParams({ persona }) })
  const back = URL.parse(answer.headers.get('location') ?? '', origin)
  const response = await fetch(token_endpoint ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri,
      code: back?.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  })
  const { access_token } = (await response.json()) as { access_token?: string }
  if (!access_token) throw new Error(`The mock platform does not let ${persona} sign in.`)
  return access_token
}

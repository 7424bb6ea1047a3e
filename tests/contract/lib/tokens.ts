import { causeOf } from './causes.ts'
import { SessionError } from './usage-error.ts'

/** The access tokens of a run. */
export interface Tokens {
  /** The token to call with now. */
  current(): Promise<string>
  /** Everything so far that no report may show. */
  secrets(): readonly string[]
}

/** A token that lasts as long as the run. */
export const lastingToken = (token: string): Tokens => ({
  current: async () => token,
  secrets: () => [token],
})

/** Credentials for a token. */
export interface Grant {
  /** Address at which the provider gives tokens; undefined: it is found by the configuration. */
  endpoint: string | undefined
  clientId: string | undefined
  clientSecret: string | undefined
  refreshToken: string | undefined
  scope: string | undefined
}

interface Given {
  access_token?: string
  refresh_token?: string
  expires_in?: number
}

/** The answer of a provider; nothing when it is no JSON. */
const readGiven = (text: string): Given => {
  try {
    return JSON.parse(text) as Given
  } catch {
    return {}
  }
}

/** Part of a token's life after which it is asked for again. */
const worn = 0.8

/** Seconds that a token lasts whose provider does not say. */
const usualLife = 300

const formEncoded = (text: string) => new URLSearchParams({ _: text }).toString().slice(2)

/** Credentials of a client in the header, as every provider must take them (RFC 6749, 2.3.1). */
const basicOf = (clientId: string, clientSecret: string) => {
  const pair = `${formEncoded(clientId)}:${formEncoded(clientSecret)}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}

/** Requests for a token: with the secret in the header, then in the body for providers that know no other way. */
const requestsFor = (
  { clientId, clientSecret, scope }: Grant,
  refreshToken: string | undefined,
): RequestInit[] => {
  const form = {
    grant_type: refreshToken === undefined ? 'client_credentials' : 'refresh_token',
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(scope !== undefined && { scope }),
  }
  const named = { ...form, ...(clientId !== undefined && { client_id: clientId }) }
  if (clientId === undefined || clientSecret === undefined) {
    return [{ body: new URLSearchParams(named) }]
  }
  return [
    {
      headers: { authorization: basicOf(clientId, clientSecret) },
      body: new URLSearchParams(form),
    },
    { body: new URLSearchParams({ ...named, client_secret: clientSecret }) },
  ]
}

/**
 * Tokens for a machine: by client credentials, or by a refresh token, which may change each time it
 * is used. A token is renewed at four fifths of its life. Throws `SessionError` when the provider
 * gives none.
 */
export const grantedTokens = (endpoint: string, grant: Grant, now = Date.now): Tokens => {
  let refreshToken = grant.refreshToken
  let good: { token: string; until: number } | undefined
  let asking: Promise<string> | undefined
  const secrets = new Set([grant.clientSecret, refreshToken].filter((one) => one !== undefined))
  const askBy = async (request: RequestInit) => {
    const response = await fetch(endpoint, { method: 'POST', ...request }).catch(
      (error: unknown) => {
        throw new SessionError(`No token from ${endpoint}: ${causeOf(error)}`)
      },
    )
    return { status: response.status, text: await response.text() }
  }
  const ask = async () => {
    const [first, second] = requestsFor(grant, refreshToken)
    const asked = await askBy(first ?? {})
    const isRefused = asked.status === 400 || asked.status === 401
    const { status, text } = isRefused && second ? await askBy(second) : asked
    const given = status === 200 ? readGiven(text) : {}
    if (!given.access_token) {
      throw new SessionError(
        `No token from ${endpoint}: it answers ${status} ${text.slice(0, 200)}`,
      )
    }
    refreshToken = given.refresh_token ?? refreshToken
    for (const secret of [given.access_token, refreshToken]) if (secret) secrets.add(secret)
    good = {
      token: given.access_token,
      until: now() + (given.expires_in ?? usualLife) * 1000 * worn,
    }
    return given.access_token
  }
  return {
    current: async () => {
      if (good && now() < good.until) return good.token
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    secrets: () => [...secrets],
  }
}

/** The address at which an identity provider gives tokens. */
export const tokenEndpointOf = async (authority: string): Promise<string> => {
  const address = `${authority}/.well-known/openid-configuration`
  try {
    const { token_endpoint } = (await (await fetch(address)).json()) as { token_endpoint?: string }
    if (token_endpoint) return token_endpoint
  } catch (error) {
    throw new SessionError(`The identity provider cannot be asked at ${address}: ${causeOf(error)}`)
  }
  throw new SessionError(`The identity provider names no token_endpoint at ${address}.`)
}

import { causeOf } from './causes.ts'
import { UsageError } from './usage-error.ts'

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

/** What a token is asked for with. */
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

/** Part of a token's life after which it is asked for again. */
const worn = 0.8

/** Seconds that a token lasts whose provider does not say. */
const usualLife = 300

const bodyOf = ({ clientId, clientSecret, scope }: Grant, refreshToken: string | undefined) =>
  new URLSearchParams({
    grant_type: refreshToken === undefined ? 'client_credentials' : 'refresh_token',
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(clientId !== undefined && { client_id: clientId }),
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
    ...(scope !== undefined && { scope }),
  })

/**
 * Tokens for a machine: by client credentials, or by a refresh token, which may change each time it
 * is used. A token is renewed at four fifths of its life. Throws `UsageError` when the provider
 * gives none.
 */
export const grantedTokens = (endpoint: string, grant: Grant, now = Date.now): Tokens => {
  let refreshToken = grant.refreshToken
  let good: { token: string; until: number } | undefined
  let asking: Promise<string> | undefined
  const secrets = new Set([grant.clientSecret, refreshToken].filter((one) => one !== undefined))
  const ask = async () => {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: bodyOf(grant, refreshToken),
    }).catch((error: unknown) => {
      throw new UsageError(`No token from ${endpoint}: ${causeOf(error)}`)
    })
    const text = await response.text()
    const given = (response.ok ? JSON.parse(text) : {}) as Given
    if (!given.access_token) {
      throw new UsageError(
        `No token from ${endpoint}: it answers ${response.status} ${text.slice(0, 200)}`,
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
    throw new UsageError(`The identity provider cannot be asked at ${address}: ${causeOf(error)}`)
  }
  throw new UsageError(`The identity provider names no token_endpoint at ${address}.`)
}

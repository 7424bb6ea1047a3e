import { basePath } from '@/config/base-path.ts'
import type { SignInErrors } from '../demo/sign-in-errors.ts'
import { type Persona, personaOf } from '../world/personas.ts'
import { clientId, consolePaths, isConsoleAddress } from './client.ts'
import { createSigner, encodeBytes } from './signer.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'

/** Paths on the console's origin that serve as pages of the provider and of the demo. */
export const staticPages = {
  signIn: `${basePath}/demo/sign-in`,
  signOut: `${basePath}/demo/sign-out`,
  scenes: `${basePath}/demo`,
} as const

interface StaticIdentityOptions {
  /** Origin of the page. */
  origin: string
  storage: Storage
  signInErrors: SignInErrors
  accessTokenSeconds: number
}

const refreshTokenSeconds = 24 * 60 * 60

const fail = (error: string, description: string, status = 400) =>
  Response.json({ error, error_description: description }, { status })

const invalidGrant = (description: string) => fail('invalid_grant', description)

const challengeOf = async (verifier: string) =>
  encodeBytes(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))

const discovery = (origin: string) => ({
  issuer: `${origin}/identity`,
  authorization_endpoint: origin + staticPages.signIn,
  end_session_endpoint: origin + staticPages.signOut,
  token_endpoint: `${origin}/identity/token`,
  revocation_endpoint: `${origin}/identity/token/revocation`,
  userinfo_endpoint: `${origin}/identity/me`,
  jwks_uri: `${origin}/identity/jwks`,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
})

/** An identity provider inside the page, with the same behaviour as the server's provider. */
export interface StaticIdentity {
  /** Answers requests below `/identity/`. */
  handle(request: Request): Promise<Response>
  /**
   * Redirect URL of a sign-in: back to the console with a code or an error. Undefined until a persona is
   * chosen, which a request with the prompt `none` does not wait for. Throws for an unknown client or redirect URI.
   */
  authorize(query: URLSearchParams, chosen?: Persona): string | undefined
  /** Begins the session of a persona, whoever was signed in before. */
  become(persona: Persona): void
  /** Ends the session; returns the redirect URL. */
  signOut(query: URLSearchParams): string
  /** Subject id of the user of an access token; undefined when the token is unknown or expired. */
  identify(token: string): Promise<string | undefined>
}

/** Starts the provider. Codes, tokens and the session are in the storage and survive page loads. */
export const createStaticIdentity = (options: StaticIdentityOptions): StaticIdentity => {
  const { origin, storage, signInErrors, accessTokenSeconds } = options
  const tokens: TokenStore = createTokenStore(storage)
  const signer = createSigner(storage)

  const issue = async (persona: Persona, nonce: string | undefined) => {
    const now = Math.floor(Date.now() / 1000)
    const { subjectId, name, email } = persona
    const idToken = await signer.sign({
      iss: `${origin}/identity`,
      aud: clientId,
      sub: subjectId,
      name,
      email,
      email_verified: true,
      iat: now,
      exp: now + 3600,
      ...(nonce && { nonce }),
    })
    return Response.json({
      access_token: tokens.put('access', { subject: subjectId }, accessTokenSeconds),
      refresh_token: tokens.put('refresh', { subject: subjectId }, refreshTokenSeconds),
      id_token: idToken,
      token_type: 'Bearer',
      expires_in: accessTokenSeconds,
      scope: 'openid profile email',
    })
  }

  const exchangeCode = async (form: URLSearchParams) => {
    const grant = tokens.take('code', form.get('code') ?? '')
    const persona = personaOf(grant?.subject)
    if (!grant || !persona) return invalidGrant('The code is invalid.')
    if (grant.redirectUri !== form.get('redirect_uri')) {
      return invalidGrant('The code was issued for another redirect_uri.')
    }
    const challenge = await challengeOf(form.get('code_verifier') ?? '')
    if (grant.challenge !== challenge) return invalidGrant('The code_verifier does not match.')
    return issue(persona, grant.nonce)
  }

  const token = async (form: URLSearchParams) => {
    if (form.get('client_id') !== clientId) {
      return fail('invalid_client', 'The client is unknown.', 401)
    }
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return exchangeCode(form)
      case 'refresh_token': {
        const grant = tokens.take('refresh', form.get('refresh_token') ?? '')
        const persona = personaOf(grant?.subject)
        return persona ? issue(persona, undefined) : invalidGrant('The refresh token is invalid.')
      }
      default:
        return fail('unsupported_grant_type', 'The grant_type is unknown.')
    }
  }

  const identify = async (value: string) => tokens.get('access', value)?.subject

  const userInfo = async (request: Request) => {
    const header = request.headers.get('authorization') ?? ''
    const persona = personaOf(await identify(header.replace(/^Bearer /, '')))
    if (!persona) return fail('invalid_token', 'The access token is invalid.', 401)
    const { subjectId: sub, name, email } = persona
    return Response.json({ sub, name, email, email_verified: true })
  }

  const formOf = async (request: Request) => new URLSearchParams(await request.text())

  const back = (query: URLSearchParams, fields: { [name: string]: string }) => {
    const url = new URL(query.get('redirect_uri') ?? '')
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
    url.searchParams.set('state', query.get('state') ?? '')
    return url.href
  }

  return {
    identify,
    handle: async (request) => {
      switch (`${request.method} ${new URL(request.url).pathname}`) {
        case 'GET /identity/.well-known/openid-configuration':
          return Response.json(discovery(origin))
        case 'GET /identity/jwks':
          return Response.json({ keys: [await signer.publicKey()] })
        case 'POST /identity/token':
          return token(await formOf(request))
        case 'POST /identity/token/revocation':
          tokens.remove((await formOf(request)).get('token') ?? '')
          return new Response(null, { status: 200 })
        case 'GET /identity/me':
          return userInfo(request)
        default:
          return fail('not_found', 'The identity provider has no such address.', 404)
      }
    },
    authorize: (query, chosen) => {
      const redirectUri = query.get('redirect_uri') ?? ''
      const isKnown = isConsoleAddress(redirectUri, consolePaths.callback, origin)
      if (query.get('client_id') !== clientId || !isKnown) {
        throw new Error('The client or its redirect_uri is unknown.')
      }
      const planned = signInErrors.take()
      if (planned) {
        return back(query, { error: planned.error, error_description: planned.description })
      }
      const challenge = query.get('code_challenge')
      if (!challenge || query.get('code_challenge_method') !== 'S256') {
        const description = 'A code_challenge of the method S256 is required.'
        return back(query, { error: 'invalid_request', error_description: description })
      }
      const subject = chosen?.subjectId ?? tokens.session()
      if (!subject && query.get('prompt') === 'none') {
        const description = 'Nobody is signed in.'
        return back(query, { error: 'login_required', error_description: description })
      }
      if (!subject) return undefined
      tokens.openSession(subject)
      const nonce = query.get('nonce') ?? undefined
      return back(query, {
        code: tokens.put('code', { subject, redirectUri, challenge, nonce }, 60),
      })
    },
    become: ({ subjectId }) => tokens.openSession(subjectId),
    signOut: (query) => {
      tokens.closeSession()
      const requested = query.get('post_logout_redirect_uri') ?? ''
      const isKnown = isConsoleAddress(requested, consolePaths.signedOut, origin)
      const url = new URL(isKnown ? requested : origin + consolePaths.signedOut)
      const state = query.get('state')
      if (state) url.searchParams.set('state', state)
      return url.href
    },
  }
}

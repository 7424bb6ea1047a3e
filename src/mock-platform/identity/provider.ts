import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type { Platform } from '../core/platform.ts'
import { personaOf, personas } from '../world/personas.ts'
import { clientId, consolePaths, isConsoleAddress, scopes } from './client.ts'
import { errorPage, signInPage, signOutPage, signOutScript } from './identity-pages.ts'
import { createStorage } from './identity-storage.ts'
import { endpointsOrigin, type IdentityProfile, profileOf } from './profiles.ts'
import { Provider } from './quiet-provider.ts'

/** Path of the provider on the platform's origin. */
export const identityPath = '/identity'

const signInPath = `${identityPath}/sign-in/`

interface IdentityOptions {
  /** Origin of the platform as browsers see it. */
  origin: string
  /** Lifetime of an access token, in seconds. */
  accessTokenSeconds: number
  profile: IdentityProfile
  platform: () => Pick<Platform, 'signInErrors'>
}

/** The demo's identity provider. */
export interface Identity {
  /** Answers requests below `/identity`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Subject id of the user of an access token; undefined when the token is unknown or expired. */
  identify(token: string): Promise<string | undefined>
  /** The next sign-in is that of a persona, whoever was signed in before. */
  signInNext(persona: string): void
}

const day = 24 * 60 * 60

const pagePolicy = (scripts = '') =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; ${scripts}`

const signOutPolicy = pagePolicy(
  `script-src 'sha256-${createHash('sha256').update(signOutScript).digest('base64')}'`,
)

const signingKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  alg: 'ES256',
  use: 'sig',
})

/** Grants all scopes of the console without a consent page. */
const grantEverything = async (ctx: KoaContextWithOIDC) => {
  const { session, client, provider } = ctx.oidc
  if (!session?.accountId || !client) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known ? await provider.Grant.find(known) : undefined
  if (existing) return existing
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  grant.addOIDCScope(scopes)
  await grant.save()
  return grant
}

const configuration = (
  { origin, accessTokenSeconds, profile }: IdentityOptions,
  adapter: NonNullable<Configuration['adapter']>,
): Configuration => {
  const { refreshTokens, rotates, knowsSignOutRedirect, demandsSecret } = profileOf(profile)
  // Cookies are shared between ports: the names keep two platforms on one machine apart.
  const suffix = new URL(origin).port
  return {
    adapter,
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [randomUUID()],
      names: {
        session: `session_${suffix}`,
        interaction: `interaction_${suffix}`,
        resume: `resume_${suffix}`,
      },
    },
    clients: [
      {
        client_id: clientId,
        ...(demandsSecret
          ? { token_endpoint_auth_method: 'client_secret_basic', client_secret: randomUUID() }
          : { token_endpoint_auth_method: 'none' }),
        grant_types: [
          'authorization_code',
          ...(refreshTokens === 'never' ? [] : ['refresh_token']),
        ],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [origin + consolePaths.callback],
        post_logout_redirect_uris: knowsSignOutRedirect ? [origin + consolePaths.signedOut] : [],
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // The console reads the name from the id token.
    conformIdTokenClaims: false,
    findAccount: async (_, subject) => {
      const persona = personaOf(subject)
      if (!persona) return undefined
      const { name, email } = persona
      return {
        accountId: subject,
        claims: async () => ({ sub: subject, name, email, email_verified: true }),
      }
    },
    loadExistingGrant: grantEverything,
    // The library grants `offline_access` on consent alone, as the standard says.
    issueRefreshToken: async (_, __, code) =>
      refreshTokens === 'always' ||
      (refreshTokens === 'on consent' && code.scopes.has('offline_access')),
    rotateRefreshToken: rotates,
    clientBasedCORS: () => true,
    responseTypes: ['code'],
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `${signInPath}${uid}` },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 3600,
      RefreshToken: day,
      Interaction: 3600,
      Session: day,
      Grant: day,
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.set('content-security-policy', signOutPolicy)
          ctx.body = signOutPage(form)
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.redirect(consolePaths.signedOut)
        },
      },
    },
    renderError: (ctx, { error, error_description = 'The request cannot be served.' }) => {
      ctx.type = 'html'
      ctx.set('content-security-policy', pagePolicy())
      ctx.body = errorPage(error, error_description)
    },
  }
}

const readForm = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

const writePage = (response: ServerResponse, html: string) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(),
  })
  response.end(html)
}

/** Starts an identity provider for one platform. */
export const createIdentity = (options: IdentityOptions): Identity => {
  const { adapter, endSessions } = createStorage()
  /** Who signs in next, without being asked. */
  let chosenBefore: string | undefined
  const provider = new Provider(options.origin + identityPath, configuration(options, adapter))
  // The console may run on any port of this machine.
  const client = provider.Client.prototype
  client.redirectUriAllowed = (address) =>
    isConsoleAddress(address, consolePaths.callback, options.origin)
  client.postLogoutRedirectUriAllowed = (address) =>
    profileOf(options.profile).knowsSignOutRedirect &&
    isConsoleAddress(address, consolePaths.signedOut, options.origin)

  const endpoints = endpointsOrigin(options.profile, options.origin)
  const { isStrict } = profileOf(options.profile)

  provider.use(async (ctx, next) => {
    const redirectUri = String(ctx.query.redirect_uri ?? '')
    const isSignIn = ctx.path === '/auth' && client.redirectUriAllowed(redirectUri)
    const planned = isSignIn ? options.platform().signInErrors.take() : undefined
    if (planned) {
      const back = new URL(redirectUri)
      back.searchParams.set('error', planned.error)
      back.searchParams.set('error_description', planned.description)
      back.searchParams.set('state', String(ctx.query.state ?? ''))
      ctx.redirect(back.href)
      return
    }
    if (isStrict && isSignIn && !ctx.query.nonce) {
      ctx.status = 400
      ctx.body = errorPage('invalid_request', 'A nonce is required.')
      return
    }
    await next()
    if (isStrict && ctx.path === '/token/revocation' && ctx.method === 'POST') {
      ctx.status = 400
      ctx.body = {}
    }
    if (ctx.path === '/.well-known/openid-configuration') {
      // The issuer stays.
      for (const name of [
        'token_endpoint',
        'revocation_endpoint',
        'userinfo_endpoint',
        'jwks_uri',
      ]) {
        const document: { [name: string]: string } = ctx.body
        document[name] = document[name]?.replace(options.origin, endpoints) ?? ''
      }
    }
  })

  const answer = provider.callback()
  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      const { prompt } = await provider.interactionDetails(request, response)
      // Consent is asked for, as the request wants it, and given without a page: the console is the provider's own.
      if (prompt.name === 'consent') {
        return provider.interactionFinished(request, response, { consent: {} })
      }
      if (chosenBefore === undefined) return writePage(response, signInPage(request.url ?? ''))
    }
    const chosen = chosenBefore ?? (await readForm(request)).get('persona')
    chosenBefore = undefined
    const persona = personas.find(({ id }) => id === chosen)
    await provider.interactionFinished(
      request,
      response,
      persona
        ? { login: { accountId: persona.subjectId } }
        : { error: 'access_denied', error_description: 'Nobody was chosen.' },
    )
  }
  return {
    handle: async (request, response) => {
      const url = request.url ?? ''
      if (url.startsWith(signInPath)) {
        try {
          return await signIn(request, response)
        } catch {
          const description = 'This sign-in has expired. Go back to the console and sign in again.'
          return writePage(response, errorPage('session_not_found', description))
        }
      }
      // The provider derives its mount path from these two URLs.
      Object.assign(request, { originalUrl: url, url: url.slice(identityPath.length) || '/' })
      await answer(request, response)
    },
    signInNext: (persona) => {
      endSessions()
      chosenBefore = persona
    },
    identify: async (token) => {
      const found = await provider.AccessToken.find(token)
      return found && !found.isExpired ? found.accountId : undefined
    },
  }
}

import { createHash } from 'node:crypto'
import { basePath, callbackPath } from '@/config/base-path.ts'
import type { Config } from '@/config/config.ts'
import { services } from '@/config/services.ts'
import { causeOf } from '../contract/lib/causes.ts'

/** What was found at one address of a configuration. */
export interface Found {
  /** Name of the value that holds the address: `services.map`. */
  name: string
  address: string
  /** What keeps the console from working, one sentence each; none when all is well. */
  problems: readonly string[]
}

/** Milliseconds until an address counts as silent. */
const timeLimit = 10_000

const call = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeLimit) })

/** Whether a browser calls the address without asking for leave first. */
const isOwn = (address: string, origin: string) => URL.parse(address)?.origin === origin

/** Names in a header that lists some, in lower case. */
const listed = (response: Response, header: string) =>
  (response.headers.get(header) ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())

const problemsOfOrigin = (response: Response, origin: string, what: string): string[] => {
  if (isOwn(response.url, origin)) return []
  const allowed = response.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return []
  const sent = allowed === null ? 'is missing' : `is ${allowed}`
  return [`Access-Control-Allow-Origin of ${what} ${sent}: a browser lets ${origin} read nothing.`]
}

/** Headers that the console sends along. */
const sentHeaders = ['authorization', 'content-type']

/** Headers that the console reads, beside those that every page may read. */
const readHeaders = ['x-request-id', 'retry-after']

const preflight = async (address: string, origin: string): Promise<string[]> => {
  const asked = { 'access-control-request-method': 'GET' }
  const response = await call(address, {
    method: 'OPTIONS',
    headers: { origin, ...asked, 'access-control-request-headers': sentHeaders.join(',') },
  })
  const headers = listed(response, 'access-control-allow-headers')
  // A star stands for all headers but Authorization.
  const lacks = sentHeaders.filter(
    (name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')),
  )
  return [
    ...(response.ok ? [] : [`The preflight is answered with ${response.status}.`]),
    ...problemsOfOrigin(response, origin, 'the preflight'),
    ...lacks.map((name) => `Access-Control-Allow-Headers of the preflight lacks ${name}.`),
  ]
}

const problemsOfService = async (address: string, origin: string): Promise<string[]> => {
  const response = await call(address, { headers: { origin } })
  await response.body?.cancel()
  if (isOwn(address, origin)) return []
  const exposed = listed(response, 'access-control-expose-headers')
  const hidden = exposed.includes('*') ? [] : readHeaders.filter((name) => !exposed.includes(name))
  return [
    ...(await preflight(address, origin)),
    ...problemsOfOrigin(response, origin, 'the answer'),
    ...hidden.map((name) => `Access-Control-Expose-Headers lacks ${name}.`),
  ]
}

interface Discovery {
  issuer?: unknown
  authorization_endpoint?: unknown
  token_endpoint?: unknown
  end_session_endpoint?: unknown
  code_challenge_methods_supported?: unknown
  scopes_supported?: unknown
}

const problemsOfDiscovery = (discovery: Discovery, authority: string): string[] => {
  const lacks = (list: unknown, value: string) => Array.isArray(list) && !list.includes(value)
  const { issuer } = discovery
  return [
    ...(issuer === authority || issuer === `${authority}/`
      ? []
      : [`The provider calls itself ${String(issuer)}: take that as authority.`]),
    ...(['authorization_endpoint', 'token_endpoint'] as const)
      .filter((name) => typeof discovery[name] !== 'string')
      .map((name) => `The discovery document has no ${name}: nobody can sign in.`),
    ...(discovery.end_session_endpoint === undefined
      ? [
          'The discovery document has no end_session_endpoint: logging out ends at the console only.',
        ]
      : []),
    ...(lacks(discovery.code_challenge_methods_supported, 'S256')
      ? ['The provider does not offer PKCE with S256.']
      : []),
    ...(lacks(discovery.scopes_supported, 'offline_access')
      ? ['The provider does not offer offline_access: tokens are renewed in a hidden frame.']
      : []),
  ]
}

/** Asks for a sign-in without a page: a provider that knows client and redirect sends the browser back there. */
const problemsOfClient = async (
  endpoint: string,
  { clientId }: Config['identityProvider'],
  origin: string,
): Promise<string[]> => {
  const back = `${origin}${basePath}${callbackPath}`
  const url = new URL(endpoint)
  for (const [name, value] of Object.entries({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    state: 'check',
    code_challenge: createHash('sha256').update('check').digest('base64url'),
    code_challenge_method: 'S256',
  })) {
    url.searchParams.set(name, value)
  }
  const response = await call(url.href)
  await response.body?.cancel()
  const to = URL.parse(response.headers.get('location') ?? '', url)
  const error = to?.searchParams.get('error')
  if (response.status < 400 && to?.href.startsWith(back)) {
    const isRefused = error != null && /client|scope|unsupported|request/.test(error)
    return isRefused ? [`The provider refuses to sign in: ${error}.`] : []
  }
  if (response.status < 400 && error == null) return []
  const said = error ?? `status ${response.status}`
  return [
    `The provider refuses the client ${clientId} with the redirect URI ${back}: ${said}. Register both.`,
  ]
}

const problemsOfProvider = async (
  provider: Config['identityProvider'],
  origin: string,
): Promise<string[]> => {
  const { authority } = provider
  const response = await call(`${authority}/.well-known/openid-configuration`, {
    headers: { origin },
  })
  if (!response.ok) {
    await response.body?.cancel()
    return [`The discovery document is answered with ${response.status}.`]
  }
  const discovery = await response.json().then(
    (body: Discovery) => body,
    () => undefined,
  )
  if (discovery === undefined) return ['The discovery document is not JSON.']
  const { authorization_endpoint: signIn, token_endpoint: tokens } = discovery
  return [
    ...problemsOfDiscovery(discovery, authority),
    ...problemsOfOrigin(response, origin, 'the discovery document'),
    ...(typeof tokens === 'string'
      ? problemsOfOrigin(
          await call(tokens, { method: 'POST', headers: { origin } }),
          origin,
          'the token endpoint',
        )
      : []),
    ...(typeof signIn === 'string' ? await problemsOfClient(signIn, provider, origin) : []),
  ]
}

const problemsOfStore = async (address: string, origin: string): Promise<string[]> => {
  const response = await call(address, { headers: { origin } })
  await response.body?.cancel()
  return []
}

const find = async (
  name: string,
  address: string,
  origin: string,
  look: (address: string, origin: string) => Promise<string[]>,
): Promise<Found> => {
  const isMixed = origin.startsWith('https:') && address.startsWith('http:')
  const mixed = isMixed ? ['A page served by https may not call an http address.'] : []
  try {
    return { name, address, problems: [...mixed, ...(await look(address, origin))] }
  } catch (error) {
    const silent = error instanceof Error && error.name === 'TimeoutError'
    const cause = silent ? `no answer within ${timeLimit / 1000} s` : causeOf(error)
    return { name, address, problems: [...mixed, `It cannot be reached: ${cause}.`] }
  }
}

/** Calls every address of a configuration as the console at `origin` would, without a token. */
export const reach = (config: Config, origin: string): Promise<readonly Found[]> => {
  const { authority } = config.identityProvider
  const { endpoint } = config.objectStore
  return Promise.all([
    ...services.map((service) =>
      find(`services.${service}`, config.services[service], origin, problemsOfService),
    ),
    find('identityProvider.authority', authority, origin, () =>
      problemsOfProvider(config.identityProvider, origin),
    ),
    ...(endpoint ? [find('objectStore.endpoint', endpoint, origin, problemsOfStore)] : []),
  ])
}

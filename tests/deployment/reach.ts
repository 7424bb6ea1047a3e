import { createHash } from 'node:crypto'
import { callbackPath } from '@/config/base-path.ts'
import type { Config } from '@/config/config.ts'
import { type Service, services } from '@/config/services.ts'
import { operations } from '@/mock-platform/contracts.ts'
import { type Operation, pathOf } from '@/transport/operation.ts'
import { causeOf } from '../contract/lib/causes.ts'
import { type PagePolicy, readPolicy } from './page-policy.ts'

/** Findings at one address of a configuration. */
export interface Found {
  /** Name of the value that holds the address: `services.map`. */
  name: string
  address: string
  /** Problems that keep the console from working, one sentence each; none when all is well. */
  problems: readonly string[]
}

/** Where the console that is checked lies. */
export interface Place {
  /** `https://console.example.com` */
  origin: string
  /** Path of the console below it, without a slash at the end. */
  base: string
  /** Names of buckets that files are uploaded to; their rules are looked at. */
  buckets: readonly string[]
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

/** Headers that the console reads, beside those that every page may read. */
const readHeaders = ['x-request-id', 'retry-after']

/** A browser's preflight before a call. */
interface Leave {
  method: string
  /** Headers that are sent along. */
  sent: readonly string[]
}

/** Methods that need no leave of their own. */
const simpleMethods = ['GET', 'POST']

const preflight = async (
  address: string,
  origin: string,
  { method, sent }: Leave,
): Promise<string[]> => {
  const response = await call(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': sent.join(','),
    },
  })
  await response.body?.cancel()
  const headers = listed(response, 'access-control-allow-headers')
  const methods = listed(response, 'access-control-allow-methods')
  // A star stands for all headers but Authorization.
  const lacks = sent.filter(
    (name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')),
  )
  const isAllowed =
    simpleMethods.includes(method) ||
    methods.includes('*') ||
    methods.includes(method.toLowerCase())
  return [
    ...(response.ok ? [] : [`The preflight of ${method} is answered with ${response.status}.`]),
    ...problemsOfOrigin(response, origin, 'the preflight'),
    ...(isAllowed ? [] : [`Access-Control-Allow-Methods of the preflight lacks ${method}.`]),
    ...lacks.map((name) => `Access-Control-Allow-Headers of the preflight lacks ${name}.`),
  ]
}

const hiddenHeaders = (response: Response, read: readonly string[]) => {
  const exposed = listed(response, 'access-control-expose-headers')
  const hidden = exposed.includes('*') ? [] : read.filter((name) => !exposed.includes(name))
  return hidden.map((name) => `Access-Control-Expose-Headers lacks ${name}.`)
}

/** An address of the service for each method that the console calls. */
const callsOf = (service: Service, address: string) => {
  const byMethod = new Map<string, Operation>()
  for (const operation of operations) {
    if (operation.service === service && !byMethod.has(operation.method)) {
      byMethod.set(operation.method, operation)
    }
  }
  return [...byMethod.values()].map((operation) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'check'])
    return { method: operation.method, url: address + pathOf(operation, Object.fromEntries(names)) }
  })
}

const problemsOfService = async (
  service: Service,
  address: string,
  origin: string,
): Promise<string[]> => {
  const calls = callsOf(service, address)
  const read = calls.find(({ method }) => method === 'GET')?.url ?? address
  const response = await call(read, { headers: { origin } })
  await response.body?.cancel()
  if (isOwn(address, origin)) return []
  const sent = ['authorization', 'content-type']
  const asked = await Promise.all(
    calls.map(({ method, url }) => preflight(url, origin, { method, sent })),
  )
  return [
    // A problem of all methods is told once.
    ...new Set(asked.flat()),
    ...problemsOfOrigin(response, origin, 'the answer'),
    ...hiddenHeaders(response, readHeaders),
  ]
}

interface Discovery {
  issuer?: unknown
  authorization_endpoint?: unknown
  token_endpoint?: unknown
  revocation_endpoint?: unknown
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
  back: string,
): Promise<string[]> => {
  const url = new URL(endpoint)
  for (const [name, value] of Object.entries({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid',
    prompt: 'none',
    state: 'check',
    nonce: 'check',
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

/** Sends a code that nobody has given out: who knows the client as a public one refuses the code alone. */
const problemsOfTokens = async (
  endpoint: string,
  clientId: string,
  back: string,
  origin: string,
): Promise<string[]> => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    code: 'check',
    code_verifier: 'check'.repeat(10),
    redirect_uri: back,
  })
  const response = await call(endpoint, { method: 'POST', body, headers: { origin } })
  const said = await response.text()
  return [
    ...problemsOfOrigin(response, origin, 'the token endpoint'),
    ...(/"invalid_client"/.test(said)
      ? [
          `The token endpoint wants a secret of the client ${clientId} (invalid_client). Register it as a public client.`,
        ]
      : []),
  ]
}

const texts = (...values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === 'string')

const problemsOfProvider = async (
  provider: Config['identityProvider'],
  { origin, base }: Place,
  policy: PagePolicy | undefined,
): Promise<string[]> => {
  const { authority, clientId } = provider
  const back = `${origin}${base}${callbackPath}`
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
  const {
    authorization_endpoint: signIn,
    token_endpoint: tokens,
    revocation_endpoint: revocation,
  } = discovery
  const scopes = discovery.scopes_supported
  const usesFrame = Array.isArray(scopes) && !scopes.includes('offline_access')
  return [
    ...problemsOfDiscovery(discovery, authority),
    ...problemsOfOrigin(response, origin, 'the discovery document'),
    ...texts(tokens, revocation).flatMap((endpoint) => problemsOfPolicy(policy, endpoint)),
    ...(usesFrame ? texts(signIn) : []).flatMap((endpoint) =>
      problemsOfPolicy(policy, endpoint, 'frame-src'),
    ),
    ...(typeof tokens === 'string' ? await problemsOfTokens(tokens, clientId, back, origin) : []),
    ...(typeof signIn === 'string' ? await problemsOfClient(signIn, provider, back) : []),
  ]
}

/** Headers that the store's client sends with a part of a file. */
const storeHeaders = [
  'authorization',
  'content-type',
  'x-amz-checksum-sha256',
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-security-token',
]

const problemsOfBucket = async (address: string, origin: string): Promise<string[]> => {
  const object = `${address}/check`
  const asked = await Promise.all(
    ['GET', 'POST', 'PUT', 'DELETE'].map((method) =>
      preflight(object, origin, { method, sent: storeHeaders }),
    ),
  )
  const response = await call(object, { headers: { origin } })
  await response.body?.cancel()
  return [
    ...new Set(asked.flat()),
    ...problemsOfOrigin(response, origin, 'the answer'),
    ...hiddenHeaders(response, ['etag']),
  ]
}

const problemsOfStore = async (address: string, origin: string): Promise<string[]> => {
  const response = await call(address, { headers: { origin } })
  await response.body?.cancel()
  return []
}

/** Whether browsers take an address for safe without TLS, as it does not leave the machine. */
const isLocal = (address: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

const problemsOfPolicy = (
  policy: PagePolicy | undefined,
  address: string,
  directive: 'connect-src' | 'frame-src' = 'connect-src',
) =>
  !policy || policy.allows(directive, address)
    ? []
    : [
        `The page's Content-Security-Policy (${directive}) does not name ${new URL(address).origin}.`,
      ]

const find = async (
  name: string,
  address: string,
  origin: string,
  policy: PagePolicy | undefined,
  look: () => Promise<string[]>,
): Promise<Found> => {
  const isMixed = origin.startsWith('https:') && address.startsWith('http:') && !isLocal(address)
  const before = [
    ...(isMixed ? ['A page served by https may not call an http address.'] : []),
    ...problemsOfPolicy(policy, address),
  ]
  try {
    return { name, address, problems: [...before, ...(await look())] }
  } catch (error) {
    const silent = error instanceof Error && error.name === 'TimeoutError'
    const cause = silent ? `no answer within ${timeLimit / 1000} s` : causeOf(error)
    return { name, address, problems: [...before, `It cannot be reached: ${cause}.`] }
  }
}

/** The page of the console itself, with the policy that it is sent with. */
const findPage = async ({ origin, base }: Place) => {
  const address = `${origin}${base}/`
  try {
    const response = await call(address)
    const isConsole = (await response.text()).includes('<div id="root">')
    const header = response.headers.get('content-security-policy')
    const policy = header === null ? undefined : readPolicy(header, origin)
    const problems = isConsole ? [] : [`The console is not there: status ${response.status}.`]
    return { policy, found: { name: 'console', address, problems } }
  } catch (error) {
    const problems = [`It cannot be reached: ${causeOf(error)}.`]
    return { policy: undefined, found: { name: 'console', address, problems } }
  }
}

/**
 * Calls every address of a configuration as the console at `place` would, without a token, and holds them against the
 * policy of its page. A page that is not there is told when it `isDeployed`; before, it need not be.
 */
export const reach = async (
  config: Config,
  place: Place,
  isDeployed: boolean,
): Promise<readonly Found[]> => {
  const { origin } = place
  const { authority } = config.identityProvider
  const { endpoint, region } = config.objectStore
  const { address: measured } = config.measurements
  const { policy, found: page } = await findPage(place)
  const bucketAddress = (bucket: string) =>
    endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
  const found = await Promise.all([
    ...services.map((service) => {
      const address = config.services[service]
      return find(`services.${service}`, address, origin, policy, () =>
        problemsOfService(service, address, origin),
      )
    }),
    find('identityProvider.authority', authority, origin, policy, () =>
      problemsOfProvider(config.identityProvider, place, policy),
    ),
    ...(endpoint
      ? [
          find('objectStore.endpoint', endpoint, origin, policy, () =>
            problemsOfStore(endpoint, origin),
          ),
        ]
      : [
          find('objectStore.region', bucketAddress('bucket'), origin, policy, () =>
            Promise.resolve([]),
          ),
        ]),
    ...(measured === undefined
      ? []
      : [
          // A report would be taken for one of a user.
          find('measurements.address', measured, origin, policy, () => Promise.resolve([])),
        ]),
    ...place.buckets.map((bucket) => {
      const address = bucketAddress(bucket)
      return find(`bucket ${bucket}`, address, origin, policy, () =>
        problemsOfBucket(address, origin),
      )
    }),
  ])
  return isDeployed ? [page, ...found] : found
}

import type { Json } from '../../../codegen/contract.ts'
import { isSentByTransport } from '../../../codegen/schema.ts'
import { causeOf } from './causes.ts'
import type { Operation } from './operations.ts'
import type { Target } from './target.ts'
import type { Tokens } from './tokens.ts'
import { UsageError } from './usage-error.ts'

/** Arguments of a call, in wire form. */
export interface CallArguments {
  path: { readonly [name: string]: Json }
  query: { readonly [name: string]: Json }
  /** Headers that the contract lets callers name. */
  header: { readonly [name: string]: Json }
  body: Json | undefined
}

/** The raw answer. */
export interface Answer {
  /** Request as reports show it: method, path and query. */
  request: string
  status: number
  contentType: string
  headers: Headers
  text: string
  /** The body as it came. */
  bytes: Uint8Array
  exchange: Exchange
  milliseconds: number
}

/** A call and its answer as reports show them, without tokens and other secrets. */
export interface Exchange {
  /** A line for the shell that makes the call again. */
  curl: string
  /** Status and headers of the answer; undefined when none came. */
  head?: string
  body?: string
}

/** No answer came: connection refused or dropped, or nothing within the time limit. */
export interface Silence {
  request: string
  reason: string
  exchange: Exchange
  milliseconds: number
}

/** Tells an answer from none. */
export const isAnswer = (result: Answer | Silence): result is Answer => 'status' in result

/** How a call is sent other than as its user would. */
export interface Manner {
  /** Without an access token, or with one that was never given. */
  token?: 'none' | 'broken'
  /** Page of another origin that calls. */
  origin?: string
  /** A browser's question before the call, in place of the call. */
  preflight?: true
  /** Tag of an answer that the caller has: with it, an answer without news has no body. */
  tag?: string
}

/** Sends one call. Throws only when there is no token any more. */
export type Send = (
  operation: Operation,
  args: CallArguments,
  manner?: Manner,
) => Promise<Answer | Silence>

const pathOf = ({ path }: Operation, args: CallArguments) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args.path[name] ?? '')))

const encoded = (value: Json) => encodeURIComponent(String(value)).replaceAll('%20', '+')

/** Query of a call: a list is repeated, or one value with commas. */
const queryOf = ({ parameters }: Operation, query: CallArguments['query']) => {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const values = [value].flat().map(encoded)
    const { explode } = parameters.find((one) => one.in === 'query' && one.name === name) ?? {}
    const texts = explode === false && values.length > 0 ? [values.join(',')] : values
    return texts.map((text) => `${encoded(name)}=${text}`)
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The token with other letters at its end, where a signature stands. */
const brokenToken = (token: string) => {
  const end = [...token.slice(-8)].map((letter) => (letter === 'A' ? 'B' : 'A')).join('')
  return token.slice(0, -8) + end
}

const preflightHeaders = (operation: Operation, args: CallArguments, origin: string) => ({
  origin,
  'access-control-request-method': operation.method,
  'access-control-request-headers': Object.keys(headersOf(operation, args, 'token'))
    .filter((name) => name !== 'accept')
    .sort()
    .join(','),
})

const headersOf = (operation: Operation, args: CallArguments, token: string) => {
  const fixed = operation.parameters
    .filter(isSentByTransport)
    .map(({ name, schema }) => [name, String(schema.default)] as const)
  const named = Object.entries(args.header).map(([name, value]) => [name, String(value)] as const)
  return {
    ...Object.fromEntries([...fixed, ...named]),
    accept: operation.answer.type ?? 'application/json',
    ...(operation.open || token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(args.body !== undefined && { 'content-type': operation.bodyType ?? 'application/json' }),
  }
}

const reasonOf = (error: unknown, timeout: number) =>
  error instanceof Error && error.name === 'TimeoutError'
    ? `no answer within ${timeout / 1000} s`
    : causeOf(error)

/** Characters of an answer that a report shows. */
const bodyLimit = 4000

const withoutTokens = (text: string, secrets: readonly string[]) =>
  secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '***')), text)

/** Fields whose values open doors. */
const secretFields =
  /("(?:access_token|refresh_token|id_token|session_token|token|password|access_key_id|secret_access_key|\w*secret)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi

/** Links that open doors by what stands behind their question mark. */
const signedLinks = /(https?:\/\/[^\s"'?]+)\?[^\s"']*(?:signature|token|credential|sig)=[^\s"']*/gi

const withoutSecrets = (text: string, secrets: readonly string[]) =>
  withoutTokens(text, secrets).replace(secretFields, '$1"***"').replace(signedLinks, '$1?***')

const headOf = ({ status, headers }: Response) =>
  [
    String(status),
    ...['content-type', 'x-request-id', 'retry-after'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [`${name}: ${value}`]
    }),
  ].join('\n')

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Header with the token, as the shell fills it in. */
const authorizationOf = {
  good: 'Bearer $CONTRACT_TOKEN',
  none: '',
  broken: 'Bearer broken',
} as const

/** A line for the shell that makes a call; the token is in the variable of the tests, and not in the line. */
export const commandFor = (
  operation: Operation,
  args: CallArguments,
  urls: Target['urls'],
  { token, origin = '', preflight, tag }: Manner = {},
) => {
  const address =
    (urls[operation.service] ?? '') + pathOf(operation, args) + queryOf(operation, args.query)
  const { authorization, ...others } = headersOf(operation, args, 'token')
  const headers = preflight
    ? preflightHeaders(operation, args, origin)
    : { ...others, ...(origin !== '' && { origin }), ...(tag && { 'if-none-match': tag }) }
  const given = authorization && !preflight ? authorizationOf[token ?? 'good'] : ''
  return [
    `curl -sS${origin === '' ? '' : ' -i'} -X ${preflight ? 'OPTIONS' : operation.method} ${quoted(address)}`,
    ...(given === '' ? [] : [`-H "authorization: ${given}"`]),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(args.body === undefined || preflight
      ? []
      : [`--data-raw ${quoted(JSON.stringify(args.body))}`]),
  ].join(' ')
}

/** How many times a call is sent again that comes too soon for the platform (429). */
const patience = 3
const longestWait = 20

/** Seconds of a Retry-After, a number of them or a date; one when there is none, undefined when nobody can read it. */
export const secondsOf = (text: string | null): number | undefined => {
  if (text === null) return 1
  const time = Date.parse(text)
  if (/^\d+$/.test(text)) return Number(text)
  return /^[A-Z][a-z]{2}, .* GMT$/.test(text) && !Number.isNaN(time)
    ? Math.max(0, (time - Date.now()) / 1000)
    : undefined
}

const waitFor = (seconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(seconds, longestWait) * 1000))

interface SenderOptions {
  urls: Target['urls']
  tokens: Tokens
  fetch?: Target['fetch']
  /** Milliseconds until a call counts as unanswered. */
  timeout: number
}

/** Makes the function that sends calls to a platform. The token goes nowhere but into the header. */
export const createSend = ({
  urls,
  tokens,
  timeout,
  fetch = globalThis.fetch,
}: SenderOptions): Send => {
  const send = async (
    operation: Operation,
    args: CallArguments,
    manner: Manner,
    tries: number,
  ): Promise<Answer | Silence> => {
    const address = pathOf(operation, args) + queryOf(operation, args.query)
    const request = `${manner.preflight ? 'OPTIONS' : operation.method} ${address}`
    const started = performance.now()
    const shown = (text: string) => withoutSecrets(text, tokens.secrets())
    const curl = shown(commandFor(operation, args, urls, manner))
    const took = () => Math.round(performance.now() - started)
    try {
      const { origin = '', preflight, tag } = manner
      const token = await tokens.current()
      const tokenOf = { good: token, none: '', broken: brokenToken(token) } as const
      const headers = preflight
        ? preflightHeaders(operation, args, origin)
        : {
            ...headersOf(operation, args, tokenOf[manner.token ?? 'good']),
            ...(origin !== '' && { origin }),
            ...(tag && { 'if-none-match': tag }),
          }
      const response = await fetch((urls[operation.service] ?? '') + address, {
        method: preflight ? 'OPTIONS' : operation.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(args.body !== undefined && !preflight && { body: JSON.stringify(args.body) }),
      })
      // A platform that repeats the token must not bring it into a report.
      const bytes = new Uint8Array(await response.arrayBuffer())
      const text = withoutTokens(new TextDecoder().decode(bytes), tokens.secrets())
      const wait = response.headers.get('retry-after')
      if (response.status === 429 && tries > 0 && secondsOf(wait) !== undefined) {
        await waitFor(secondsOf(wait) ?? 1)
        return send(operation, args, manner, tries - 1)
      }
      return {
        request,
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        headers: response.headers,
        text,
        bytes,
        exchange: { curl, head: headOf(response), body: shown(text).slice(0, bodyLimit) },
        milliseconds: took(),
      }
    } catch (error) {
      if (error instanceof UsageError) throw error
      const reason = shown(reasonOf(error, timeout))
      return { request, reason, exchange: { curl }, milliseconds: took() }
    }
  }
  return (operation, args, manner = {}) => send(operation, args, manner, patience)
}

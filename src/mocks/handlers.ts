/**
 * MSW handlers of a service, made of what the generator knows of its operations. They answer random data
 * that fits the contract, or what a test says. This file, `generated/<service>/mocks.ts`, `random.ts` and
 * `wire.ts` are all that another project needs.
 */
import { faker } from '@faker-js/faker'
import { type HttpHandler, HttpResponse, http } from 'msw'

/** Arguments and answer of an operation, in wire form. */
interface WireCall {
  /** Names of the ids in the path; never when it has none. */
  path: string
  body: unknown
  answer: unknown
}

/** Every operation of a service, by id. Generated. */
export type WireCalls<Calls> = { readonly [Id in keyof Calls]: WireCall }

/** A handler's description of an operation. Generated. */
export interface Mock {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path in wire form: `/suites/{suite_id}`. */
  readonly path: string
  readonly status: number
  /** Media type of the answer; `application/json` when left out. */
  readonly type?: string
  /** Makes a random answer; absent for an answer without a body. */
  readonly random?: () => unknown
}

/** The operations of a service as handlers know them, in the order of the contract. */
export type Mocks<Calls> = { readonly [Id in keyof Calls]: Mock }

/** A request to a mock, in wire form. */
export interface MockRequest<Call extends WireCall = WireCall> {
  readonly request: Request
  /** Ids of the path, decoded. */
  readonly path: { readonly [Name in Call['path']]: string }
  readonly query: URLSearchParams
  readonly body: Call['body']
}

type Awaitable<Value> = Value | Promise<Value>

/**
 * The answer of an operation: a body with the status of the contract, or a function of the request that
 * returns such a body or a whole `Response`.
 */
type MockAnswer<Call extends WireCall> =
  | Call['answer']
  | ((request: MockRequest<Call>) => Awaitable<Call['answer'] | Response>)

/** Where a service is, and how its random answers come about. */
export interface MockOptions {
  /** Address of the service: `https://evaluation.example.com`, or a path on the page's own origin. */
  baseUrl: string
  /** The same seed gives the same answer to the same request; without one, each answer is another. */
  seed?: string
  /** Time that random times stand around; when left out a fixed one with a seed, the real one without. */
  now?: Date | string | number
}

/** Options of all handlers of a service. */
export interface HandlersOptions<Calls extends WireCalls<Calls>> extends MockOptions {
  /** Answers by operation id; the operations that are left out answer random data. */
  answers?: { readonly [Id in keyof Calls]?: MockAnswer<Calls[Id]> }
}

/** Options of the handler of one operation. */
export interface HandlerOptions<Call extends WireCall> extends MockOptions {
  /** Random data when left out. */
  answer?: MockAnswer<Call>
}

const names = /\{(\w+)\}/g

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** Address of a service, without trailing slash. Throws for a path where there is no page. */
const addressOf = (baseUrl: string) => {
  const page = globalThis.location?.href
  if (!page && !URL.canParse(baseUrl)) {
    throw new Error(`The base URL ${baseUrl} has no origin, and there is no page to take it from.`)
  }
  return new URL(baseUrl, page).href.replace(/\/+$/, '')
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const patternOf = ({ path }: Mock) =>
  new RegExp(`^${escaped(path).replace(names, '(?<$1>[^/]+)')}$`)

/** One character a segment, `0` for a word and `1` for an id: in this order, words go first. */
const rankOf = ({ path }: Mock) =>
  path.replace(/[^/]+/g, (part) => (part.includes('{') ? '1' : '0'))

/**
 * Tells a request for an operation, and the ids in its path. A trailing slash makes another path; a
 * segment that is a word of another operation is no id.
 */
const matcherOf = (mock: Mock, all: readonly Mock[], baseUrl: string) => {
  const address = addressOf(baseUrl)
  const pattern = patternOf(mock)
  const isOfAnother = (path: string) =>
    all.some(
      (other) =>
        other.method === mock.method && rankOf(other) < rankOf(mock) && patternOf(other).test(path),
    )
  return ({ request }: { request: Request }) => {
    const url = new URL(request.url)
    const called = url.origin + url.pathname
    const path = called.startsWith(address) ? called.slice(address.length) : ''
    const found = pattern.exec(path)
    if (!found || isOfAnother(path)) return { matches: false, params: {} }
    const params = Object.entries({ ...found.groups }).map(
      ([name, text]) => [name, decoded(text)] as const,
    )
    return { matches: true, params: Object.fromEntries(params) }
  }
}

/** Time of answers with a seed and no time of their own. */
const seededNow = '2026-01-01T00:00:00Z'

/** Random data, drawn in one go: the source of chance is shared by the whole process. */
const drawn = ({ random }: Mock, request: Request, { seed, now }: MockOptions) => {
  if (seed !== undefined) {
    const { pathname, search } = new URL(request.url)
    faker.seed(Array.from(`${seed} ${request.method} ${pathname}${search}`, (c) => c.charCodeAt(0)))
  }
  faker.setDefaultRefDate(now ?? (seed === undefined ? Date.now() : seededNow))
  return random?.()
}

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

const isFunction = (value: unknown): value is (request: MockRequest) => unknown =>
  typeof value === 'function'

const makeHandler = (
  mock: Mock,
  all: readonly Mock[],
  answer: unknown,
  options: MockOptions,
): HttpHandler => {
  const { method, status, type = 'application/json' } = mock
  const make = async (request: Request, path: MockRequest['path']): Promise<unknown> => {
    if (answer === undefined) return drawn(mock, request, options)
    if (!isFunction(answer)) return answer
    const query = new URL(request.url).searchParams
    return answer({ request, path, query, body: await bodyOf(request.clone()) })
  }
  const on = http[method.toLowerCase() as Lowercase<typeof method>]
  return on<{ [name: string]: string }>(
    matcherOf(mock, all, options.baseUrl),
    async ({ request, params }) => {
      const made = await make(request, params)
      if (made instanceof Response) return made
      if (made === undefined) return new HttpResponse(null, { status })
      return new HttpResponse(JSON.stringify(made), { status, headers: { 'content-type': type } })
    },
  )
}

/** Handlers of every operation of a service. */
export const handlersOf = <Calls extends WireCalls<Calls>>(
  mocks: Mocks<Calls>,
  { answers, ...options }: HandlersOptions<Calls>,
): HttpHandler[] => {
  const all = Object.values<Mock>(mocks)
  return Object.entries<Mock>(mocks).map(([id, mock]) =>
    makeHandler(mock, all, answers?.[id as keyof Calls], options),
  )
}

/** The handler of one operation. */
export const handlerOf = <Calls extends WireCalls<Calls>, Id extends keyof Calls>(
  mocks: Mocks<Calls>,
  id: Id,
  { answer, ...options }: HandlerOptions<Calls[Id]>,
): HttpHandler => makeHandler(mocks[id], Object.values<Mock>(mocks), answer, options)

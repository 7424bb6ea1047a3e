import { takeEarly } from '@/lib/early-requests.ts'
import { letIn } from '@/lib/let-in.ts'
import { startTimeLimit } from '@/lib/time-limit.ts'
import { noteAnswerTime } from './answer-times.ts'
import { decode, decodePage, encode, MismatchError } from './codec.ts'
import { ApiError, connectionFailed, readErrorBody } from './errors.ts'
import { isLarge } from './large-answer.ts'
import { type CallArguments, type Operation, pathOf, wordsOf } from './operation.ts'
import { outages, ownTurn } from './outages.ts'
import { queryText } from './query-text.ts'
import { transportSettings } from './transport-settings.ts'

/** Options of every call of openapi-fetch besides its typed parameters. */
export interface CallInit {
  baseUrl: string
  signal: AbortSignal
  headers?: { readonly [name: string]: string }
  querySerializer: (query: unknown) => string
  bodySerializer: () => string
  fetch: (request: Request) => Promise<Response>
}

interface Answer<T> {
  data?: T | undefined
  error?: unknown
  response: Response
}

type Call<T> = (init: CallInit) => Promise<Answer<T>>

/** Characters of a body whose writing and sending take tasks of their own, as that of a suite of thousands of scenarios. */
const largeBody = 100_000

/** A call without an answer after this many seconds is given up. */
const timeLimit = 30

/** Bounds of a page, set by the platform. */
const pageSizes = { smallest: 1, largest: 100 }

const serializeQuery = (operation: Operation, query: unknown, place: string) =>
  operation.query ? queryText(operation, encode(operation.query, query ?? {}, place) as object) : ''

/** Characters that a header carries unchanged; a browser refuses the rest, or cuts it off. */
const headerText = /^[\x21-\x7e]([\t\x20-\x7e]*[\x21-\x7e])?$/

const headersOf = ({ header, headers }: Operation, named: unknown, place: string) => {
  const wire = header ? Object.entries(encode(header, named ?? {}, place) as object) : []
  return {
    ...headers,
    ...Object.fromEntries(
      wire.map(([name, value]) => {
        const text = String(value)
        if (!headerText.test(text)) {
          throw new Error(`Cannot call api because the header ${name} is invalid.`)
        }
        return [name, text]
      }),
    ),
  }
}

const serializeBody = (operation: Operation, body: unknown, place: string) =>
  JSON.stringify(operation.body ? encode(operation.body, body, place) : body)

/** A request with the user's token; with a body of its own where that of the request has gone. */
const authorized = (request: Request, token: string, body: string | null = null) => {
  const copy = new Request(request, { body })
  copy.headers.set('Authorization', `Bearer ${token}`)
  return copy
}

/** An empty body instead of an unreadable one: a 201 is a success whatever its body says. */
const readableIfCreated = async (response: Response) => {
  if (response.status !== 201) return response
  const text = await response.text()
  const { status, statusText, headers } = response
  try {
    JSON.parse(text)
    return new Response(text, { status, statusText, headers })
  } catch {
    return new Response('', { status, statusText })
  }
}

/** Another token than the refused one: renewed silently, or come by a sign-in in the meantime. */
const nextToken = async (refused: string) => {
  const { accessToken, renewToken } = transportSettings()
  if (accessToken() === refused) await renewToken()
  const token = accessToken()
  return token === refused ? undefined : token
}

/** Sends with the user's token; a 401 renews the token silently and sends the body once more. */
const fetchWithToken = async (
  operation: Operation,
  url: string,
  request: Request,
  body: string | null,
) => {
  if (operation.open) return fetch(request)
  const settings = transportSettings()
  const token = settings.accessToken()
  if (!token)
    throw new ApiError({ kind: 'token-is-empty', message: 'The access token is empty.', url })
  const early = request.method === 'GET' && (await takeEarly(request.url, request.signal, token))
  const first = early || (await fetch(authorized(request, token)))
  const next = first.status === 401 ? await nextToken(token) : undefined
  // A clone of the body, made before, would cost as much as the request.
  const last = next ? await fetch(authorized(request, next, body)) : first
  if (last.ok) settings.onSignedIn()
  if (last.status === 401) settings.onSignedOut()
  return readableIfCreated(last)
}

const checkArguments = (operation: Operation, { path, query }: CallArguments, url: string) => {
  for (const [, name = ''] of operation.path.matchAll(/\{(\w+)\}/g)) {
    const id = path?.[name]
    if (id === undefined || id === '') {
      throw new Error(`Cannot call api because ${wordsOf(name)} is empty.`)
    }
    // Encoding leaves dots as they are, and changes half a character: another thing would be asked for.
    if (id === '.' || id === '..' || !String(id).isWellFormed()) {
      throw new Error(`Cannot call api because ${wordsOf(name)} is invalid.`)
    }
  }
  const size = query?.size
  if (size === undefined) return
  if (
    !Number.isInteger(size) ||
    Number(size) < pageSizes.smallest ||
    Number(size) > pageSizes.largest
  ) {
    const message = `The page size ${String(size)} is not a whole number from 1 to 100.`
    throw new ApiError({ kind: 'invalidSize', message, url })
  }
}

/** Seconds of a Retry-After: a number of them, or a date. */
const seconds = (value: string | null) => {
  if (value === null || value.trim() === '') return undefined
  const number = Number.isNaN(Number(value))
    ? (Date.parse(value) - Date.now()) / 1000
    : Number(value)
  return Number.isFinite(number) && number >= 0 ? number : undefined
}

const statusError = (operation: Operation, { response, error }: Answer<unknown>, url: string) => {
  const { status, statusText } = response
  const body = readErrorBody(error)
  const failure = new ApiError({
    kind: operation.errorKinds?.[status] ?? 'status',
    url,
    status,
    statusText,
    message: body.message ?? `${status} ${statusText}`.trim(),
    code: body.code,
    requestId: response.headers.get('x-request-id') ?? body.requestId,
    retryAfter: seconds(response.headers.get('retry-after')),
  })
  if (status === 503) transportSettings().onMaintenance(failure)
  return failure
}

/** Turns whatever a call threw into an ApiError; only programming errors pass through unchanged. */
const asApiError = (thrown: unknown, url: string, requestId?: string) => {
  if (thrown instanceof ApiError) return thrown
  const fail = (kind: ApiError['kind'], message: string) =>
    new ApiError({ kind, message, url, requestId, cause: thrown })
  if (thrown instanceof DOMException && thrown.name === 'AbortError') {
    return fail('aborted', 'The call was aborted.')
  }
  if (thrown instanceof MismatchError) return fail('decodingFailed', thrown.message)
  if (thrown instanceof SyntaxError) {
    const place = new URL(url).pathname
    return fail(
      'decodingFailed',
      `Invalid value (unreadable) for ${place}. Expected a value of type JSON.`,
    )
  }
  if (thrown instanceof TypeError) return fail('others', connectionFailed)
  return thrown instanceof Error ? thrown : fail('unknown', String(thrown))
}

interface Outcome<T> {
  status: number
  /** The call ended with a status that counts as "nothing there". */
  absent: boolean
  /** Decodes the answer; throws `ApiError` of kind `decodingFailed` when it has another shape. */
  read: () => T
}

const perform = async <T>(
  operation: Operation,
  args: CallArguments,
  call: Call<T>,
): Promise<Outcome<T>> => {
  const baseUrl = transportSettings().baseUrl(operation.service)
  const place = pathOf(operation, args.path)
  const url = baseUrl + place
  checkArguments(operation, args, url)
  if (operation.method === 'GET') await ownTurn(operation.service, args.signal)
  const limit = startTimeLimit(timeLimit * 1000)
  const begun = performance.now()
  try {
    const { body } = args
    const text = body === undefined ? null : serializeBody(operation, body, place)
    const isBodyLarge = text !== null && text.length > largeBody
    // To go through all of it for one thing after the other would hold up the page.
    if (isBodyLarge) await letIn()
    const answer = await call({
      baseUrl,
      signal: args.signal ? AbortSignal.any([args.signal, limit.signal]) : limit.signal,
      headers: headersOf(operation, args.header, place),
      querySerializer: (query) => serializeQuery(operation, query, place),
      bodySerializer: () => text ?? '',
      fetch: async (request) => {
        if (isBodyLarge) await letIn()
        return fetchWithToken(operation, url, request, text)
      },
    })
    const { status, ok } = answer.response
    const absent = operation.ignoredStatuses?.includes(status) ?? false
    if (!ok && !absent) throw statusError(operation, answer, url)
    outages.answered(operation, Date.now())
    // It has just been parsed: to decode it as well would hold up the page.
    if (isLarge(answer.data)) await letIn()
    const read = () => {
      if (!operation.answer) return answer.data as T
      const { unread } = args
      const requestId = answer.response.headers.get('x-request-id') ?? undefined
      try {
        const decoded = unread
          ? decodePage(operation.answer, answer.data, place, (problem) => {
              unread.problems.push(problem)
              unread.requestId = requestId
            })
          : decode(operation.answer, answer.data, place)
        // The codec yields what the contract declares, which is what T was generated from.
        return decoded as T
      } catch (thrown) {
        throw asApiError(thrown, url, requestId)
      }
    }
    return { status, absent, read }
  } catch (thrown) {
    const isLate = limit.signal.aborted && !args.signal?.aborted
    const message = `The service did not answer within ${timeLimit} seconds.`
    const error = isLate
      ? new ApiError({ kind: 'others', message, url, cause: thrown })
      : asApiError(thrown, url)
    outages.failed(operation, error, Date.now())
    throw error
  } finally {
    limit.stop()
    if (!args.signal?.aborted) noteAnswerTime(operation, performance.now() - begun)
  }
}

/** Makes a call and returns its decoded answer. Throws `ApiError`; an id in the path that is empty, `.` or `..`, or a header that cannot be sent, throws `Error`. */
export const send = async <T>(operation: Operation, args: CallArguments, call: Call<T>) =>
  (await perform(operation, args, call)).read()

/** As `send`, for calls with ignored statuses: null means that there is nothing there. */
export const sendOrAbsent = async <T>(operation: Operation, args: CallArguments, call: Call<T>) => {
  const outcome = await perform(operation, args, call)
  return outcome.absent ? null : outcome.read()
}

/** As `send`, for calls that create: a 201 whose body cannot be read is a success without data. */
export const sendCreated = async <T>(operation: Operation, args: CallArguments, call: Call<T>) => {
  const outcome = await perform(operation, args, call)
  try {
    return outcome.read()
  } catch (thrown) {
    const unreadable = thrown instanceof ApiError && thrown.kind === 'decodingFailed'
    if (unreadable && outcome.status === 201) return undefined
    throw thrown
  }
}

/**
 * Why a call failed. `others` is a connection that failed before any answer; `partlyRead` a list that lacks something,
 * what could be read of it is shown.
 */
export type ErrorKind =
  | 'status'
  | 'aborted'
  | 'RequestCanceled'
  | 'unknown'
  | 'decodingFailed'
  | 'partlyRead'
  | 'invalidSize'
  | 'token-is-empty'
  | 'MemberNotFound'
  | 'NoPermission'
  | 'others'

interface ApiErrorDetails {
  kind: ErrorKind
  message: string
  /** Address of the call, without query. */
  url: string
  /** HTTP status; 0 when there was no answer. */
  status?: number
  statusText?: string
  /** The error's name in the answer: `code` in one form of error body, `error` in the other. */
  code?: string | undefined
  /** Id of the failure in the answer, for support. */
  requestId?: string | undefined
  /** Seconds after which the service wants to be asked again. */
  retryAfter?: number | undefined
  /** Details that only few understand. */
  technical?: string | undefined
  cause?: unknown
}

/** A call to a service that did not succeed. Its message is fit to be shown. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ErrorKind
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly code: string | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  readonly technical: string | undefined

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause })
    this.kind = details.kind
    this.url = details.url
    this.status = details.status ?? 0
    this.statusText = details.statusText ?? ''
    this.code = details.code
    this.requestId = details.requestId
    this.retryAfter = details.retryAfter
    this.technical = details.technical
  }
}

/** Message of a failure before any answer; browsers do not say more to a page than that there was none. */
export const connectionFailed = 'The connection failed.'

/** True when a service says that there is no such thing. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404

/** A 4xx answer: the user sees it, error reporting does not. */
export const isClientError = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

const silentKinds: readonly ErrorKind[] = [
  'aborted',
  'RequestCanceled',
  'MemberNotFound',
  'NoPermission',
]

/** Failures nobody is told about: the user or the console took the call back, a member is unknown, or a project may not use what is hidden then. */
export const isSilent = (error: unknown) =>
  error instanceof ApiError && silentKinds.includes(error.kind)

/** True when a service is under maintenance: its answer leads to the maintenance page. */
export const isMaintenance = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 503

/** Whether error reporting hears of a failure: not of silent ones, 4xx answers, maintenance and lost connections. */
export const isReported = (error: unknown) =>
  !(error instanceof ApiError) ||
  !(isSilent(error) || isClientError(error) || isMaintenance(error) || error.kind === 'others')

interface ErrorBody {
  message?: string
  code?: string
  requestId?: string
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Message, code and id out of an error body, in either of the two documented forms; empty for any other body. */
export const readErrorBody = (body: unknown): ErrorBody => {
  if (typeof body !== 'object' || body === null) return {}
  const fields: { [name: string]: unknown } = { ...body }
  const name = textOf(fields.error)
  const description = textOf(fields.error_description)
  const message =
    textOf(fields.message) ??
    (description && name ? `${description} (${name})` : (description ?? name))
  const requestId = textOf(fields.id) ?? textOf(fields.error_id)
  const code = textOf(fields.code) ?? name
  return { ...(message && { message }), ...(code && { code }), ...(requestId && { requestId }) }
}

import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { decode, MismatchError } from '@/transport/codec.ts'
import { nameOf } from '../contracts.ts'
import { anonymous, personaOf, type User } from '../world/personas.ts'
import { hashOf } from '../world/random.ts'
import { answerByMock, answerByState, type WireAnswer } from './platform-answers.ts'
import { readArguments, type WireArguments } from './platform-arguments.ts'
import { damagedText, longBody, unlistedBody } from './platform-faults.ts'
import { handlerOf, type PlatformOptions, type PlatformState } from './platform-state.ts'
import { errorBody, Refusal, refuseByName } from './refusal.ts'
import { findOperation, type Match } from './routes.ts'
import { holdBack, wait } from './wait.ts'

/** One call on its way through the platform. */
interface RequestContext {
  request: Request
  requestId: string
  match: Match
  /** `service.operationId`. */
  name: string
  args: WireArguments
  state: PlatformState
  options: PlatformOptions
}

const respond = (
  status: number,
  text: string | null,
  headers: { [name: string]: string },
): Response =>
  new Response(text, {
    status,
    headers: { ...(text !== null && { 'content-type': 'application/json' }), ...headers },
  })

/** A browser keeps the answer for its user alone, and asks each time whether it still holds. */
const kept = 'private, no-cache'

/** The entity tag of an answer: another for another text. */
const entityTagOf = (text: string) => `"${hashOf(text).toString(16)}-${text.length.toString(16)}"`

/** A whole answer that reads; without its text for a browser that has the same one. */
const respondOrUnchanged = (
  request: Request,
  text: string,
  headers: { [name: string]: string },
): Response => {
  const etag = entityTagOf(text)
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  const { 'content-type': _, ...withoutType } = headers
  return known.includes(etag)
    ? new Response(null, { status: 304, headers: { ...withoutType, etag, 'cache-control': kept } })
    : respond(200, text, { ...headers, etag, 'cache-control': kept })
}

const textOf = ({ body }: WireAnswer) => (body === undefined ? null : JSON.stringify(body))

/** Token of the header `authorization: Bearer …`; empty when there is none. */
const tokenOf = (request: Request) =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

const authenticate = async ({ request, options }: RequestContext) => {
  const token = tokenOf(request)
  const subject = token ? await options.identify(token) : undefined
  return (
    personaOf(subject) ??
    refuseByName(401, 'request_unauthorized', 'The access token is missing or no longer good.')
  )
}

/** The user of a call. Refuses a call without a good token and one for a project of others. */
const authorize = async (context: RequestContext): Promise<User> => {
  const { operation, path } = context.match
  if (operation.open) return anonymous
  const user = await authenticate(context)
  if (path.projectId !== undefined && !user.projectIds.includes(path.projectId)) {
    refuseByName(403, 'request_forbidden', 'The token does not allow this project.')
  }
  return user
}

const argumentsFor = (
  { match: { operation, path }, request, args, state }: RequestContext,
  user: User,
) => ({
  path,
  query: operation.query ? decode(operation.query, args.query, 'query') : {},
  header: operation.header ? decode(operation.header, args.header, 'header') : {},
  body: operation.body ? decode(operation.body, args.body, 'body') : undefined,
  user,
  token: operation.open ? '' : tokenOf(request),
  origin: new URL(request.url).origin,
  world: state.world,
  clock: state.clock,
})

const answerOf = async (context: RequestContext, user: User): Promise<WireAnswer> => {
  const { match, name, state, request } = context
  const handler = handlerOf(name)
  if (handler) return answerByState(match.operation, handler, argumentsFor(context, user))
  return answerByMock(match.operation, new URL(request.url), state.seed, state.clock.now())
}

const failureOf = (context: RequestContext, thrown: unknown): WireAnswer => {
  if (thrown instanceof Refusal) {
    return { status: thrown.status, body: errorBody(thrown, context.requestId) }
  }
  // A handler that breaks, or whose answer cannot be put into wire form, breaks the contract.
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  context.state.ledger.violated(context.name, { side: 'answer', message })
  const code = thrown instanceof MismatchError ? 'contract_violation' : 'internal_error'
  return { status: 500, body: errorBody(new Refusal(500, code, message), context.requestId) }
}

const requestFindings = ({ match, args, options }: RequestContext) => {
  const { operation, path } = match
  return [...args.problems, ...options.checks.request(operation, { path, ...args })]
}

/** The answer, held against the contract. */
const withinContract = (context: RequestContext, answer: WireAnswer): WireAnswer => {
  const { state, name, options, match, requestId } = context
  const findings = options.checks.answer(match.operation, answer.status, answer.body)
  for (const message of findings) state.ledger.violated(name, { side: 'answer', message })
  if (findings.length === 0 || !options.strict) return answer
  const refusal = new Refusal(500, 'contract_violation', findings.join(' '))
  return { status: 500, body: errorBody(refusal, requestId) }
}

const perform = async (context: RequestContext): Promise<WireAnswer> => {
  const findings = requestFindings(context)
  for (const message of findings) {
    context.state.ledger.violated(context.name, { side: 'request', message })
  }
  try {
    context.state.clock.settle()
    const user = await authorize(context)
    if (findings.length > 0) throw new Refusal(400, 'invalid_request', findings.join(' '))
    return withinContract(context, await answerOf(context, user))
  } catch (thrown) {
    return failureOf(context, thrown)
  }
}

/** Statuses whose answers never have a body. */
const bodiless = [204, 205, 304]

const statusFault = (fault: Fault & { kind: 'status' }, requestId: string) => {
  const { status, form, message = 'The service failed on purpose.', retryAfter } = fault
  const refusal = new Refusal(status, 'demo_fault', message, form === 'name' ? 'name' : 'code')
  const body =
    form === 'none' || bodiless.includes(status) ? undefined : errorBody(refusal, requestId)
  return respond(status, textOf({ status, body }), {
    'x-request-id': requestId,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  })
}

const damageTo = (answer: WireAnswer, kind: 'malformed' | 'wrong-shape' | 'empty') =>
  // An answer without a body can only be damaged by adding one.
  [answer.status === 204 ? 200 : answer.status, damagedText(kind, answer.body)] as const

/** The response of a call, with the fault that hits it. */
const performWithFault = async (
  context: RequestContext,
  fault: Fault | undefined,
): Promise<Response> => {
  const headers = { 'x-request-id': context.requestId }
  if (fault?.kind === 'drop') return Response.error()
  if (fault?.kind === 'status') return statusFault(fault, context.requestId)
  if (fault?.kind === 'slow') {
    await wait(fault.milliseconds, context.request.signal)
    // Otherwise it would depend on chance whether the caller's next call finds the change made.
    if (context.request.signal.aborted) return Response.error()
  }
  const answer = await perform(context)
  if (answer.status >= 400) return respond(answer.status, textOf(answer), headers)
  const { answerType } = context.match.operation
  const typed = { ...headers, ...(answerType && { 'content-type': answerType }) }
  if (!fault || fault.kind === 'slow' || fault.kind === 'lost') {
    const text = textOf(answer)
    return answer.status === 200 && text !== null && context.request.method === 'GET'
      ? respondOrUnchanged(context.request, text, typed)
      : respond(answer.status, text, typed)
  }
  if (fault.kind === 'long') {
    const body = longBody(answer.body)
    return respond(answer.status, textOf({ ...answer, body }), typed)
  }
  if (fault.kind === 'unlisted') {
    const plan = context.match.operation.answer
    const body = plan ? unlistedBody(plan, answer.body) : answer.body
    return respond(answer.status, textOf({ ...answer, body }), typed)
  }
  return respond(...damageTo(answer, fault.kind), typed)
}

/** What comes of an answer that is lost, of a call that took effect. */
const lostAnswers = new WeakSet<Response>()

const lose = ({ ok }: Response) => {
  const broken = Response.error()
  if (ok) lostAnswers.add(broken)
  return broken
}

/** Whether a call did what it asks for, also if its answer is lost. */
export const tookEffect = (response: Response): boolean => response.ok || lostAnswers.has(response)

const unknownAddress = (request: Request, state: PlatformState, service: string, path: string) => {
  const method = request.method
  const name = `${service} ${method} ${path}`
  const message = `The contracts know no operation ${method} ${path} of the service ${service}.`
  state.ledger.violated(name, { side: 'request', message })
  state.ledger.answered(name, 404)
  const requestId = state.requestIds.uuid()
  const body = errorBody(new Refusal(404, 'not_found', message), requestId)
  return respond(404, JSON.stringify(body), { 'x-request-id': requestId })
}

/** Answers a request below `/services/<service>/`. */
export const callService = async (
  request: Request,
  state: PlatformState,
  options: PlatformOptions,
): Promise<Response> => {
  const [, , service = '', ...rest] = new URL(request.url).pathname.split('/')
  const path = `/${rest.join('/')}`
  const match = findOperation(service, request.method, path)
  if (!match) return unknownAddress(request, state, service, path)
  const name = nameOf(match.operation)
  const context: RequestContext = {
    request,
    requestId: state.requestIds.uuid(),
    match,
    name,
    args: await readArguments(match.operation, request),
    state,
    options,
  }
  const fault = state.faults.take(name)
  await holdBack(state.latency, request.signal)
  const response = await performWithFault(context, fault)
  state.ledger.answered(name, response.status)
  return fault?.kind === 'lost' ? lose(response) : response
}

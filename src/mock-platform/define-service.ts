import type { Service } from '@/config/services.ts'
import type { BodyOf, HeaderOf, PathOf, QueryOf } from '@/transport/arguments.ts'
import type { OperationsOf } from './contracts.ts'
import type { Clock } from './world/clock.ts'
import type { User } from './world/personas.ts'
import type { World } from './world/world.ts'

type SuccessStatus = 200 | 201 | 202 | 204

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined

/** The success responses that the contract declares for an operation: a status with its body. */
type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & SuccessStatus]: {
        status: Status
        body: ContentOf<Responses[Status]>
      }
    }[keyof Responses & SuccessStatus]
  : never

/** Path parameters, percent-decoded. */
type PathTexts<Operation> = { readonly [Name in keyof PathOf<Operation>]: string }

/** Arguments of a handler. Names are in camel case; values of query and headers have their declared types. */
interface Call<Operation> {
  path: PathTexts<Operation>
  query: QueryOf<Operation>
  header: HeaderOf<Operation>
  body: BodyOf<Operation>
  /** The caller; for an operation without a token, a user without projects and features. */
  user: User
  /** The access token of the call; empty for an operation that needs none. */
  token: string
  /** Origin of the request: `http://localhost:4600`. */
  origin: string
  world: World
  clock: Clock
}

/** Answers a call from the world's state, or throws a `Refusal` (see `refuse`). */
type Handler<Operation> = (call: Call<Operation>) => AnswerOf<Operation>

/** Handlers of some operations of a service, by operation id. */
export type HandlersOf<S extends Service> = {
  readonly [Id in keyof OperationsOf[S]]?: Handler<OperationsOf[S][Id]>
}

/** A handler with its types erased, as the platform calls it; arguments and answers are checked at run time. */
export type AnyHandler = (call: AnyCall) => { status: number; body: unknown }

/** A call of any operation. */
export interface AnyCall
  extends Pick<Call<unknown>, 'user' | 'token' | 'origin' | 'world' | 'clock'> {
  path: object
  query: unknown
  header: unknown
  body: unknown
}

/** The handlers of one service, by operation id. */
export interface ServiceState {
  service: Service
  handlers: ReadonlyMap<string, AnyHandler>
}

/**
 * Defines a service by its handlers, one for every operation. Arguments and answers are typed by the contract, in
 * camel case, as in the console's own code.
 */
export const defineService = <S extends Service>(
  service: S,
  handlers: Required<HandlersOf<S>>,
): ServiceState => ({
  service,
  // The cast is safe: the platform decodes path, query and body by the operation's plans before the call.
  handlers: new Map(Object.entries(handlers) as [string, AnyHandler][]),
})

/** 200 with a body. */
export const ok = <Body>(body: Body) => ({ status: 200 as const, body })

/** 201 with a body. */
export const created = <Body>(body: Body) => ({ status: 201 as const, body })

/** 204 without a body. */
export const noContent = () => ({ status: 204 as const, body: undefined })

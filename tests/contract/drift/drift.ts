import type { Json } from '../../../codegen/contract.ts'
import type { OperationName } from '../lib/operations.ts'

/** A JSON object. */
export type Fields = { [name: string]: Json }

/** Answer of the platform behind the proxy, or the proxy's in its place. */
export interface Answer {
  status: number
  /** Sent as it is when it is a text, as JSON otherwise. Undefined: no body. */
  body?: Json | undefined
  /** Sent in place of a body, as it is. */
  bytes?: Uint8Array<ArrayBuffer>
  /** Headers besides the content type, which is JSON unless it is here. */
  headers?: { readonly [name: string]: string }
}

/** One call on its way through the proxy. */
export interface Call {
  method: string
  /** Ids in the path by wire name. */
  path: { readonly [name: string]: string }
  url: URL
  headers: Headers
  body: Fields
  /** How many calls of this operation came before. */
  before: number
  /** Asks the platform behind, with what is given in place of the call's own. */
  ask(change?: { method?: string; url?: URL; body?: Fields; token?: string }): Promise<Answer>
}

/** Answers in place of an honest platform; undefined where it has nothing to add. */
export type Mutation = (call: Call) => Promise<Answer | undefined> | Answer | undefined

/** One way in which a platform comes to mean, or to say, something else than its contract. */
export interface Drift {
  /** The drift of the platform, in the words of its team. */
  readonly kind: string
  readonly operation: OperationName
  /** The name that a finding has to hold: a field, a parameter, or the word for the problem. */
  readonly field: string
  readonly mutation: Mutation
  /** It is the answers to preflights that drift, and not those to calls. */
  readonly preflight?: true
  /** Shows only where things are changed. */
  readonly write?: true
  /** Why nothing tells it; the contract tests have to say so when this changes. */
  readonly unnamed?: string
  /** Calls besides its own that have to be tried for it to show. */
  readonly with?: readonly OperationName[]
}

import { randomInt, randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import type { Parameter } from '../../../codegen/schema.ts'
import type { Book } from './book.ts'
import type { Calls } from './calls.ts'
import { isInteger, type Operation, type OperationName } from './operations.ts'
import type { CallTemplate, Resolver, Tables } from './resolver.ts'
import type { Target } from './target.ts'
import type { Bindings, Template } from './templates.ts'

/** A call that answers the same things: fields of a thing in its path and its query, and where they are in its answer. */
export interface OtherView {
  readonly call: OperationName
  readonly path?: { readonly [parameter: string]: string }
  readonly query?: { readonly [parameter: string]: string }
  /** Dotted path of the things in the other answer; without it, the answer is the thing. */
  readonly at?: string
}

/** Arguments of an operation besides the ids of its path. */
interface ReadTemplate extends CallTemplate {
  /** Query of the call that tries an optional query parameter, where the contract's own example will not do. */
  readonly trying?: { readonly [parameter: string]: { readonly [name: string]: Template } }
  /** Other arguments are tried after these statuses: the thing is there, but not for this call. */
  readonly tolerates?: readonly number[]
  /** Values that an answer shows, by dotted path: the thing that was asked for, where no id of it says so. */
  readonly shows?: { readonly [path: string]: Template }
  /** The thing that the items are parts of, where it has its state and its counts, and the arguments for its parts. */
  readonly parts?: CallTemplate & {
    readonly of: string
    readonly state: string
    readonly counts: string
  }
  /** Numbers of the answer, by dotted path, that add up to those of another thing. */
  readonly sums?: { readonly at: string; readonly to: readonly Template[] }
  /** The call that answers the same things, unless it is the page `…/{id}` below a list. */
  readonly alike?: OtherView
  /** Ids that a batch asks for, and where it answers them, by dotted path. */
  readonly batch?: {
    readonly asked: string
    readonly answered: string
    /** The call that tells whether one is there: not every id that is known is. */
    readonly each?: { readonly call: OperationName; readonly id: string }
  }
}

/** The table of calls that only read; operations that need no more than ids are not in it. */
export type ReadTable = { readonly [Name in OperationName]?: ReadTemplate }

/** Context of the checks. */
export interface ReadContext {
  book: Book
  calls: Calls
  resolver: Resolver
  operations: ReadonlyMap<OperationName, Operation>
  tables: Tables
  reading: ReadTable
  /** Things that are known from the start: the session, and the project if one was named. */
  known: Bindings
  /** Ids of the user's projects. */
  projects: readonly string[]
  /** Origin of the page that calls an operation; undefined where it is that of the service, or not known. */
  originFor: (operation: Operation) => string | undefined
  /** Fetches what a link leads to. */
  fetch: NonNullable<Target['fetch']>
  /** Whether answers of an operation have a memory behind them. */
  remembers: (operation: OperationName) => boolean
}

/** An id that has the right form and that nobody has. */
export const unknownId = ({ document }: Operation, parameter: Parameter | undefined): Json =>
  parameter && isInteger(document, parameter.schema)
    ? randomInt(900_000_000, 999_999_999)
    : randomUUID()

import type { Book } from './book.ts'
import type { Calls } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import type { Operation, OperationName } from './operations.ts'
import type { ReadContext } from './read-context.ts'
import type { Resolver } from './resolver.ts'
import type { Target } from './target.ts'
import type { Bindings } from './templates.ts'

/** Something that the tests have made and could not take away. */
export interface LeftOver {
  /** Its kind, in words: `suite`. */
  thing: string
  id: string
  /** A line for the shell that takes it away; undefined where no call does. */
  command: string | undefined
}

/** Fate of a thing that a platform does not delete. */
export type KeptAs = 'marked as deleted' | 'canceled'

/** Arguments of stories. */
export interface WriteContext {
  book: Book
  calls: Calls
  resolver: Resolver
  operations: ReadonlyMap<OperationName, Operation>
  target: Pick<Target, 'isMock' | 'remembers' | 'pass' | 'upload' | 'settling'>
  /** Context of the checks of reading calls. */
  reads: ReadContext
  /** A line for the shell that makes a call. */
  commandOf(operation: Operation, args: CallArguments): string
  /** Whether the user has asked for the end. */
  isStopping(): boolean
  /** Told what would be left over if the run were killed now, whenever that changes. */
  onStanding(things: readonly LeftOver[]): void
  /** Told of a thing that was taken away, but that the platform keeps: in words, with its id. */
  onKept(thing: string, state: KeptAs): void
  /** The session, the project, and the partner if there is one. */
  known: Bindings
}

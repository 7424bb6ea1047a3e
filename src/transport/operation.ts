import type { Service } from '@/config/services.ts'
import type { ObjectPlan, Plan } from './codec.ts'
import type { ErrorKind } from './errors.ts'

/** One call of a contract, as data: everything the transport needs besides the arguments. Generated. */
export interface Operation {
  readonly service: Service
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with camel-case parameters, e.g. `/projects/{projectId}/suites`. */
  readonly path: string
  /** Name of the alert under which a failure of this call is known. */
  readonly alertId: string
  /** First sentence of the alert: `Failed to get the suites.` */
  readonly alertText: string
  /** The call only reads, although it is no GET. */
  readonly reads?: true
  /** The call needs no access token. */
  readonly open?: true
  /** Headers that every call carries, whoever calls. */
  readonly headers?: { readonly [name: string]: string }
  /** Statuses that count as "nothing there". */
  readonly ignoredStatuses?: readonly number[]
  /** Statuses on which a GET is not retried although others of its class are. */
  readonly noRetry?: readonly number[]
  /** Statuses that stand for a named kind of error. */
  readonly errorKinds?: { readonly [status: number]: ErrorKind }
  readonly query?: ObjectPlan
  /** Query parameters whose list is one value with commas; other lists repeat the parameter. */
  readonly joined?: readonly string[]
  /** Headers that a caller names, in lower case. */
  readonly header?: ObjectPlan
  readonly body?: Plan
  readonly answer?: Plan
  /** Media type of the answer; `application/json` when left out. */
  readonly answerType?: string
}

/** What was left out of the pages of a list, as it could not be read. */
export interface Unread {
  /** What is wrong with each item. */
  readonly problems: string[]
  /** Of the last answer that held one. */
  requestId?: string | undefined
}

/** Arguments of one call. */
export interface CallArguments {
  readonly path?: { readonly [name: string]: string | number } | undefined
  readonly query?: { readonly [name: string]: unknown } | undefined
  readonly header?: { readonly [name: string]: unknown } | undefined
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Takes what is left out of a page. Without it, one item that cannot be read fails the call. */
  readonly unread?: Unread | undefined
}

/** Path of a call with its ids filled in and encoded. */
export const pathOf = (operation: Operation, path: CallArguments['path']) =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path?.[name] ?? '').toWellFormed()),
  )

/** Words for a path parameter in messages: `catalogId` → `catalog ID`. */
export const wordsOf = (parameter: string) =>
  parameter
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bid\b/, 'ID')

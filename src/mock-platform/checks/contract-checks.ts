import type { Operation } from '@/transport/operation.ts'

/** A request in wire form, as a check sees it. */
export interface CheckedRequest {
  /** Path ids by camel-case name. */
  path: { readonly [name: string]: string }
  query: { readonly [name: string]: unknown }
  /** Headers that the contract lets callers name, in lower case. */
  header: { readonly [name: string]: unknown }
  body: unknown
}

/**
 * Holds requests and answers against a contract. Each function returns what is wrong in words that
 * name the field, one text a finding; nothing when all is well.
 */
export interface Checks {
  request(operation: Operation, request: CheckedRequest): string[]
  /** `body` is undefined when the answer has none. */
  answer(operation: Operation, status: number, body: unknown): string[]
}

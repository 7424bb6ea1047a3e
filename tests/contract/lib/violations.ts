import type { Exchange } from './exchange.ts'

/** The subject of a finding. */
type Check =
  | 'no answer'
  | 'status'
  | 'headers'
  | 'body'
  | 'missing'
  | 'extra'
  | 'mistyped'
  | 'value'
  | 'paging'
  | 'filter'
  | 'unknown id'
  | 'round trip'
  /** The answer is about something else than was asked for. */
  | 'identity'
  /** Two answers, or two fields of one, cannot both be true. */
  | 'contradiction'
  | 'order'
  | 'access'
  | 'cors'
  | 'input'
  | 'link'

/** One way in which a platform breaks the contract of an operation. */
export interface Violation {
  check: Check
  /** Place in the body, items of a list as `[]`: `suites[].labels[].key`. Absent for other findings. */
  path?: string
  message: string
}

/** A finding with the number of times it was met. */
export interface CountedViolation extends Violation {
  times: number
  /** Request that met it first, `GET /projects/…`. */
  request: string
  /** The call that met it first, or the last one of several that met it together. */
  exchange?: Exchange | undefined
}

/** A finding that is known, why, and until which day. */
export interface KnownViolation extends CountedViolation {
  reason: string
  until: string
}

/** Findings of an operation: the same finding at the same place is kept once and counted. */
export class Findings {
  readonly #found = new Map<string, CountedViolation>()

  add(violations: readonly Violation[], request: string, exchange?: Exchange) {
    for (const violation of violations) {
      // A value of the wrong form differs from one of the right form anyway.
      if (violation.check === 'contradiction' && this.#hasAt(violation.path)) continue
      const key = `${violation.check} ${violation.path ?? violation.message}`
      const known = this.#found.get(key)
      if (known) known.times += 1
      else this.#found.set(key, { ...violation, times: 1, request, exchange })
    }
  }

  #hasAt(path: string | undefined) {
    return this.list().some((one) => one.path === path && one.check !== 'contradiction')
  }

  list(): CountedViolation[] {
    return [...this.#found.values()]
  }
}

/** A finding in one line: `extra suites[].owner: is not declared (100 times)`. */
export const lineOf = ({ check, path, message, times }: CountedViolation) =>
  `${check}${path === undefined ? '' : ` ${path}`}: ${message}${times > 1 ? ` (${times} times)` : ''}`

import type { Operation, OperationName } from './operations.ts'
import { type CountedViolation, Findings, type Violation } from './violations.ts'

/** What was checked of an operation. */
export type Tried =
  | 'answer'
  | 'parameters'
  | 'paging'
  | 'order'
  | 'unknown id'
  | 'access'
  | 'cors'
  | 'input'
  | 'link'
  | 'round trip'

/** What came out for one operation. */
export interface Result {
  service: string
  operation: string
  method: string
  path: string
  result: 'ok' | 'violations' | 'not tried'
  /** Why it was not tried, or what of it was not. */
  notes: string[]
  /** A reason lies in the way the tests were called or in the table; it is no failure. */
  excused: boolean
  tried: Tried[]
  violations: CountedViolation[]
  calls: number
  /** Mean time of a call. */
  milliseconds: number
}

interface Entry {
  operation: Operation
  findings: Findings
  tried: Set<Tried>
  notes: Set<string>
  excused: boolean
  calls: number
  milliseconds: number
}

/** Notes down, operation by operation, what was tried and what was found. */
export class Book {
  readonly #entries: ReadonlyMap<OperationName, Entry>

  constructor(operations: readonly Operation[]) {
    this.#entries = new Map(
      operations.map((operation) => [
        operation.name,
        {
          operation,
          findings: new Findings(),
          tried: new Set(),
          notes: new Set(),
          excused: false,
          calls: 0,
          milliseconds: 0,
        },
      ]),
    )
  }

  #entry({ name }: Operation) {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`The book has no operation ${name}.`)
    return entry
  }

  called(operation: Operation, milliseconds: number) {
    const entry = this.#entry(operation)
    entry.calls += 1
    entry.milliseconds += milliseconds
  }

  found(operation: Operation, violations: readonly Violation[], request: string) {
    this.#entry(operation).findings.add(violations, request)
  }

  tried(operation: Operation, what: Tried) {
    this.#entry(operation).tried.add(what)
  }

  hasTried(operation: Operation, what: Tried) {
    return this.#entry(operation).tried.has(what)
  }

  /** Says why something was not tried; `excused` when that is as it should be. */
  note(operation: Operation, reason: string, excused = false) {
    const entry = this.#entry(operation)
    entry.notes.add(reason)
    entry.excused ||= excused
  }

  /** Results of the chosen operations, in the order of the contracts. */
  results(isChosen: (operation: Operation) => boolean): Result[] {
    const chosen = [...this.#entries.values()].filter(({ operation }) => isChosen(operation))
    return chosen.map(({ operation, findings, tried, notes, excused, calls, milliseconds }) => {
      const violations = findings.list()
      const outcome = tried.has('answer') ? 'ok' : 'not tried'
      return {
        service: operation.service,
        operation: operation.id,
        method: operation.method,
        path: operation.path,
        result: violations.length > 0 ? 'violations' : outcome,
        notes: [...notes],
        excused,
        tried: [...tried],
        violations,
        calls,
        milliseconds: calls === 0 ? 0 : Math.round(milliseconds / calls),
      }
    })
  }
}

/** Counts of a run, one check an operation. */
export interface Totals {
  passed: number
  failed: number
  notTried: number
}

/** What was not tried fails where everything has to be on offer, unless there is a good reason. */
export const isFailed = ({ result, excused }: Result, mustOfferAll: boolean) =>
  result === 'violations' || (result === 'not tried' && mustOfferAll && !excused)

/** Counts results. An operation that was not tried and had to be counts as failed. */
export const totalsOf = (results: readonly Result[], mustOfferAll: boolean): Totals => {
  const failed = results.filter((result) => isFailed(result, mustOfferAll)).length
  const passed = results.filter(({ result }) => result === 'ok').length
  return { passed, failed, notTried: results.length - passed - failed }
}

import type { Exchange } from './exchange.ts'
import type { Operation, OperationName } from './operations.ts'
import {
  type CountedViolation,
  Findings,
  type KnownViolation,
  type Violation,
} from './violations.ts'

/** Checks of an operation. */
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

/** Result of one operation. */
export interface Result {
  service: string
  operation: string
  method: string
  path: string
  /** `known`: nothing was found but what is known. */
  result: 'ok' | 'violations' | 'known' | 'not tried'
  /** Why it was not tried, or what of it was not. */
  notes: string[]
  /** A reason lies in the way the tests were called or in the table; it is no failure. */
  excused: boolean
  tried: Tried[]
  violations: CountedViolation[]
  /** Findings that are known, with the reason and the day on which it ends. */
  known: KnownViolation[]
  /** A memory stands behind the answers; otherwise only their form was checked. */
  remembered: boolean
  /** It was not chosen, but called to find arguments for others. */
  helper: boolean
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
  last: Exchange | undefined
}

/** Notes down, operation by operation, what was tried and what was found. */
export class Book {
  readonly #entries: ReadonlyMap<OperationName, Entry>

  readonly #remembers: (operation: OperationName) => boolean

  constructor(operations: readonly Operation[], remembers: (operation: OperationName) => boolean) {
    this.#remembers = remembers
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
          last: undefined,
        },
      ]),
    )
  }

  #entry({ name }: Operation) {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`The book has no operation ${name}.`)
    return entry
  }

  called(operation: Operation, milliseconds: number, exchange: Exchange) {
    const entry = this.#entry(operation)
    entry.last = exchange
    entry.calls += 1
    entry.milliseconds += milliseconds
  }

  found(operation: Operation, violations: readonly Violation[], request: string) {
    const { findings, last } = this.#entry(operation)
    findings.add(violations, request, last)
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

  /**
   * Results of the chosen operations, in the order of the contracts, with those among the others in
   * which something was found.
   */
  results(isChosen: (operation: Operation) => boolean): Result[] {
    const told = [...this.#entries.values()].filter(
      ({ operation, findings }) => isChosen(operation) || findings.list().length > 0,
    )
    return told.map(({ operation, findings, tried, notes, excused, calls, milliseconds }) => {
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
        known: [],
        remembered: this.#remembers(operation.name),
        helper: !isChosen(operation),
        calls,
        milliseconds: calls === 0 ? 0 : Math.round(milliseconds / calls),
      }
    })
  }
}

import type { Json } from '../../../codegen/contract.ts'
import { type Examined, examine, expectSuccess, reasonIn } from './answer-checks.ts'
import type { Book } from './book.ts'
import { type Answer, type CallArguments, isAnswer, type Manner, type Send } from './exchange.ts'
import { expectAbout, expectConsistent } from './meaning.ts'
import type { Operation, OperationName } from './operations.ts'
import type { ShapeCheck } from './shape.ts'
import type { Violation } from './violations.ts'

/** Result of one call. */
export interface Outcome {
  /** The answer is the declared success. */
  isSuccess: boolean
  /** 0 when no answer came. */
  status: number
  body: Json | undefined
  /** Request as reports show it. */
  request: string
  /** The platform's message about a failure. */
  reason: string
}

/** `403: Not for you.`; what the platform says about a failure may be nothing, and there may be no answer. */
export const failureOf = ({ status, reason }: Pick<Outcome, 'status' | 'reason'>) => {
  if (status === 0) return reason
  return reason === '' ? String(status) : `${status}: ${reason}`
}

/** How an answer is judged besides its form. */
export type Judge = (answer: Answer, body: Json | undefined) => Violation[]

const withoutReason: Judge = () => []

/**
 * Calls operations. Every answer is held against the contract, whatever it was asked for, and what
 * is found goes into the book.
 */
export class Calls {
  readonly #book: Book
  readonly #send: Send
  readonly #shape: ShapeCheck
  readonly #session: () => Promise<void>
  /** The last answer to each request that had a tag. */
  readonly #tagged = new Map<string, { tag: string; text: string }>()
  readonly #requestIds = new Set<string>()
  readonly #known = new Map<string, Promise<Outcome>>()

  readonly #remembers: (operation: OperationName) => boolean

  constructor(
    book: Book,
    send: Send,
    shape: ShapeCheck,
    remembers: (operation: OperationName) => boolean,
    /** Throws `SessionError` when the platform cannot be reached, or does not accept the token. */
    session: () => Promise<void>,
  ) {
    this.#session = session
    this.#book = book
    this.#send = send
    this.#shape = shape
    this.#remembers = remembers
  }

  /** Calls with arguments that are right: anything but success, or "nothing there", is a finding. */
  valid(operation: Operation, args: CallArguments, tolerated: readonly number[] = []) {
    return this.#call(operation, args, (answer) =>
      // The token may not allow everything that a contract describes.
      answer.status === 403 || tolerated.includes(answer.status)
        ? []
        : expectSuccess(operation, answer),
    )
  }

  /** Calls and judges the answer by other rules. */
  judged(operation: Operation, args: CallArguments, judge: Judge) {
    return this.#call(operation, args, judge)
  }

  /** As `valid`, once for the same arguments. For calls that change nothing. */
  known(operation: Operation, args: CallArguments, tolerated: readonly number[] = []) {
    const key = `${operation.name} ${JSON.stringify(args)}`
    const call = this.#known.get(key) ?? this.valid(operation, args, tolerated)
    this.#known.set(key, call)
    return call
  }

  /** Forgets what is known: something has changed. */
  forget() {
    this.#known.clear()
  }

  /** Calls as somebody else, or from elsewhere. What an answer means is for the judge alone. */
  as(manner: Manner, operation: Operation, args: CallArguments, judge: Judge) {
    return this.#call(operation, args, judge, manner)
  }

  /** Rules of a good answer: it is about the thing that was asked for, and does not contradict itself. */
  #meaning(operation: Operation, args: CallArguments, body: Json | undefined) {
    if (!this.#remembers(operation.name)) return []
    return [
      ...expectAbout(operation, { ...args.path, ...args.query }, body),
      ...expectConsistent(body),
    ]
  }

  /** Problems of the headers of an answer beside those before it. */
  async #expectNews(
    operation: Operation,
    args: CallArguments,
    answer: Answer,
  ): Promise<Violation[]> {
    const { request, headers, text } = answer
    const id = headers.get('x-request-id')
    const isUsed = id !== null && this.#requestIds.has(id)
    if (id !== null) this.#requestIds.add(id)
    const wrong: Violation[] = isUsed
      ? [{ check: 'headers', path: 'x-request-id', message: `is ${id}, as that of another call` }]
      : []
    const tag = headers.get('etag')
    const before = this.#tagged.get(request)
    if (tag === null || operation.method !== 'GET') return wrong
    this.#tagged.set(request, { tag, text })
    if (before === undefined || before.text === text) return wrong
    const found = (message: string): Violation[] => [
      ...wrong,
      { check: 'headers', path: 'etag', message },
    ]
    if (before.tag === tag) return found(`is ${tag} for two answers that differ`)
    const again = await this.#send(operation, args, { tag: before.tag })
    return isAnswer(again) && again.status === 304
      ? found(`${before.tag} is of an answer that has passed, and 304 says that it still holds`)
      : wrong
  }

  async #call(
    operation: Operation,
    args: CallArguments,
    judge = withoutReason,
    manner?: Manner,
  ): Promise<Outcome> {
    const result = await this.#send(operation, args, manner)
    const { request } = result
    const isLost = !isAnswer(result) || (result.status === 401 && manner?.token === undefined)
    // Who is not known any more, or not heard, finds nothing out about contracts.
    if (isLost && !operation.open) await this.#session()
    this.#book.called(operation, result.milliseconds, result.exchange)
    if (!isAnswer(result)) {
      this.#book.found(operation, [{ check: 'no answer', message: result.reason }], request)
      return { isSuccess: false, status: 0, body: undefined, request, reason: result.reason }
    }
    const isSuccess = result.status === operation.answer.status
    // An answer to a preflight, or one that says that nothing is new, has no contract of its own.
    const { body, violations }: Examined =
      manner?.preflight || (manner?.tag && result.status === 304)
        ? { body: undefined, violations: [] }
        : examine(operation, result, this.#shape)
    const meaning = isSuccess && !manner ? this.#meaning(operation, args, body) : []
    const news = isSuccess && !manner ? await this.#expectNews(operation, args, result) : []
    this.#book.found(
      operation,
      [...violations, ...meaning, ...news, ...judge(result, body)],
      request,
    )
    return {
      isSuccess,
      status: result.status,
      body,
      request,
      reason: reasonIn(result),
    }
  }
}

import type { Json } from '../../../codegen/contract.ts'
import { isJsonType } from '../../../codegen/schema.ts'
import type { Answer } from './exchange.ts'
import { answerSchemaOf, type Operation } from './operations.ts'
import type { ShapeCheck } from './shape.ts'
import type { Violation } from './violations.ts'

/** An answer with its body read, and what is wrong with it. */
export interface Examined {
  /** Undefined when there is no body or it is no JSON. */
  body: Json | undefined
  violations: Violation[]
}

const excerptLimit = 80

const excerpt = (text: string) => {
  // Control characters of a platform have no business in a terminal.
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
  return line.length > excerptLimit ? `${line.slice(0, excerptLimit)}…` : line
}

/** What a failed answer says about itself, in either form; an excerpt of anything else. */
export const reasonIn = ({ text }: Pick<Answer, 'text'>) => {
  try {
    const { message, error, error_description } = JSON.parse(text)
    return excerpt(String(error_description ?? message ?? error ?? text))
  } catch {
    return excerpt(text)
  }
}

const readBody = ({ text, contentType }: Answer, declared = 'application/json'): Examined => {
  const shown = contentType === '' ? 'absent' : contentType
  const violations: Violation[] = isJsonType(contentType)
    ? []
    : [{ check: 'headers', message: `content-type is ${shown} instead of ${declared}` }]
  try {
    return { body: JSON.parse(text) as Json, violations }
  } catch {
    const message = `the body is not JSON: ${excerpt(text)}`
    return { body: undefined, violations: [...violations, { check: 'body', message }] }
  }
}

const isFailure = (status: number) => status >= 400 && status <= 599

/**
 * Holds one answer against the contract: a declared status, and the headers and the body that go
 * with it. Whether this is the status to expect is for the caller to say.
 */
export const examine = (operation: Operation, answer: Answer, shape: ShapeCheck): Examined => {
  const { status, text } = answer
  const isSuccess = status === operation.answer.status
  if (!isSuccess && !isFailure(status)) {
    const message = `answers ${status}, which is not declared; declared are ${operation.answer.status}, 4XX and 5XX`
    return { body: undefined, violations: [{ check: 'status', message }] }
  }
  const component = isSuccess ? answerSchemaOf(operation) : 'ErrorBody'
  if (text === '') {
    // A failure may come without a body.
    const isMissing = isSuccess && component !== undefined
    const message = `the body is empty; declared is ${component}`
    return { body: undefined, violations: isMissing ? [{ check: 'body', message }] : [] }
  }
  if (component === undefined) {
    const message = `has a body where none is declared: ${excerpt(text)}`
    return { body: undefined, violations: [{ check: 'body', message }] }
  }
  const { body, violations } = readBody(answer, isSuccess ? operation.answer.type : undefined)
  if (body === undefined) return { body, violations }
  return { body, violations: [...violations, ...shape(operation.service, component, body)] }
}

/** A valid call is answered by success, or by a status that means "nothing there". */
export const expectSuccess = (operation: Operation, answer: Answer): Violation[] => {
  const { status } = answer
  const isExpected =
    !isFailure(status) ||
    status === operation.answer.status ||
    operation.ignoredStatuses.includes(status)
  if (isExpected) return []
  const reason = reasonIn(answer)
  const message = `a valid call is answered by ${status} instead of ${operation.answer.status}`
  return [{ check: 'status', message: reason === '' ? message : `${message}: ${reason}` }]
}

const itemsOf = (operation: Operation, body: Json | undefined): Json[] => {
  if (!operation.items || typeof body !== 'object' || body === null || Array.isArray(body))
    return []
  const items = body[operation.items]
  return Array.isArray(items) ? items : []
}

/** Items of one page of a token list; none for other answers. */
export const pageOf = (operation: Operation, body: Json | undefined) => {
  const token =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? body.next_token : undefined
  return {
    items: itemsOf(operation, body),
    /** Undefined on the last page. */
    token: typeof token === 'string' && token !== '' ? token : undefined,
  }
}

/** An id that nobody has is answered by a failure, or by an empty page of a list below it. */
export const expectUnknown = (
  operation: Operation,
  name: string,
  answer: Answer,
  body: Json | undefined,
): Violation[] => {
  const { status } = answer
  if (status >= 400 && status < 500) return []
  const isEmptyPage =
    operation.items !== undefined &&
    status === operation.answer.status &&
    itemsOf(operation, body).length === 0
  const message = `an id that does not exist is answered by ${status} instead of 4xx`
  return isEmptyPage ? [] : [{ check: 'unknown id', path: name, message }]
}

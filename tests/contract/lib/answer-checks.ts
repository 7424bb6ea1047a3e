import type { Json } from '../../../codegen/contract.ts'
import { type Answer, secondsOf } from './exchange.ts'
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

/** The message of a failed answer, in either form; an excerpt of anything else. */
export const reasonIn = ({ text }: Pick<Answer, 'text'>) => {
  try {
    const { message, error, error_description } = JSON.parse(text)
    return excerpt(String(error_description ?? message ?? error ?? text))
  } catch {
    return excerpt(text)
  }
}

/** Tokens of JSON that tell where an object begins and ends, and its keys. */
const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g

/** A key that an object has twice, of which a reader sees but one. */
const keyTwice = (text: string): string | undefined => {
  const open: Set<string>[] = []
  for (const [token, colon] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (colon !== undefined) {
      const keys = open.at(-1)
      const quoted = token.slice(0, -colon.length)
      const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
      if (keys?.has(key)) return key
      keys?.add(key)
    }
  }
  return undefined
}

/** Texts with the colon of a key, and numbers of JSON. */
const keysAndNumbers = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** A whole number that is too large for a browser, which reads another one in its place, and its key. */
const largeNumber = (text: string): { key: string; number: string } | undefined => {
  let key = ''
  for (const [token, colon] of text.matchAll(keysAndNumbers)) {
    if (colon !== undefined) key = token.slice(1, token.lastIndexOf('"'))
    else if (/^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))) {
      return { key, number: token }
    }
  }
  return undefined
}

/** Whether bytes are UTF-8, without a mark at their beginning: JSON has no other form between systems. */
const expectUtf8 = ({ bytes, contentType }: Answer): Violation[] => {
  const charset = /charset="?([^";]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  const body = (message: string): Violation[] => [{ check: 'body', message }]
  if (charset.toLowerCase() !== 'utf-8') {
    return [
      { check: 'headers', message: `content-type names the charset ${charset} instead of utf-8` },
    ]
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return body('the body begins with a byte order mark (BOM)')
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return []
  } catch {
    return body('the body has bytes that are no UTF-8: another charset')
  }
}

const mediaTypeOf = (type: string) => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const readBody = (answer: Answer, declared = 'application/json'): Examined => {
  const { text, contentType } = answer
  const shown = contentType === '' ? 'absent' : contentType
  const wrongType = `content-type is ${shown} instead of ${declared}`
  const violations: Violation[] = [
    ...(mediaTypeOf(contentType) === declared
      ? []
      : [{ check: 'headers' as const, message: wrongType }]),
    ...expectUtf8(answer),
  ]
  try {
    const body = JSON.parse(text) as Json
    const [twice, large] = [keyTwice(text), largeNumber(text)]
    if (twice !== undefined) {
      const message = `the body has the key ${twice} twice in one object`
      violations.push({ check: 'body', message })
    }
    if (large) {
      const message = `${large.key} is ${large.number}, for which a browser reads ${Number(large.number)}`
      violations.push({ check: 'body', message })
    }
    return { body, violations }
  } catch {
    const message = `the body is not JSON: ${excerpt(text)}`
    return { body: undefined, violations: [...violations, { check: 'body', message }] }
  }
}

/** Failures that come from in front of a service, which may not know the forms of the contract. */
const isOfGateway = (status: number) => [401, 403, 429].includes(status) || status >= 500

/** Why a browser would keep an answer and show it later without asking; undefined where it asks. */
const keptBy = (headers: Headers): string | undefined => {
  const said = headers.get('cache-control')
  if (said !== null) {
    const isKept = /public|immutable|max-age=0*[1-9]/.test(said) && !/no-store|no-cache/.test(said)
    return isKept ? `is ${said}` : undefined
  }
  // Without a word browsers keep what ends later, and for a tenth of its age what has a time of change.
  const [until, changed] = [headers.get('expires'), headers.get('last-modified')]
  if (until !== null && Date.parse(until) > Date.now()) return `is absent, and expires is ${until}`
  return until === null && changed !== null
    ? `is absent, and last-modified is ${changed}`
    : undefined
}

/** Headers that mean the same wherever they are. */
const expectHeaders = ({ open }: Operation, { headers }: Answer): Violation[] => {
  const found = (path: string, message: string): Violation[] => [
    { check: 'headers', path, message },
  ]
  const wait = headers.get('retry-after')
  const kept = keptBy(headers)
  return [
    ...(secondsOf(wait) === undefined
      ? found('retry-after', `is ${wait}, which is neither a number of seconds nor a date`)
      : []),
    ...(kept !== undefined && !open
      ? found('cache-control', `${kept}: a browser would show what has passed, or to others`)
      : []),
  ]
}

const isFailure = (status: number) => status >= 400 && status <= 599

/**
 * Holds one answer against the contract: a declared status, and the headers and the body that go
 * with it. Whether this is the status to expect is for the caller to say.
 */
export const examine = (operation: Operation, answer: Answer, shape: ShapeCheck): Examined => {
  const { body, violations } = examineBody(operation, answer, shape)
  return { body, violations: [...expectHeaders(operation, answer), ...violations] }
}

const examineBody = (operation: Operation, answer: Answer, shape: ShapeCheck): Examined => {
  const { status, text } = answer
  const isSuccess = status === operation.answer.status
  if (!isSuccess && !isFailure(status)) {
    const message = `answers ${status}, which is not declared; declared are ${operation.answer.status}, 4XX and 5XX`
    return { body: undefined, violations: [{ check: 'status', message }] }
  }
  const component = isSuccess ? answerSchemaOf(operation) : 'ErrorBody'
  if (text === '') {
    const isMissing = component !== undefined && (isSuccess || !isOfGateway(status))
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

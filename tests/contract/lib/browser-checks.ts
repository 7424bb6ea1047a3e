import type { Answer, CallArguments } from './exchange.ts'
import type { Operation } from './operations.ts'
import type { ReadContext } from './read-context.ts'
import type { Violation } from './violations.ts'

const namesOf = (text: string | null) =>
  (text ?? '').split(',').map((name) => name.trim().toLowerCase())

const cors = (path: string, message: string): Violation[] => [{ check: 'cors', path, message }]

/** Headers of an answer that the console reads, beside those that every page may read. */
const readHeaders = ['x-request-id', 'retry-after']

/** Whether a page of an origin may read an answer; always where no page calls from elsewhere. */
export const expectOrigin = (
  { headers }: Pick<Answer, 'headers'>,
  origin: string | undefined,
  what: string,
): Violation[] => {
  const name = 'access-control-allow-origin'
  const allowed = headers.get(name)
  if (origin === undefined || allowed === '*' || allowed === origin) return []
  return cors(name, `of ${what} is ${allowed ?? 'absent'} instead of ${origin}`)
}

/** Whether a page of an origin may read an answer, with the headers that the console reads. */
export const expectReadable = (
  answer: Answer,
  origin: string | undefined,
  what: string,
): Violation[] => {
  const name = 'access-control-expose-headers'
  const exposed = namesOf(answer.headers.get(name))
  const hidden = readHeaders.filter((one) => !exposed.includes(one) && !exposed.includes('*'))
  return [
    ...expectOrigin(answer, origin, what),
    ...(origin === undefined || hidden.length === 0
      ? []
      : cors(name, `of ${what} lacks ${hidden.join(', ')}`)),
  ]
}

/** A browser's checks before it calls for a page of another origin. */
const expectPreflight =
  (operation: Operation, args: CallArguments, origin: string) =>
  (answer: Answer): Violation[] => {
    const { status, headers } = answer
    if (status < 200 || status > 299) {
      return cors('', `the preflight is answered by ${status} instead of 2xx`)
    }
    const methods = namesOf(headers.get('access-control-allow-methods'))
    const allowed = namesOf(headers.get('access-control-allow-headers'))
    const needed = [
      ...(operation.open ? [] : ['authorization']),
      ...(args.body === undefined ? [] : ['content-type']),
    ]
    // A star stands for every header but this one.
    const lost = needed.filter(
      (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
    )
    const isSimple = ['GET', 'POST'].includes(operation.method)
    const isAllowed = ['*', operation.method.toLowerCase()].some((name) => methods.includes(name))
    return [
      ...expectOrigin(answer, origin, 'the preflight'),
      ...(isAllowed || (isSimple && methods.join('') === '')
        ? []
        : cors('access-control-allow-methods', `of the preflight lacks ${operation.method}`)),
      ...lost.flatMap((name) =>
        cors('access-control-allow-headers', `of the preflight lacks ${name}`),
      ),
    ]
  }

/** Asks as a browser does before a page of another origin may call. */
export const checkPreflight = async (
  operation: Operation,
  args: CallArguments,
  { book, calls, originFor }: Pick<ReadContext, 'book' | 'calls' | 'originFor'>,
) => {
  const origin = originFor(operation)
  if (origin === undefined) return
  const judge = expectPreflight(operation, args, origin)
  await calls.as({ origin, preflight: true }, operation, args, judge)
  book.tried(operation, 'cors')
}

/** Calls with tags of answers that a browser may have: its own, one that was never given, and its own without a token. */
const checkTag = async (
  operation: Operation,
  args: CallArguments,
  tag: string,
  { calls }: ReadContext,
) => {
  const wrong = (message: string): Violation[] => [{ check: 'headers', path: 'etag', message }]
  const never = '"contract-test"'
  await calls.as({ tag: never }, operation, args, ({ status }) =>
    status === 304 ? wrong(`${never}, which was never given, is answered by 304`) : [],
  )
  await calls.as({ tag }, operation, args, ({ status, headers }) => {
    const now = headers.get('etag')
    const isOther = status === 304 && now !== null && now !== tag
    return isOther ? wrong(`of a 304 is ${now}, where ${tag} was asked for`) : []
  })
  if (operation.open) return
  await calls.as({ tag, token: 'none' }, operation, args, ({ status }) =>
    status === 304 ? wrong('tells who has no token that nothing has changed') : [],
  )
}

/** Needs of a page: leave to call, answers that it may read with their headers, and tags that do not lie. */
export const checkBrowser = async (
  operation: Operation,
  args: CallArguments,
  context: ReadContext,
) => {
  const { calls, originFor } = context
  const origin = originFor(operation)
  let tag: string | null = null
  await checkPreflight(operation, args, context)
  await calls.as({ ...(origin && { origin }) }, operation, args, (answer) => {
    tag = answer.headers.get('etag')
    return expectReadable(answer, origin, 'the answer')
  })
  if (tag !== null && operation.method === 'GET') await checkTag(operation, args, tag, context)
}

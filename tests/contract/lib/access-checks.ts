import { randomUUID } from 'node:crypto'
import type { Outcome } from './calls.ts'
import { causeOf } from './causes.ts'
import type { Answer, CallArguments } from './exchange.ts'
import { ruleOf } from './meaning.ts'
import { type Operation, ownPathIds } from './operations.ts'
import type { ReadContext } from './read-context.ts'
import { valuesAt } from './templates.ts'
import type { Violation } from './violations.ts'

const wrong = (message: string): Violation[] => [{ check: 'access', message }]

/** Who has no token, or a broken one, is told so, and gets nothing. */
const expectLockedOut =
  (who: string) =>
  ({ status }: Answer): Violation[] =>
    status === 401 || status === 403
      ? []
      : wrong(`a call ${who} is answered by ${status} instead of 401 or 403`)

/** A project of others is refused. */
const expectForeign = ({ status }: Answer): Violation[] =>
  status >= 400 && status < 500
    ? []
    : [
        {
          check: 'access',
          path: 'project_id',
          message: `a project of others is answered by ${status} instead of 4xx`,
        },
      ]

/** Calls without a token and with a broken one, with arguments that are good otherwise. */
export const checkLock = async (
  operation: Operation,
  args: CallArguments,
  { book, calls }: Pick<ReadContext, 'book' | 'calls'>,
) => {
  if (operation.open) return
  await calls.as({ token: 'none' }, operation, args, expectLockedOut('without a token'))
  await calls.as({ token: 'broken' }, operation, args, expectLockedOut('with a broken token'))
  book.tried(operation, 'access')
}

/** A thing of one project is not there in another, unless it is shared. */
const checkCrossing = async (operation: Operation, args: CallArguments, context: ReadContext) => {
  const { calls, projects, remembers } = context
  const other = projects.findLast((id) => id !== args.path.project_id)
  const isOneThing = operation.method === 'GET' && !operation.items && remembers(operation.name)
  if (other === undefined || !isOneThing || ownPathIds(operation).length === 0) return
  const path = { ...args.path, project_id: other }
  await calls.as({}, operation, { ...args, path }, ({ status }, body) => {
    if (status >= 400 && status < 500) return []
    // What is shared says whose it is; of its parts nothing tells.
    const isTold = ruleOf(operation, 'project_id') && valuesAt(body, ['shared_from']).length === 0
    const message = `a thing of another project is answered by ${status} instead of 4xx`
    return isTold ? [{ check: 'access', path: 'project_id', message }] : []
  })
}

const namesOf = (text: string | null) =>
  (text ?? '').split(',').map((name) => name.trim().toLowerCase())

const cors = (path: string, message: string): Violation[] => [{ check: 'cors', path, message }]

const expectOrigin = ({ headers }: Answer, origin: string, what: string): Violation[] => {
  const name = 'access-control-allow-origin'
  const allowed = headers.get(name)
  if (allowed === '*' || allowed === origin) return []
  return cors(name, `of ${what} is ${allowed ?? 'absent'} instead of ${origin}`)
}

/** What a browser wants to know before it calls for a page of another origin. */
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

const checkCors = async (
  operation: Operation,
  args: CallArguments,
  origin: string,
  { book, calls }: ReadContext,
) => {
  await calls.as(
    { origin, preflight: true },
    operation,
    args,
    expectPreflight(operation, args, origin),
  )
  await calls.as({ origin }, operation, args, (answer) =>
    expectOrigin(answer, origin, 'the answer'),
  )
  book.tried(operation, 'cors')
}

/** Who may call: nobody without a good token, nobody for a project of others, and pages of the console. */
export const checkAccess = async (
  operation: Operation,
  args: CallArguments,
  context: ReadContext,
) => {
  const { calls, origin } = context
  await checkLock(operation, args, context)
  if ('project_id' in args.path && !operation.open) {
    const path = { ...args.path, project_id: randomUUID() }
    await calls.as({}, operation, { ...args, path }, expectForeign)
    await checkCrossing(operation, args, context)
  }
  if (origin !== undefined) await checkCors(operation, args, origin, context)
}

/** Whether what an answer links to can be fetched, as a browser would: without the token. */
export const checkLink = async (
  operation: Operation,
  { body, request }: Outcome,
  { book, fetch }: Pick<ReadContext, 'book' | 'fetch'>,
) => {
  const [url] = valuesAt(body, ['url'])
  if (!/^download[A-Z]/.test(operation.id) || url === undefined) return
  const tell = (message: string) =>
    book.found(operation, [{ check: 'link', path: 'url', message }], request)
  if (!/^https?:\/\//.test(String(url))) return tell('is no http or https address')
  book.tried(operation, 'link')
  try {
    const response = await fetch(String(url), { headers: { range: 'bytes=0-0' } })
    await response.body?.cancel()
    if (!response.ok) tell(`leads to status ${response.status}`)
  } catch (error) {
    tell(`cannot be fetched from ${URL.parse(String(url))?.origin}: ${causeOf(error)}`)
  }
}

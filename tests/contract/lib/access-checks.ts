import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import { pageOf } from './answer-checks.ts'
import { checkBrowser, expectOrigin, expectReadable } from './browser-checks.ts'
import type { Outcome } from './calls.ts'
import { causeOf } from './causes.ts'
import type { Answer, CallArguments } from './exchange.ts'
import { ruleOf } from './meaning.ts'
import { isRecord, type Operation, ownPathIds } from './operations.ts'
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
export const expectForeign = ({ status }: Answer): Violation[] =>
  status >= 400 && status < 500
    ? []
    : [
        {
          check: 'access',
          path: 'project_id',
          message: `a project of others is answered by ${status} instead of 4xx`,
        },
      ]

/** Calls without a token and with a broken one, with arguments that are good otherwise: a page has to be able to read the refusal. */
export const checkLock = async (
  operation: Operation,
  args: CallArguments,
  { book, calls, originFor }: Pick<ReadContext, 'book' | 'calls' | 'originFor'>,
) => {
  if (operation.open) return
  const origin = originFor(operation)
  const tries = { none: 'without a token', broken: 'with a broken token' } as const
  for (const token of ['none', 'broken'] as const) {
    await calls.as({ token, ...(origin && { origin }) }, operation, args, (answer) => [
      ...expectLockedOut(tries[token])(answer),
      ...expectReadable(answer, origin, `a refusal (${answer.status})`),
    ])
  }
  book.tried(operation, 'access')
}

/** A thing of one project is not there in another, unless it is shared. */
const checkCrossing = async (operation: Operation, args: CallArguments, context: ReadContext) => {
  const { calls, projects, remembers } = context
  const other = projects.findLast((id) => id !== args.path.project_id)
  const isBelow = operation.method === 'GET' && ownPathIds(operation).length > 0
  if (other === undefined || !isBelow || !remembers(operation.name)) return
  const path = { ...args.path, project_id: other }
  await calls.as({}, operation, { ...args, path }, ({ status }, body) => {
    if (status >= 400 && status < 500) return []
    const isForeign = (item: Json) =>
      isRecord(item) && (item.project_id ?? other) !== other && !('shared_from' in item)
    if (operation.items && !pageOf(operation, body).items.some(isForeign)) return []
    // A shared thing says whose it is; of its parts nothing tells.
    const isTold = ruleOf(operation, 'project_id') && valuesAt(body, ['shared_from']).length === 0
    const message = `a thing of another project is answered by ${status} instead of 4xx`
    return isTold ? [{ check: 'access', path: 'project_id', message }] : []
  })
}

/** Who may call: nobody without a good token, nobody for a project of others, and pages of the console. */
export const checkAccess = async (
  operation: Operation,
  args: CallArguments,
  context: ReadContext,
) => {
  const { calls } = context
  await checkLock(operation, args, context)
  if ('project_id' in args.path && !operation.open) {
    const path = { ...args.path, project_id: randomUUID() }
    await calls.as({}, operation, { ...args, path }, expectForeign)
    await checkCrossing(operation, args, context)
  }
  await checkBrowser(operation, args, context)
}

/** Whether what an answer links to can be fetched, as a browser would: without the token. */
export const checkLink = async (
  operation: Operation,
  { body, request }: Outcome,
  { book, fetch, originFor }: Pick<ReadContext, 'book' | 'fetch' | 'originFor'>,
) => {
  const [url] = valuesAt(body, ['url'])
  if (!/^download[A-Z]/.test(operation.id) || url === undefined) return
  const tell = (message: string) =>
    book.found(operation, [{ check: 'link', path: 'url', message }], request)
  if (!/^https?:\/\//.test(String(url))) return tell('is no http or https address')
  book.tried(operation, 'link')
  try {
    // Logs are shown by the page, which fetches them; other files are the browser's own affair.
    const origin = operation.id.endsWith('Log') ? originFor(operation) : undefined
    const headers = { range: 'bytes=0-0', ...(origin && { origin }) }
    const response = await fetch(String(url), { headers })
    await response.body?.cancel()
    if (!response.ok) tell(`leads to status ${response.status}`)
    for (const violation of expectOrigin(response, origin, 'what it leads to'))
      tell(violation.message)
  } catch (error) {
    tell(`cannot be fetched from ${URL.parse(String(url))?.origin}: ${causeOf(error)}`)
  }
}

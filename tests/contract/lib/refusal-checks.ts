import { randomUUID } from 'node:crypto'
import { checkLock, expectForeign } from './access-checks.ts'
import { expectUnknown } from './answer-checks.ts'
import { checkPreflight, expectReadable } from './browser-checks.ts'
import type { Outcome } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import { isRecord, type Operation, ownPathIds } from './operations.ts'
import { unknownId } from './read-context.ts'
import type { WriteContext } from './write-context.ts'
import { expectRefusal, wrongBodies } from './wrong-bodies.ts'

/** The same change below a project of others, and below another of the user's own, which does not have the thing. */
const tryForeign = async (
  { calls, reads, target }: WriteContext,
  operation: Operation,
  args: CallArguments,
) => {
  const own = args.path.project_id
  if (own === undefined || !target.remembers(operation.name)) return
  const other = reads.projects.findLast((id) => id !== own)
  const isBelow = ownPathIds(operation).length > 0 && other !== undefined
  for (const project_id of [randomUUID(), ...(isBelow ? [other] : [])]) {
    const path = { ...args.path, project_id }
    await calls.as({}, operation, { ...args, path }, expectForeign)
  }
}

/**
 * Calls that have to be refused, before the one that is not: by strangers, with wrong bodies, for what is not there.
 * `onMade` is told of an answer to a wrong body that was taken all the same.
 */
export const tryWrong = async (
  context: WriteContext,
  operation: Operation,
  args: CallArguments,
  onMade: (outcome: Outcome) => Promise<void>,
): Promise<void> => {
  const { book, calls, reads, target } = context
  if (book.hasTried(operation, 'input')) return
  book.tried(operation, 'input')
  await checkPreflight(operation, args, reads)
  await checkLock(operation, args, reads)
  for (const { field, what, body } of wrongBodies(operation, args.body)) {
    const outcome = await calls.as({}, operation, { ...args, body }, expectRefusal(field, what))
    if (outcome.isSuccess) await onMade(outcome)
  }
  await tryForeign(context, operation, args)
  const name = ownPathIds(operation).at(-1)
  const parameter = operation.parameters.find((one) => one.name === name)
  if (name === undefined || !target.remembers(operation.name)) return
  const path = { ...args.path, [name]: unknownId(operation, parameter) }
  const origin = reads.originFor(operation)
  await calls.as({ ...(origin && { origin }) }, operation, { ...args, path }, (answer, body) => [
    ...expectUnknown(operation, name, answer, body),
    ...expectReadable(answer, origin, `a failure (${answer.status})`),
  ])
}

/** The same change once more: the version that it is based on is no longer the newest. */
export const tryStale = async (
  { calls, target }: WriteContext,
  operation: Operation,
  args: CallArguments,
): Promise<void> => {
  const isVersioned = isRecord(args.body ?? null) && 'current_version_id' in Object(args.body)
  if (!isVersioned || !target.remembers(operation.name)) return
  const judge = expectRefusal('current_version_id', 'a body based on a version that has passed')
  await calls.as({}, operation, args, judge)
}

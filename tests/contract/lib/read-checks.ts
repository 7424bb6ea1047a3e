import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import { isHeaderArgument, type Parameter } from '../../../codegen/schema.ts'
import { checkAccess, checkLink } from './access-checks.ts'
import { checkAlike } from './alike-checks.ts'
import { expectSuccess, expectUnknown } from './answer-checks.ts'
import { expectReadable } from './browser-checks.ts'
import { failureOf, type Outcome } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import { checkList } from './list-checks.ts'
import { ruleOf } from './meaning.ts'
import {
  exampleOf,
  isRecord,
  type Operation,
  ownPathIds,
  propertiesOf,
  proposalFor,
} from './operations.ts'
import { checkParts } from './part-checks.ts'
import { type ReadContext, unknownId } from './read-context.ts'
import { type CallTemplate, reasonOf } from './resolver.ts'
import { type Bindings, filled, type Template, valuesAt } from './templates.ts'
import type { Violation } from './violations.ts'

/** How many solutions are tried while a platform says "nothing there" or "not for you". */
const solutionLimit = 5

const bodyTemplate = ({ document, body }: Operation, own: CallTemplate) =>
  // An example of a contract is JSON, and holds no places to fill.
  own.body ?? (body ? (exampleOf(document, body) as Template) : undefined)

interface Success {
  args: CallArguments
  bindings: Bindings
  outcome: Outcome
}

/** Calls with one solution after the other until one succeeds; says in the book why none did. */
const firstSuccess = async (
  operation: Operation,
  { book, calls, resolver, reading, known }: ReadContext,
): Promise<Success | undefined> => {
  const own = reading[operation.name] ?? {}
  const template = { ...own, body: bodyTemplate(operation, own) }
  const solutions = resolver.arguments(operation, template, known)
  const refusals: string[] = []
  let isFinding = false
  while (refusals.length < solutionLimit) {
    const { value, done } = await solutions.next()
    if (done) {
      if (refusals.length === 0) book.note(operation, reasonOf(value))
      break
    }
    const outcome = await (operation.method === 'GET'
      ? calls.known(operation, value.args, own.tolerates)
      : calls.valid(operation, value.args, own.tolerates))
    if (outcome.isSuccess) return { ...value, outcome }
    const { status } = outcome
    const isRefusal =
      status === 403 ||
      own.tolerates?.includes(status) ||
      operation.ignoredStatuses.includes(status)
    if (!isRefusal) {
      isFinding = true
      break
    }
    refusals.push(failureOf(outcome))
  }
  if (isFinding) book.tried(operation, 'answer')
  if (refusals.length > 0)
    book.note(operation, `the platform answers ${[...new Set(refusals)].join('; ')}`)
  return undefined
}

/** Arguments with which an optional parameter is tried; undefined when nothing is there to try it with. */
const argumentsTrying = async (
  operation: Operation,
  { name, schema, in: kind }: Parameter,
  { bindings }: Success,
  { resolver, reading, tables, known }: ReadContext,
): Promise<CallArguments | undefined> => {
  const own = reading[operation.name] ?? {}
  const place = tables.parameters[operation.service]?.[name]
  const proposed = proposalFor(operation.document, schema)
  const value: Template | undefined = place
    ? `{${place}}`
    : // An example of a contract is JSON, and holds no places to fill.
      (proposed as Template | undefined)
  const trying = kind === 'query' ? own.trying?.[name] : undefined
  if (trying === undefined && value === undefined) return undefined
  const named = value === undefined ? {} : { [name]: value }
  const template = {
    ...own,
    body: bodyTemplate(operation, own),
    ...(kind === 'query' && { query: trying ?? { ...own.query, ...named } }),
    ...(kind === 'header' && { header: { ...own.header, ...named } }),
  }
  // Values that fit the call before come first; where there are none to try the parameter with, others may do.
  for (const start of [bindings, known]) {
    const found = await resolver.arguments(operation, template, start).next()
    if (!found.done) return found.value.args
  }
  return undefined
}

const tryParameters = async (
  operation: Operation,
  success: Success,
  tried: ReadonlySet<string>,
  context: ReadContext,
) => {
  const { book, calls, remembers } = context
  const optional = operation.parameters.filter(
    (parameter) =>
      !parameter.required &&
      (parameter.in === 'query' || isHeaderArgument(parameter)) &&
      !['size', 'next_token'].includes(parameter.name) &&
      !tried.has(parameter.name),
  )
  for (const parameter of optional) {
    const { name } = parameter
    const args = await argumentsTrying(operation, parameter, success, context)
    if (!args) {
      book.note(operation, `the parameter ${name} was not tried: nothing to try it with`)
      continue
    }
    await calls.judged(operation, args, (answer) => expectSuccess(operation, answer))
    if (
      parameter.in === 'query' &&
      !operation.items &&
      remembers(operation.name) &&
      ruleOf(operation, name)
    ) {
      const strange = { ...args.query, [name]: unknownId(operation, parameter) }
      await calls.as({}, operation, { ...args, query: strange }, (answer, body) =>
        expectUnknown(operation, name, answer, body),
      )
    }
    book.tried(operation, 'parameters')
  }
}

/** Tries an unknown id in the place of each id of the path. */
const tryUnknownIds = async (operation: Operation, { args }: Success, context: ReadContext) => {
  if (operation.method !== 'GET' || !context.remembers(operation.name)) return
  for (const name of ownPathIds(operation)) {
    const parameter = operation.parameters.find((one) => one.name === name)
    const path = { ...args.path, [name]: unknownId(operation, parameter) }
    const origin = context.originFor(operation)
    await context.calls.as(
      { ...(origin && { origin }) },
      operation,
      { ...args, path },
      (answer, body) => [
        ...expectUnknown(operation, name, answer, body),
        ...expectReadable(answer, origin, `a failure (${answer.status})`),
      ],
    )
    context.book.tried(operation, 'unknown id')
  }
}

/** Values that the table promises of an answer, and that it lacks. */
const expectShown = (
  { name }: Operation,
  { bindings, outcome }: Success,
  { reading }: ReadContext,
): Violation[] =>
  Object.entries(reading[name]?.shows ?? {}).flatMap(([path, template]): Violation[] => {
    const wanted = filled(template, bindings)
    const own = valuesAt(outcome.body, path.split('.'))
    if (own.some((value) => JSON.stringify(value) === JSON.stringify(wanted))) return []
    const message = `is ${JSON.stringify(own[0])} instead of ${JSON.stringify(wanted)}`
    return [{ check: 'identity', path, message }]
  })

/** Numbers that do not add up to what the table says, or none where there have to be some. */
const expectSum = (
  { name }: Operation,
  { bindings, outcome }: Success,
  { reading }: ReadContext,
): Violation[] => {
  const { sums } = reading[name] ?? {}
  if (!sums) return []
  const add = (values: readonly Json[]) =>
    values.flat().reduce((total: number, value) => total + Number(value), 0)
  const own = add(valuesAt(outcome.body, sums.at.split('.')))
  const wanted = add(sums.to.map((template) => filled(template, bindings)))
  if (own === wanted) return []
  const path = sums.at.replaceAll('.', '[].')
  return [{ check: 'contradiction', path, message: `adds up to ${own} instead of ${wanted}` }]
}

/** The thing that the last id of a path stands for, in the words of the tables. */
const thingOf = (operation: Operation, { tables }: ReadContext) => {
  const parameter = ownPathIds(operation).at(-1) ?? ''
  return tables.parameters[operation.service]?.[parameter]?.split('.', 1)[0] ?? ''
}

/** How many things are looked through for states that none before had. */
const stateLimit = 60

/** Reads a thing in each state that there is: what has ended says more than what waits. */
const tryStates = async (operation: Operation, { bindings }: Success, context: ReadContext) => {
  const { calls, reading, known, resolver, remembers } = context
  const isOne = operation.method === 'GET' && operation.items === undefined
  if (!isOne || !remembers(operation.name) || !('status' in propertiesOf(operation))) return
  const thing = thingOf(operation, context)
  const stateOf = (found: Bindings) => valuesAt(found.get(thing), ['status'])[0]
  const seen = new Set([stateOf(bindings)])
  const own = reading[operation.name] ?? {}
  const solutions = resolver.arguments(operation, own, known)
  for (let tries = 0; tries < stateLimit; tries++) {
    const { value, done } = await solutions.next()
    if (done) return
    const state = stateOf(value.bindings)
    if (seen.has(state)) continue
    seen.add(state)
    await calls.known(operation, value.args, own.tolerates)
  }
}

/** Things of a batch that were not asked for, that are missing, or that are there twice. */
const expectBatch = async (
  operation: Operation,
  { args, outcome }: Success,
  { calls, operations, reading }: ReadContext,
): Promise<Violation[]> => {
  const { batch } = reading[operation.name] ?? {}
  if (!batch) return []
  const asked = valuesAt(args.body, batch.asked.split('.')).map(String)
  const answered = valuesAt(outcome.body, batch.answered.split('.')).map(String)
  const path = batch.answered.replace('.', '[].')
  const found = (message: string): Violation[] => [{ check: 'identity', path, message }]
  const other = answered.find((id) => !asked.includes(id))
  if (other !== undefined) return found(`has ${other}, which was not asked for`)
  const twice = answered.find((id, index) => answered.indexOf(id) !== index)
  if (twice !== undefined) return found(`has ${twice} twice`)
  const missing = asked.find((id) => !answered.includes(id))
  if (missing === undefined) return []
  const single = batch.each && operations.get(batch.each.call)
  if (batch.each && single) {
    const there = { ...args, body: undefined, path: { ...args.path, [batch.each.id]: missing } }
    if (!(await calls.known(single, there, [404])).isSuccess) return []
  }
  return found(`leaves out ${missing}, which is there`)
}

/** The body of a batch that asks for one thing more: one that nobody has. */
const withStranger = (body: Json | undefined, asked: string): Json => {
  const [list = '', key] = asked.split('.')
  const named = isRecord(body ?? null) ? (body as { [name: string]: Json }) : {}
  const items = [named[list] ?? []].flat()
  const stranger = key === undefined ? randomUUID() : { ...Object(items[0]), [key]: randomUUID() }
  return { ...named, [list]: [...items, stranger] }
}

/** Asks a batch for a thing that is not there besides those that are: it is left out, and spoils none of the others. */
const tryStrangerInBatch = async (
  operation: Operation,
  { args, outcome }: Success,
  { calls, reading, remembers }: ReadContext,
) => {
  const { batch } = reading[operation.name] ?? {}
  if (!batch || !remembers(operation.name)) return
  const [place = ''] = batch.answered.split('.')
  const known = valuesAt(outcome.body, batch.answered.split('.')).map(String)
  if (known.length === 0) return
  const body = withStranger(args.body, batch.asked)
  await calls.judged(operation, { ...args, body }, (answer, own) => {
    const answered = valuesAt(own, batch.answered.split('.')).map(String)
    const lost = known.find((id) => !answered.includes(id))
    const message = `leaves out ${lost} where it is asked for beside an id that nobody has`
    const wrong = expectSuccess(operation, answer)
    return wrong.length > 0 || lost === undefined
      ? wrong
      : [{ check: 'identity', path: `${place}[]`, message }]
  })
}

/** Checks an operation that only reads: its answer, its parameters, its pages, and who may call it. */
export const checkReading = async (operation: Operation, context: ReadContext) => {
  const { book, remembers } = context
  const success = await firstSuccess(operation, context)
  if (!success) return
  book.tried(operation, 'answer')
  if (remembers(operation.name)) {
    const wrong = [
      ...expectShown(operation, success, context),
      ...expectSum(operation, success, context),
      ...(await expectBatch(operation, success, context)),
    ]
    book.found(operation, wrong, success.outcome.request)
    await checkAlike(operation, context)
    await checkLink(operation, success.outcome, context)
  }
  const isList = operation.items !== undefined && remembers(operation.name)
  const tried = isList ? await checkList(operation, context) : new Set<string>()
  if (isList) await checkParts(operation, context)
  await tryStates(operation, success, context)
  await tryStrangerInBatch(operation, success, context)
  await tryParameters(operation, success, tried, context)
  await tryUnknownIds(operation, success, context)
  await checkAccess(operation, success.args, context)
}

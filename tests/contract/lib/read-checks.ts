import { randomInt, randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import { isHeaderArgument, type Parameter } from '../../../codegen/schema.ts'
import {
  expectFilter,
  expectOtherPage,
  expectPageSize,
  expectSuccess,
  expectUnknown,
  pageOf,
} from './answer-checks.ts'
import type { Book } from './book.ts'
import { type Calls, failureOf, type Outcome } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import {
  exampleOf,
  isInteger,
  itemPropertiesOf,
  type Operation,
  type OperationName,
  ownPathIds,
  proposalFor,
} from './operations.ts'
import { type CallTemplate, type Resolver, reasonOf, type Tables } from './resolver.ts'
import type { Bindings, Template } from './templates.ts'

/** What an operation is called with besides the ids of its path. */
interface ReadTemplate extends CallTemplate {
  /** Query of the call that tries an optional query parameter, where the contract's own example will not do. */
  readonly trying?: { readonly [parameter: string]: { readonly [name: string]: Template } }
  /** Other arguments are tried after these statuses: the thing is there, but not for this call. */
  readonly tolerates?: readonly number[]
}

/** The table of calls that only read; operations that need no more than ids are not in it. */
export type ReadTable = { readonly [Name in OperationName]?: ReadTemplate }

/** What the checks work with. */
export interface ReadContext {
  book: Book
  calls: Calls
  resolver: Resolver
  tables: Tables
  reading: ReadTable
  /** Things that are known from the start: the session, and the project if one was named. */
  known: Bindings
  /** Whether answers of an operation have a memory behind them. */
  remembers: (operation: OperationName) => boolean
}

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
  // What fits the call before comes first; where it has nothing to try the parameter with, others may.
  for (const start of [bindings, known]) {
    const found = await resolver.arguments(operation, template, start).next()
    if (!found.done) return found.value.args
  }
  return undefined
}

const tryParameters = async (operation: Operation, success: Success, context: ReadContext) => {
  const { book, calls, remembers } = context
  const optional = operation.parameters.filter(
    (parameter) =>
      !parameter.required &&
      (parameter.in === 'query' || isHeaderArgument(parameter)) &&
      !['size', 'next_token'].includes(parameter.name),
  )
  for (const parameter of optional) {
    const { name } = parameter
    const args = await argumentsTrying(operation, parameter, success, context)
    if (!args) {
      book.note(operation, `the parameter ${name} was not tried: nothing to try it with`)
      continue
    }
    const isTold =
      parameter.in === 'query' && name in itemPropertiesOf(operation) && remembers(operation.name)
    await calls.judged(operation, args, (answer, body) => [
      ...expectSuccess(operation, answer),
      ...(isTold ? expectFilter(operation, name, args.query[name] ?? null, body) : []),
    ])
    book.tried(operation, 'parameters')
  }
}

/** How many lists are asked for until one has a second page: those of other jobs, other catalogs. */
const listLimit = 4

const firstPage = async (
  operation: Operation,
  args: CallArguments,
  limit: number,
  { calls }: ReadContext,
) => {
  let page = pageOf(operation, undefined)
  await calls.judged(operation, args, (answer, body) => {
    page = pageOf(operation, body)
    return [...expectSuccess(operation, answer), ...expectPageSize(operation, limit, page)]
  })
  return page
}

const tryPages = async (operation: Operation, context: ReadContext) => {
  const { book, calls, known, reading, remembers, resolver } = context
  if (!operation.items || !remembers(operation.name)) return
  const takesSize = operation.parameters.some(({ name }) => name === 'size')
  const limit = takesSize ? 1 : Number.POSITIVE_INFINITY
  const solutions = resolver.arguments(operation, reading[operation.name] ?? {}, known)
  for (let lists = 0; lists < listLimit; lists++) {
    const { value, done } = await solutions.next()
    if (done) break
    const query = { ...value.args.query, ...(takesSize && { size: limit }) }
    const first = await firstPage(operation, { ...value.args, query }, limit, context)
    if (first.token === undefined) continue
    const onward = { ...value.args, query: { ...query, next_token: first.token } }
    await calls.judged(operation, onward, (answer, body) => {
      const second = pageOf(operation, body)
      return [...expectSuccess(operation, answer), ...expectOtherPage(first, second)]
    })
    book.tried(operation, 'paging')
    return
  }
  book.note(operation, 'no list with a second page; next_token was not followed')
}

/** An id that has the right form and that nobody has. */
const unknownId = ({ document }: Operation, parameter: Parameter | undefined): Json =>
  parameter && isInteger(document, parameter.schema)
    ? randomInt(900_000_000, 999_999_999)
    : randomUUID()

const tryUnknownId = async (operation: Operation, { args }: Success, context: ReadContext) => {
  const name = ownPathIds(operation).at(-1)
  if (operation.method !== 'GET' || name === undefined) return
  if (!context.remembers(operation.name)) return
  const parameter = operation.parameters.find((one) => one.name === name)
  const path = { ...args.path, [name]: unknownId(operation, parameter) }
  await context.calls.judged(operation, { ...args, path }, (answer, body) =>
    expectUnknown(operation, answer, body),
  )
  context.book.tried(operation, 'unknown id')
}

/** Checks an operation that only reads: its answer, its parameters, its pages, and an unknown id. */
export const checkReading = async (operation: Operation, context: ReadContext) => {
  const success = await firstSuccess(operation, context)
  if (!success) return
  context.book.tried(operation, 'answer')
  await tryParameters(operation, success, context)
  await tryPages(operation, context)
  await tryUnknownId(operation, success, context)
}

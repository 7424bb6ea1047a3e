import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import type { Parameter } from '../../../codegen/schema.ts'
import { expectSuccess } from './answer-checks.ts'
import type { CallArguments } from './exchange.ts'
import { expectOnce, expectSameList, keyOf, type Reading, readList } from './list-reader.ts'
import {
  extensionsOf,
  isFilter,
  keeps,
  misplaced,
  type Order,
  orderOf,
  placeOf,
  type Rule,
  ruleOf,
} from './meaning.ts'
import { enumOf, isInteger, type Operation, typeOf } from './operations.ts'
import type { ReadContext } from './read-context.ts'
import { type Bindings, valuesAt } from './templates.ts'
import type { Violation } from './violations.ts'

/** How many lists are looked into for one that has enough items: those of other jobs, other catalogs. */
const listLimit = 6

/** A list of so many items can be paged, filtered and sorted. */
const enough = 4

/** A list with the arguments that lead to it. */
interface ListRead {
  args: CallArguments
  bindings: Bindings
  whole: Reading
}

/** Lists that the arguments lead to, the longest first. */
const readLists = async (operation: Operation, context: ReadContext): Promise<ListRead[]> => {
  const { calls, known, reading, resolver } = context
  const solutions = resolver.arguments(operation, reading[operation.name] ?? {}, known)
  const lists: ListRead[] = []
  while (lists.length < listLimit) {
    const { value, done } = await solutions.next()
    if (done) break
    const whole = await readList(calls, operation, value.args)
    lists.push({ ...value, whole })
    if (!whole.isGood) break
    if (whole.items.length >= enough && lists.length > 1) break
  }
  return lists.toSorted((one, other) => other.whole.items.length - one.whole.items.length)
}

const found = (
  context: ReadContext,
  operation: Operation,
  violations: Violation[],
  request: string,
) => context.book.found(operation, violations, request)

const requestOf = ({ method, path }: Operation, query: CallArguments['query'] = {}) => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return `${method} ${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** Reads a list in small pages, and again when things have changed meanwhile. */
const tryPages = async (operation: Operation, list: ListRead, context: ReadContext) => {
  const { book, calls } = context
  const takesSize = operation.parameters.some(({ name }) => name === 'size')
  const { items } = list.whole
  if (!takesSize || items.length < 2) {
    return book.note(operation, 'no list with a second page; next_token was not followed')
  }
  const size = Math.min(50, Math.max(1, Math.ceil(items.length / 4)))
  let wrong: Violation[] = []
  let whole = list.whole
  for (let tries = 0; tries < 2; tries++) {
    const paged = await readList(calls, operation, list.args, { size, pages: 5 })
    book.tried(operation, 'paging')
    if (!paged.isGood) return
    wrong = expectSameList(operation, whole, paged, size)
    if (wrong.length === 0) return
    whole = await readList(calls, operation, list.args)
  }
  found(context, operation, wrong, requestOf(operation, { ...list.args.query, size }))
}

/** A part of a name that the name does not begin with, in other letters. */
const partOf = (text: string) => {
  const part = text.slice(Math.min(2, text.length - 1), 14).trim()
  return part === part.toUpperCase() ? part.toLowerCase() : part.toUpperCase()
}

const distinct = (values: readonly Json[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** Values to filter by: two that items have, and one that none has. */
interface Values {
  had: Json[]
  /** Undefined where every value may be had. */
  strange: Json | undefined
}

const valuesFor = (
  operation: Operation,
  { schema }: Parameter,
  { field, part }: Rule,
  { items, isWhole }: Reading,
): Values => {
  const own =
    field === undefined ? [] : distinct(items.flatMap((item) => valuesAt(item, field.split('.'))))
  if (typeOf(operation, schema) === 'boolean') return { had: [true, false], strange: undefined }
  const choices = enumOf(operation, schema)
  if (choices) {
    const had = own.slice(0, 2)
    const strange = isWhole ? choices.find((choice) => !own.includes(choice)) : undefined
    return { had: had.length > 0 ? had : choices.slice(0, 2), strange }
  }
  if (part)
    return { had: own.slice(0, 2).map((text) => partOf(String(text))), strange: randomUUID() }
  const strange = isInteger(operation.document, schema) ? 987_654_321 : randomUUID()
  return { had: own.slice(0, 2), strange }
}

/** What a filtered list lacks, or has too much, beside the whole one. */
const expectPart = (
  operation: Operation,
  parameter: string,
  value: Json,
  { rule, whole, part }: { rule: Rule; whole: Reading; part: Reading },
): Violation[] => {
  const { field } = rule
  const path = field === undefined ? `${operation.items}[]` : placeOf(operation, field)
  if (field !== undefined && part.isWhole) {
    const keys = new Set(part.items.map(keyOf))
    const lost = whole.items.find((item) => keeps(rule, value, item) && !keys.has(keyOf(item)))
    if (lost !== undefined) {
      const message = `${parameter}=${value} leaves out ${keyOf(lost)}, which has it`
      return [{ check: 'filter', path, message }]
    }
  }
  if (!whole.isWhole) return []
  const all = new Set(whole.items.map(keyOf))
  const more = part.items.find((item) => !all.has(keyOf(item)))
  if (more === undefined) return []
  const message = `${parameter}=${value} lists ${keyOf(more)}, which the list without it leaves out`
  return [{ check: 'filter', path, message }]
}

/** Holds the lists of several values against each other, where items do not say which they belong to. */
const expectApart = (
  operation: Operation,
  parameter: string,
  lists: readonly Reading[],
): Violation[] => {
  const keys = lists.flatMap(({ items }) => distinct(items.map(keyOf)))
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice === undefined) return []
  const message = `two values of ${parameter} both list ${twice}`
  return [{ check: 'filter', path: `${operation.items}[]`, message }]
}

const readFiltered = async (
  operation: Operation,
  parameter: Parameter,
  value: Json,
  list: ListRead,
  { calls }: ReadContext,
) => {
  const isList = typeOf(operation, parameter.schema) === 'array'
  const query = { ...list.args.query, [parameter.name]: isList ? [value].flat() : value }
  return readList(calls, operation, { ...list.args, query })
}

/** Tries a filter on two values that are had, on both at once, and on one that nothing has. */
const tryFilter = async (
  operation: Operation,
  parameter: Parameter,
  rule: Rule,
  { list, others, context }: { list: ListRead; others: readonly Json[]; context: ReadContext },
) => {
  const { book, calls } = context
  const { name } = parameter
  const fixed = (parameter.schema as { default?: Json }).default
  const { had, strange } = valuesFor(operation, parameter, rule, list.whole)
  const values = distinct([...had, ...(had.length < 2 ? others : [])])
  if (values.length === 0) return false
  book.tried(operation, 'parameters')
  const both =
    typeOf(operation, parameter.schema) === 'array' && values.length > 1 ? [values.slice(0, 2)] : []
  const parts: Reading[] = []
  for (const value of [...values.slice(0, 3), ...both] as Json[]) {
    const part = await readFiltered(operation, parameter, value, list, context)
    parts.push(part)
    // What is left out stands for a default: then the list without it is no whole of which others are parts.
    const isPart = !parameter.required && (fixed === undefined || fixed === value)
    if (!part.isGood || !isPart) continue
    const wrong = expectPart(operation, name, value, { rule, whole: list.whole, part })
    if (wrong.length === 0) continue
    // Things may have changed meanwhile; what is wrong stays wrong.
    const whole = await readList(calls, operation, list.args)
    const again = await readFiltered(operation, parameter, value, list, context)
    const stays = expectPart(operation, name, value, { rule, whole, part: again })
    found(context, operation, stays, requestOf(operation, { ...list.args.query, [name]: value }))
  }
  if (rule.field === undefined) {
    found(context, operation, expectApart(operation, name, parts), requestOf(operation))
  }
  if (fixed !== undefined && rule.field !== undefined) {
    const strangers = list.whole.items.filter((item) => !keeps(rule, fixed, item))
    const message = `lists items with ${rule.field} ${valuesAt(strangers[0] ?? null, rule.field.split('.'))[0]} without being asked; ${name} is ${fixed} when it is left out`
    const path = placeOf(operation, rule.field)
    if (strangers.length > 0)
      found(context, operation, [{ check: 'filter', path, message }], requestOf(operation))
  }
  if (strange === undefined) return true
  const isList = typeOf(operation, parameter.schema) === 'array'
  const query = { ...list.args.query, [name]: isList ? [strange] : strange }
  await calls.judged(operation, { ...list.args, query }, (answer, body) => {
    if (answer.status >= 400 && answer.status < 500) return []
    const items = operation.items ? valuesAt(body, [operation.items]).flat() : []
    const message = `${name}=${strange}, which nothing has, lists ${items.length} items`
    return [
      ...expectSuccess(operation, answer),
      ...(items.length > 0
        ? [{ check: 'filter' as const, path: `${operation.items}[]`, message }]
        : []),
    ]
  })
  return true
}

const tellMisplaced = (
  operation: Operation,
  order: Order,
  items: readonly Json[],
  context: ReadContext,
  query: CallArguments['query'],
) => {
  const place = misplaced(order, items)
  if (place < 0) return
  const [before, own] = [items[place - 1] ?? null, items[place] ?? null].map(
    (item) => valuesAt(item, order.field.split('.'))[0],
  )
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  const by = asked.length > 0 ? asked.join(', ') : 'without being asked otherwise'
  const message = `${JSON.stringify(own)} comes after ${JSON.stringify(before)}; ${order.descending ? 'descending' : 'ascending'} ${by}`
  found(
    context,
    operation,
    [{ check: 'order', path: placeOf(operation, order.field), message }],
    requestOf(operation, query),
  )
}

/** Ways to ask for an order, and what comes of each. */
const ordersOf = (operation: Operation): { query: { [name: string]: Json }; order: Order }[] => {
  const names = operation.parameters.map(({ name }) => name)
  const usual = orderOf(operation)
  const directions = names.includes('order') ? ['asc', 'desc'] : []
  const fields = Object.entries(extensionsOf(operation)['x-sort-fields'] ?? {})
  const sorted = fields.flatMap(([sort, field]) =>
    directions.map((order) => ({
      query: { sort, order },
      order: { field, descending: order === 'desc' },
    })),
  )
  const reversed = usual
    ? [true, false].map((reverse) => ({
        query: { reverse },
        order: { field: usual.field, descending: reverse },
      }))
    : []
  return [
    ...(usual ? [{ query: {}, order: usual }] : []),
    ...sorted,
    ...(names.includes('reverse') ? reversed : []),
  ]
}

/** Reads a list in every order that can be asked for, on two pages where there are so many. */
const tryOrders = async (operation: Operation, list: ListRead, context: ReadContext) => {
  const { calls, book } = context
  const size = Math.min(100, Math.max(1, Math.ceil(list.whole.items.length / 2)))
  for (const { query, order } of ordersOf(operation)) {
    const asked = { ...list.args.query, ...query }
    const { items, isGood } = await readList(
      calls,
      operation,
      { ...list.args, query: asked },
      { size, pages: 3 },
    )
    if (!isGood) continue
    book.tried(operation, 'order')
    tellMisplaced(operation, order, items, context, query)
  }
}

/** What the list says of a thing, and its own page does not. */
const expectAlike = (
  item: Json,
  own: Json,
  path: string,
): { path: string; listed: Json; own: Json }[] => {
  if (typeof item !== 'object' || item === null) {
    return item === own || own === undefined ? [] : [{ path, listed: item, own }]
  }
  if (typeof own !== 'object' || own === null || Array.isArray(item) || Array.isArray(own))
    return []
  return Object.entries(item).flatMap(([name, value]) => {
    const other = own[name]
    return other === undefined
      ? []
      : expectAlike(value, other, path === '' ? name : `${path}.${name}`)
  })
}

/** The operation that answers one item of a list: `…/suites/{suite_id}` of `…/suites`. */
const pageOfItem = (list: Operation, operations: Iterable<Operation>) =>
  [...operations].find(
    ({ service, method, path }) =>
      service === list.service &&
      method === 'GET' &&
      path.startsWith(`${list.path}/{`) &&
      path.indexOf('}', list.path.length) === path.length - 1,
  )

/** Holds items of a list against their own pages. */
const tryDetails = async (operation: Operation, list: ListRead, context: ReadContext) => {
  const { calls, operations, remembers } = context
  const single = pageOfItem(operation, operations.values())
  if (!single || !remembers(single.name)) return
  const parameter = /\{(\w+)\}$/.exec(single.path)?.[1] ?? ''
  const field = ruleOf(single, parameter)?.field
  if (field === undefined) return
  const places = distinct([0, list.whole.items.length - 1])
  const differences = async (items: readonly Json[]) => {
    for (const place of places) {
      const item = items[Number(place)]
      const id = valuesAt(item, field.split('.'))[0]
      if (item === undefined || id === undefined) continue
      const path = { ...list.args.path, [parameter]: id }
      const answer = await calls.judged(single, { ...list.args, query: {}, path }, () => [])
      if (!answer.isSuccess || answer.body === undefined) continue
      const [first] = expectAlike(item, answer.body, '')
      if (first) return { ...first, request: answer.request }
    }
    return undefined
  }
  if (!(await differences(list.whole.items))) return
  // What runs changes from call to call.
  const again = await readList(calls, operation, list.args, { pages: 1 })
  const stays = await differences(again.items)
  if (!stays) return
  const message = `is ${JSON.stringify(stays.listed)}, by ${single.id} it is ${JSON.stringify(stays.own)}`
  const path = placeOf(operation, stays.path)
  found(context, operation, [{ check: 'contradiction', path, message }], stays.request)
}

/** Values of a parameter that the resolver finds elsewhere: catalogs, spec reports. */
const valuesElsewhere = async (
  operation: Operation,
  { name }: Parameter,
  { bindings }: ListRead,
  { resolver, tables, known }: ReadContext,
): Promise<Json[]> => {
  const place = tables.parameters[operation.service]?.[name]
  if (!place) return []
  const thing = place.split('.', 1)[0] ?? ''
  const start = new Map([...bindings].filter(([key]) => key !== thing || known.has(key)))
  const solutions = resolver.values(`{${place}}`, start)
  const values: Json[] = []
  for await (const value of solutions) {
    values.push(value)
    if (distinct(values).length > 1) break
  }
  return distinct(values)
}

/** Holds the length of a list against the number that another thing gives for it. */
export const checkCount = async (operation: Operation, context: ReadContext) => {
  const { book, calls, known, reading, resolver } = context
  const { counted } = reading[operation.name] ?? {}
  if (!counted) return
  const { value, done } = await resolver
    .arguments(operation, { query: counted.query }, known)
    .next()
  if (done) return book.note(operation, 'no list whose length is told elsewhere')
  const { items, isWhole } = await readList(calls, operation, value.args)
  const [name = '', ...path] = counted.by.split('.')
  const [count] = valuesAt(value.bindings.get(name), path)
  if (!isWhole || items.length === Number(count)) return
  const message = `lists ${items.length} items where ${counted.by} is ${count}`
  const wrong: Violation = { check: 'contradiction', path: `${operation.items}[]`, message }
  found(context, operation, [wrong], requestOf(operation, value.args.query))
}

/** Filters, orders and pages of a list, and what its items are by their own pages. Names of the filters that were tried. */
export const checkList = async (
  operation: Operation,
  context: ReadContext,
): Promise<Set<string>> => {
  const tried = new Set<string>()
  const lists = await readLists(operation, context)
  const [list] = lists
  if (!list?.whole.isGood) return tried
  found(context, operation, expectOnce(operation, list.whole.items), requestOf(operation))
  await tryPages(operation, list, context)
  for (const parameter of operation.parameters.filter(isFilter)) {
    const rule = ruleOf(operation, parameter.name)
    if (!rule) continue
    const others = await valuesElsewhere(operation, parameter, list, context)
    const isTried = await tryFilter(operation, parameter, rule, { list, others, context })
    if (isTried) tried.add(parameter.name)
  }
  await tryOrders(operation, list, context)
  await tryDetails(operation, list, context)
  return tried
}

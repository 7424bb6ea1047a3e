import type { Json } from '../../../codegen/contract.ts'
import type { CallArguments } from './exchange.ts'
import { checkFilters, tryAdding } from './filter-checks.ts'
import {
  distinct,
  expectOnce,
  expectSameList,
  type ListRead,
  readList,
  readPageTwice,
  requestOf,
} from './list-reader.ts'
import { extensionsOf, misplaced, type Order, orderOf, placeOf, ruleOf } from './meaning.ts'
import type { Operation } from './operations.ts'
import type { ReadContext } from './read-context.ts'
import { valuesAt } from './templates.ts'
import type { Violation } from './violations.ts'

/** How many lists are looked into for one that has enough items: those of other jobs, other catalogs. */
const listLimit = 6

/** A list of so many items can be paged, filtered and sorted. */
const enough = 4

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

/** Reads a list in small pages, and again when things have changed meanwhile. */
const tryPages = async (operation: Operation, list: ListRead, context: ReadContext) => {
  const { book, calls } = context
  const takesSize = operation.parameters.some(({ name }) => name === 'size')
  const { items } = list.whole
  if (!takesSize || items.length < 2) {
    return book.note(operation, 'no list with a second page; next_token was not followed')
  }
  const size = Math.min(50, Math.max(1, Math.ceil(items.length / 4)))
  await readPageTwice(calls, operation, list.args, size)
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
  context.book.found(operation, wrong, requestOf(operation, { ...list.args.query, size }))
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
  context.book.found(
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

/** Fields of a thing in the list that its own page lacks. */
export const expectAlike = (
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
      const args = { ...list.args, query: {}, path }
      const answer = await calls.judged(single, args, () => [])
      if (answer.status === 404) {
        return { path: field, listed: id, own: null, request: answer.request }
      }
      if (!answer.isSuccess || answer.body === undefined) continue
      const [first] = expectAlike(item, answer.body, '')
      if (first) return { ...first, request: answer.request }
    }
    return undefined
  }
  if (!(await differences(list.whole.items))) return
  // Running things change from call to call.
  const again = await readList(calls, operation, list.args, { pages: 1 })
  const stays = await differences(again.items)
  if (!stays) return
  const message =
    stays.own === null
      ? `is ${JSON.stringify(stays.listed)}, which ${single.id} does not know`
      : `is ${JSON.stringify(stays.listed)}, by ${single.id} it is ${JSON.stringify(stays.own)}`
  const path = placeOf(operation, stays.path)
  context.book.found(operation, [{ check: 'contradiction', path, message }], stays.request)
}

/** Filters, orders and pages of a list, and what its items are by their own pages. Names of the filters that were tried. */
export const checkList = async (
  operation: Operation,
  context: ReadContext,
): Promise<Set<string>> => {
  const lists = await readLists(operation, context)
  const [list] = lists
  if (!list?.whole.isGood) return new Set()
  context.book.found(operation, expectOnce(operation, list.whole.items), requestOf(operation))
  await tryPages(operation, list, context)
  const tried = await checkFilters(operation, list, context)
  await tryAdding(operation, list, context)
  await tryOrders(operation, list, context)
  await tryDetails(operation, list, context)
  return tried
}

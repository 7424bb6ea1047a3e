import type { Json } from '../../../codegen/contract.ts'
import type { CallArguments } from './exchange.ts'
import { checkFilters, tryAdding } from './filter-checks.ts'
import {
  expectOnce,
  expectSameList,
  type ListRead,
  readList,
  readPageTwice,
  requestOf,
} from './list-reader.ts'
import { extensionsOf, misplaced, type Order, orderOf, placeOf } from './meaning.ts'
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

/** Filters, orders and pages of a list. Names of the filters that were tried. */
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
  return tried
}

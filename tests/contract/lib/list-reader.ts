import type { Json } from '../../../codegen/contract.ts'
import { expectSuccess, pageOf } from './answer-checks.ts'
import type { Calls } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import { isRecord, type Operation } from './operations.ts'
import type { Bindings } from './templates.ts'
import type { Violation } from './violations.ts'

/** A list as far as it was read. */
export interface Reading {
  items: Json[]
  /** The last page was reached. */
  isWhole: boolean
  /** Pages that were read. */
  pages: number
  /** The platform answered every call well. */
  isGood: boolean
}

/** A list with the arguments that lead to it. */
export interface ListRead {
  args: CallArguments
  bindings: Bindings
  whole: Reading
}

/** Values without those that are there before. */
export const distinct = (values: readonly Json[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** A call as reports show it. */
export const requestOf = ({ method, path }: Operation, query: CallArguments['query'] = {}) => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return `${method} ${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** How many pages of a list are read. */
const pageLimit = 8

/** Items in a page when the caller does not say. */
const defaultSize = 100

/** The fields that tell an item from the others of its list. */
export const keyOf = (item: Json): string => {
  if (!isRecord(item)) return JSON.stringify(item)
  const { id, version_id } = item
  if (id !== undefined) return [id, version_id ?? []].flat().join(' ')
  const ids = Object.entries(item).filter(([name]) => name.endsWith('_id'))
  return ids.length > 0 ? ids.map(([, value]) => String(value)).join(' ') : JSON.stringify(item)
}

/** Items that a page, or a list, has twice. */
export const expectOnce = ({ items: name }: Operation, items: readonly Json[]): Violation[] => {
  const keys = items.map(keyOf)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice === undefined) return []
  return [{ check: 'paging', path: `${name}[]`, message: `has ${twice} twice` }]
}

/** Problems of a page that comes after others. */
const expectNext = (
  { items: name }: Operation,
  { items, token }: ReturnType<typeof pageOf>,
  before: { token: string | undefined; seen: ReadonlySet<string>; items: readonly Json[] },
): Violation[] => {
  const isSame =
    before.token !== undefined &&
    items.length > 0 &&
    JSON.stringify(items) === JSON.stringify(before.items.slice(-items.length))
  if (isSame) return [{ check: 'paging', message: 'next_token leads to the same page again' }]
  if (token !== undefined && before.seen.has(token)) {
    const message = 'next_token leads back to a page before: the list never ends'
    return [{ check: 'paging', message }]
  }
  // A page may be shorter than its size, or empty while things come to be.
  return token !== undefined && items.length === 0 && before.items.length === 0 && before.token
    ? [
        {
          check: 'paging',
          message: `next_token of an empty page of ${name} leads to an empty page`,
        },
      ]
    : []
}

/** Reads a list page by page, and holds each page against the ones before. */
export const readList = async (
  calls: Calls,
  operation: Operation,
  args: CallArguments,
  { size, pages: limit = pageLimit }: { size?: number; pages?: number } = {},
): Promise<Reading> => {
  const takesSize = operation.parameters.some(({ name }) => name === 'size')
  const most = (takesSize ? size : undefined) ?? defaultSize
  const seen = new Set<string>()
  const read: Reading = { items: [], isWhole: false, pages: 0, isGood: true }
  let token: string | undefined
  while (read.pages < limit) {
    const query = {
      ...args.query,
      ...(takesSize && size !== undefined && { size }),
      ...(token !== undefined && { next_token: token }),
    }
    let broken = false
    let page = pageOf(operation, undefined)
    const before = { token, seen, items: read.items }
    const outcome = await calls.judged(operation, { ...args, query }, (answer, body) => {
      page = pageOf(operation, body)
      const wrong = expectNext(operation, page, before)
      broken = wrong.length > 0
      const tooLong =
        page.items.length > most
          ? [
              {
                check: 'paging' as const,
                path: `${operation.items}[]`,
                message: `has ${page.items.length} items on a page of size ${most}`,
              },
            ]
          : []
      return [...expectSuccess(operation, answer), ...wrong, ...tooLong]
    })
    read.isGood &&= outcome.isSuccess && !broken
    if (!read.isGood) return read
    read.pages += 1
    read.items.push(...page.items)
    if (page.token === undefined) return { ...read, isWhole: true }
    seen.add(page.token)
    token = page.token
  }
  return read
}

/**
 * Asks for the second page of a list twice: an answer may get lost on its way. What the second one lacks is told;
 * nothing where there is no second page.
 */
export const readPageTwice = async (
  calls: Calls,
  operation: Operation,
  args: CallArguments,
  size: number,
): Promise<void> => {
  const query = { ...args.query, size }
  const first = await calls.judged(operation, { ...args, query }, () => [])
  const { token } = pageOf(operation, first.body)
  if (token === undefined) return
  const next = { ...args, query: { ...query, next_token: token } }
  const once = await calls.judged(operation, next, () => [])
  if (!once.isSuccess) return
  await calls.judged(operation, next, ({ status }) =>
    status === operation.answer.status
      ? []
      : [
          {
            check: 'paging',
            message: `next_token is good once: the same page asked for again is answered by ${status}`,
          },
        ],
  )
}

/** How a list read in small pages differs from the same list read in large ones. */
export const expectSameList = (
  { items: name }: Operation,
  whole: Reading,
  paged: Reading,
  size: number,
): Violation[] => {
  const wanted = whole.items.map(keyOf)
  const own = paged.items.map(keyOf)
  const path = `${name}[]`
  const found = (message: string): Violation[] => [{ check: 'paging', path, message }]
  const twice = own.find(
    (key, index) => own.indexOf(key) !== index && wanted.indexOf(key) === wanted.lastIndexOf(key),
  )
  if (twice !== undefined) return found(`pages of size ${size} have ${twice} twice`)
  const expected = paged.isWhole ? wanted : wanted.slice(0, own.length)
  const lost = expected.find((key) => !own.includes(key))
  if (lost !== undefined) return found(`pages of size ${size} leave out ${lost}`)
  const more = whole.isWhole ? own.find((key) => !wanted.includes(key)) : undefined
  if (more !== undefined) return found(`pages of size ${size} have ${more}, which the list has not`)
  return expected.every((key, index) => key === own[index])
    ? []
    : found(`pages of size ${size} are in another order than the list`)
}

import type { Json } from '../../../codegen/contract.ts'
import type { CallArguments } from './exchange.ts'
import { keyOf } from './list-reader.ts'
import { placeOf, ruleOf } from './meaning.ts'
import { isRecord, type Operation } from './operations.ts'
import type { OtherView, ReadContext } from './read-context.ts'
import { valuesAt } from './templates.ts'

/** A field that two answers about one thing have otherwise. */
interface Difference {
  path: string
  one: Json
  other: Json
}

/** Lists differ by their lengths, or by an item that is like none of the other list. */
const unlikeLists = (one: readonly Json[], other: readonly Json[], path: string): Difference[] => {
  if (one.length !== other.length) return [{ path, one: one.length, other: other.length }]
  const lost = one.findIndex((item) => other.every((own) => unlike(item, own).length > 0))
  if (lost < 0) return []
  const place = `${path}[]`
  const inside = unlike(one[lost] ?? null, other[lost] ?? null, place)
  return inside.length > 0 ? inside : [{ path: place, one: one[lost] ?? null, other: null }]
}

/** Fields that both answers have and that differ: one may say less, and lists may be in another order. */
export const unlike = (one: Json, other: Json, path = ''): Difference[] => {
  if (Array.isArray(one) && Array.isArray(other)) return unlikeLists(one, other, path)
  if (isRecord(one) && isRecord(other)) {
    return Object.entries(one).flatMap(([name, value]) => {
      const own = other[name]
      return own === undefined ? [] : unlike(value, own, path === '' ? name : `${path}.${name}`)
    })
  }
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ path, one, other }]
}

const filledPlaces = (value: Json, path = ''): string[] => {
  if (Array.isArray(value)) {
    const several = value.length > 1 ? [`${path}[1]`] : []
    return [...several, ...value.flatMap((item) => filledPlaces(item, `${path}[]`))]
  }
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) => filledPlaces(inner, `${path}.${name}`))
    : [path]
}

/** How many items of a list are held against their own pages. */
const itemLimit = 6

/** Few items that together have as many of the fields as any have. */
export const telling = (items: readonly Json[]): Json[] => {
  const left = new Map(items.map((item) => [item, new Set(filledPlaces(item))]))
  const chosen: Json[] = []
  while (chosen.length < itemLimit) {
    const [[item, places] = []] = [...left].toSorted(([, one], [, other]) => other.size - one.size)
    if (item === undefined || !places?.size) break
    chosen.push(item)
    left.delete(item)
    for (const others of left.values()) for (const place of places) others.delete(place)
  }
  return chosen
}

/** The page of one item of a list: `…/suites/{suite_id}` of `…/suites`. */
const pageBelow = (list: Operation, operations: Iterable<Operation>): OtherView | undefined => {
  const path = list.path.replace(/\/$/, '')
  const single = [...operations].find(
    (one) =>
      one.service === list.service &&
      one.method === 'GET' &&
      one.path.startsWith(`${path}/{`) &&
      one.path.indexOf('}', path.length) === one.path.length - 1,
  )
  const parameter = /\{(\w+)\}$/.exec(single?.path ?? '')?.[1] ?? ''
  const field = single && ruleOf(single, parameter)?.field
  return single && field ? { call: single.name, path: { [parameter]: field } } : undefined
}

const otherViewOf = (operation: Operation, { operations, reading }: ReadContext) =>
  reading[operation.name]?.alike ??
  (operation.items ? pageBelow(operation, operations.values()) : undefined)

/** Where an answer has its things: a list, or a batch. Undefined: the answer is the thing. */
const placeOfThings = ({ items, name }: Operation, { reading }: ReadContext) =>
  items ?? reading[name]?.batch?.answered.split('.')[0]

const thingsOf = (operation: Operation, body: Json | undefined, context: ReadContext): Json[] =>
  valuesAt(body, [placeOfThings(operation, context) ?? []].flat()).flat()

/** The arguments of the other call for a thing; undefined where the thing does not say them. */
const argumentsFor = (view: OtherView, thing: Json, { path }: CallArguments) => {
  const named = (fields: { readonly [name: string]: string } = {}) =>
    Object.entries(fields).map(([name, field]) => [name, valuesAt(thing, field.split('.'))[0]])
  const [ids, query] = [named(view.path), named(view.query)]
  if ([...ids, ...query].some(([, value]) => value === undefined)) return undefined
  return {
    path: { ...path, ...Object.fromEntries(ids) },
    query: Object.fromEntries(query),
    header: {},
    body: undefined,
  }
}

/** The first field that a thing has otherwise by the other call, with that call. */
const firstDifference = async (
  things: readonly Json[],
  view: OtherView,
  other: Operation,
  args: CallArguments,
  { calls }: ReadContext,
) => {
  for (const thing of things) {
    const asked = argumentsFor(view, thing, args)
    if (!asked) continue
    const { body, status, isSuccess, request } = await calls.judged(other, asked, () => [])
    const own =
      view.at === undefined
        ? body
        : valuesAt(body, view.at.split('.'))
            .flat()
            .find((one) => keyOf(one) === keyOf(thing))
    if (status === 404 || (isSuccess && isRecord(body ?? null) && own === undefined)) {
      const field = Object.values(view.path ?? {}).at(-1) ?? ''
      return {
        path: field,
        one: valuesAt(thing, field.split('.'))[0] ?? null,
        other: null,
        request,
      }
    }
    const [first] = isSuccess && own !== undefined ? unlike(thing, own) : []
    if (first) return { ...first, request }
  }
  return undefined
}

/** How many arguments of a call are tried for an answer with things in it. */
const solutionLimit = 6

/** Arguments with which the things of an answer have the most fields. */
const fullest = async (operation: Operation, context: ReadContext) => {
  const { calls, reading, resolver, known } = context
  const own = reading[operation.name] ?? {}
  const solutions = resolver.arguments(operation, own, known)
  let best: { args: CallArguments; fields: number } | undefined
  for (let tries = 0; tries < solutionLimit; tries++) {
    const { value, done } = await solutions.next()
    if (done) break
    const { body } = await calls.known(operation, value.args, own.tolerates)
    const fields = new Set(thingsOf(operation, body, context).flatMap((one) => filledPlaces(one)))
      .size
    if (fields > (best?.fields ?? 0)) best = { args: value.args, fields }
  }
  return best?.args
}

/** Holds things as one call answers them against the same things as another does; what differs is told of one of both. */
const compare = async (
  told: Operation,
  operation: Operation,
  view: OtherView,
  context: ReadContext,
) => {
  const { calls, operations, remembers, book } = context
  const other = operations.get(view.call)
  if (!other || !remembers(other.name) || !remembers(operation.name)) return
  const args = await fullest(operation, context)
  if (!args) return
  const find = async () => {
    const { body } = await calls.judged(operation, args, () => [])
    return firstDifference(telling(thingsOf(operation, body, context)), view, other, args, context)
  }
  // Running things change from call to call.
  const stays = (await find()) && (await find())
  if (!stays) return
  const { path, one, other: own, request } = stays
  const items = told === operation ? placeOfThings(operation, context) : undefined
  const place = placeOf({ items }, path)
  const [says, by, otherwise] = told === operation ? [one, other.id, own] : [own, operation.id, one]
  const message =
    own === null
      ? `is ${JSON.stringify(one)}, which ${other.id} does not know`
      : `is ${JSON.stringify(says)}, by ${by} it is ${JSON.stringify(otherwise)}`
  book.found(told, [{ check: 'contradiction', path: place, message }], request)
}

/** Holds the things of an answer against what other calls say of them: a list against its items' own pages, and a page against the first list that has its thing. */
export const checkAlike = async (operation: Operation, context: ReadContext) => {
  const view = otherViewOf(operation, context)
  if (view) await compare(operation, operation, view, context)
  const list = [...context.operations.values()].find(
    (one) => one.reads && otherViewOf(one, context)?.call === operation.name,
  )
  const back = list && otherViewOf(list, context)
  if (list && back) await compare(operation, list, back, context)
}

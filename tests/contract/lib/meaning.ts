import type { Json } from '../../../codegen/contract.ts'
import type { Parameter } from '../../../codegen/schema.ts'
import { isRecord, itemPropertiesOf, type Operation, propertiesOf } from './operations.ts'
import { valuesAt } from './templates.ts'
import type { Violation } from './violations.ts'

/** How an answer tells that a parameter was heard. */
export interface Rule {
  /** Dotted path of the field; undefined when each item belongs to one value of the parameter, and does not say to which. */
  readonly field: string | undefined
  /** The field has the value as a part, in any case, instead of being it. */
  readonly part: boolean
}

type Extension = string | null | { field?: string; part?: boolean; adds?: string }

/** The contract's extensions of OpenAPI for an operation. */
interface Extensions {
  'x-names'?: { [parameter: string]: Extension }
  'x-order'?: string
  'x-sort-fields'?: { [value: string]: string }
}

/** The extensions of an operation that say what an answer means. */
export const extensionsOf = ({ document, path, method }: Operation): Extensions =>
  // The linter has seen to the form of the contract.
  (document.paths[path]?.[method.toLowerCase()] ?? {}) as Extensions

/** Parameters that say how a list is to be told, not what of it. */
const manners = ['size', 'next_token', 'sort', 'order', 'reverse', 'sort_metric_name']

/** Whether a parameter chooses among the items of a list. */
export const isFilter = ({ in: kind, name }: Parameter) =>
  kind === 'query' && !manners.includes(name)

/** The field that holds what a parameter names; undefined where the answer does not tell. */
export const ruleOf = (operation: Operation, parameter: string): Rule | undefined => {
  if (manners.includes(parameter)) return undefined
  const said = extensionsOf(operation)['x-names']?.[parameter]
  if (said === null || (typeof said === 'object' && said.adds !== undefined)) return undefined
  if (typeof said === 'string') return { field: said, part: false }
  if (said) return { field: said.field, part: said.part ?? false }
  const properties = operation.items ? itemPropertiesOf(operation) : propertiesOf(operation)
  if (parameter in properties) return { field: parameter, part: false }
  const { path, method } = operation
  // A new version of a thing is answered by the id of the thing, and its own.
  const isOwnId =
    path.endsWith(`{${parameter}}`) ||
    (method === 'POST' && 'version_id' in properties && path.endsWith(`{${parameter}}/versions`))
  return isOwnId && 'id' in properties ? { field: 'id', part: false } : undefined
}

/** The field of those items that a switch adds to a list; undefined for other parameters. */
export const addedBy = (operation: Operation, parameter: string): string | undefined => {
  const said = extensionsOf(operation)['x-names']?.[parameter]
  return typeof said === 'object' ? said?.adds : undefined
}

/** Whether a thing has the value that a rule asks for; one of several will do. */
export const keeps = ({ field = '', part }: Rule, value: Json, thing: Json) => {
  const wanted = [value].flat().map(String)
  return valuesAt(thing, field.split('.')).some((own) =>
    wanted.some((text) =>
      part ? String(own).toLowerCase().includes(text.toLowerCase()) : String(own) === text,
    ),
  )
}

/** Things of an answer: the items of a list, or the answer itself. */
const thingsIn = (operation: Operation, body: Json | undefined): Json[] => {
  if (!isRecord(body)) return []
  if (!operation.items) return [body]
  const items = body[operation.items]
  return Array.isArray(items) ? items : []
}

/** A field as reports name it: `suites[].attachments.catalog_id`. */
export const placeOf = ({ items }: Pick<Operation, 'items'>, field: string) =>
  items ? `${items}[].${field}` : field

/** Things that are not about what was asked for: of another project, of another parent, with another id. */
export const expectAbout = (
  operation: Operation,
  asked: { readonly [parameter: string]: Json },
  body: Json | undefined,
): Violation[] =>
  Object.entries(asked).flatMap(([parameter, value]): Violation[] => {
    const rule = ruleOf(operation, parameter)
    const { field } = rule ?? {}
    if (!rule || field === undefined) return []
    const other = thingsIn(operation, body).find(
      (thing) =>
        !keeps(rule, value, thing) &&
        // A thing that another project shares is its own.
        !(parameter === 'project_id' && isRecord(thing) && 'shared_from' in thing) &&
        // An optional field that is absent tells nothing of one thing.
        (operation.items !== undefined || valuesAt(thing, field.split('.')).length > 0),
    )
    if (other === undefined) return []
    const own = JSON.stringify(valuesAt(other, field.split('.'))[0])
    const path = placeOf(operation, field)
    return operation.parameters.some((one) => one.name === parameter && one.in === 'query')
      ? [
          {
            check: 'filter',
            path,
            message: `${parameter}=${value} lists items with ${field} ${own}`,
          },
        ]
      : [{ check: 'identity', path, message: `is ${own}, asked for was ${parameter} ${value}` }]
  })

/** Pairs of times: the first is never after the second. */
const timePairs = [
  ['created_at', 'updated_at'],
  ['scheduled_at', 'finished_at'],
  ['started_at', 'finished_at'],
  ['created_at', 'deprecated_at'],
] as const

/** Services keep their clocks to within so many milliseconds. */
const clockTolerance = 5000

/** Times at which something has happened: none of them is to come. */
const pastTimes = ['created_at', 'updated_at', 'scheduled_at', 'started_at', 'finished_at'] as const

/** Milliseconds by which a platform's day may be ahead. */
const day = 86_400_000

/** No platform has anything older, in milliseconds since 1970: what is, is a time that was never set. */
const dawn = Date.UTC(2000)

/** States in which nothing has ended yet, and those in which it has. */
const [running, ended] = [
  ['scheduled', 'started'],
  ['succeeded', 'failed', 'canceled'],
]

/** Rules between a state and a time of ending. Of the attempts of a case platforms need not tell times. */
const expectEnding = (value: { [name: string]: Json }, path: string): Violation[] => {
  const { status, started_at, finished_at, attempt_id } = value
  const found = (message: string): Violation[] => [
    { check: 'contradiction', path: `${path}finished_at`, message },
  ]
  if (finished_at !== undefined && running.includes(String(status))) {
    return found(`is ${finished_at}, although status is ${status}`)
  }
  return finished_at === undefined &&
    started_at !== undefined &&
    attempt_id === undefined &&
    ended.includes(String(status))
    ? found(`is missing, although status is ${status}`)
    : []
}

const contradictionsIn = (value: { [name: string]: Json }, path: string): Violation[] => {
  const times = timePairs.flatMap(([first, second]): Violation[] => {
    const [from, to] = [value[first], value[second]].map((time) => Date.parse(String(time)))
    if (!(Number(from) > Number(to) + clockTolerance)) return []
    const message = `is ${value[second]}, before ${first} ${value[first]}`
    return [{ check: 'contradiction', path: path + second, message }]
  })
  const strange = pastTimes.flatMap((name): Violation[] => {
    const time = Date.parse(String(value[name]))
    const what =
      time > Date.now() + day
        ? 'which is to come'
        : time < dawn
          ? 'which is before there were such platforms'
          : undefined
    const message = `is ${value[name]}, ${what}`
    return what === undefined ? [] : [{ check: 'contradiction', path: path + name, message }]
  })
  times.push(...strange, ...expectEnding(value, path))
  const { total_count, success_count, failure_count } = value
  const done = Number(success_count) + Number(failure_count)
  if (!(done > Number(total_count))) return times
  const message = `has ${success_count} passed and ${failure_count} failed of ${total_count}`
  return [...times, { check: 'contradiction', path: path.replace(/\.$/, ''), message }]
}

/** Things that cannot be at once: finished before the start, more passed than there are. */
export const expectConsistent = (value: Json | undefined, path = ''): Violation[] => {
  if (Array.isArray(value)) {
    const place = path.replace(/\.$/, '')
    return value.flatMap((item) => expectConsistent(item, `${place}[].`))
  }
  if (!isRecord(value)) return []
  return [
    ...contradictionsIn(value, path),
    ...Object.entries(value).flatMap(([name, inner]) => expectConsistent(inner, `${path}${name}.`)),
  ]
}

/** An order: the field, and its direction. */
export interface Order {
  readonly field: string
  readonly descending: boolean
}

/** The order that a list has without being asked: `-scheduled_at` is newest first. */
export const orderOf = (operation: Operation): Order | undefined => {
  const said = extensionsOf(operation)['x-order']
  return said === undefined
    ? undefined
    : { field: said.replace(/^-/, ''), descending: said.startsWith('-') }
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

const compareExactly = (one: string, two: string) => (one < two ? -1 : one > two ? 1 : 0)

/** Ways to sort texts that platforms have; a list is in order when it is so by one of them. */
const comparisons: readonly ((one: string, two: string) => number)[] = [
  compareExactly,
  (one, two) => compareExactly(one.toLowerCase(), two.toLowerCase()),
  new Intl.Collator('en').compare,
  new Intl.Collator('en', { sensitivity: 'base' }).compare,
  new Intl.Collator('en', { numeric: true }).compare,
  new Intl.Collator('en', { numeric: true, sensitivity: 'base', ignorePunctuation: true }).compare,
]

const keysOf = (values: readonly Json[]) =>
  values.map((value) => (typeof value === 'string' && isTime(value) ? Date.parse(value) : value))

/** Place of the first item that comes too early; -1 when all are in order, or too few have the field. */
export const misplaced = ({ field, descending }: Order, items: readonly Json[]): number => {
  const values = items.map((item) => valuesAt(item, field.split('.'))[0])
  if (values.some((value) => value === undefined)) return -1
  const keys = keysOf(values as Json[])
  const sign = descending ? -1 : 1
  const firstBy = (compare: (one: string, two: string) => number) =>
    keys.findIndex((key, index) => {
      const before = keys[index - 1]
      if (index === 0 || before === undefined) return false
      const difference =
        typeof key === 'number' && typeof before === 'number'
          ? before - key
          : compare(String(before), String(key))
      return sign * difference > 0
    })
  const places = comparisons.map(firstBy)
  return places.includes(-1) ? -1 : Math.max(...places)
}

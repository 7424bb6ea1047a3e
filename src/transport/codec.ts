/**
 * The codec: one small interpreter that walks a plan and a value together, renames declared
 * names between wire form (snake_case) and camel case, and validates on the way. Plans are
 * generated from the contracts; only what a contract declares is renamed or let through.
 * Keys of free-form maps belong to users and stay as they are.
 */
import { camelCase } from '@/lib/camel-case.ts'

/** How one value of a contract is checked and renamed. Built by the functions below, in `generated/`. */
export type Plan =
  | { kind: 'string' | 'integer' | 'number' | 'boolean' }
  | EnumerationPlan
  | { kind: 'list'; item: Plan; itemByItem?: true }
  | { kind: 'map'; item: Plan }
  | { kind: 'nullable'; value: Plan }
  | ObjectPlan
  | { kind: 'choice'; by: Name | undefined; alternatives: readonly Alternative[] }
  | { kind: 'reference'; target: () => Plan }

/** Plan of a value that is one of some literals. */
export interface EnumerationPlan {
  kind: 'enumeration'
  values: ReadonlySet<unknown>
  /** An answer may hold another text. */
  open?: true
}

interface Name {
  wire: string
  camel: string
}

interface Field extends Name {
  required: boolean
  plan: Plan
}

/** Plan of an object with declared fields. */
export interface ObjectPlan {
  kind: 'object'
  fields: readonly Field[]
}

interface Alternative {
  /** Value of the discriminating property that selects this alternative. */
  value: string | undefined
  name: string
  plan: ObjectPlan
}

/** Any text. Lengths, patterns and formats are not enforced: untidy data is still data. */
export const string: Plan = { kind: 'string' }
/** A whole number. */
export const integer: Plan = { kind: 'integer' }
/** A finite number. */
export const number: Plan = { kind: 'number' }
/** True or false. */
export const boolean: Plan = { kind: 'boolean' }

/** One of the given literals. */
export const enumeration = (
  ...values: readonly (string | number | boolean)[]
): EnumerationPlan => ({ kind: 'enumeration', values: new Set(values) })

/** What an answer says by a text that its open enum does not list. */
const unlisted = 'unknown'

/** Literals to which a service may add others: those are read as `unknown`, which no request may say. */
export const openEnumeration = ({ values }: EnumerationPlan): EnumerationPlan => ({
  kind: 'enumeration',
  values,
  open: true,
})

/** An array of like items. */
export const list = (item: Plan): Plan => ({ kind: 'list', item })

/** An array of like items, of which an answer may hold some that do not fit: they are left out. */
export const itemByItem = (item: Plan): Plan => ({ kind: 'list', item, itemByItem: true })

/** A free-form map whose keys are user data and stay untouched. */
export const map = (item: Plan): Plan => ({ kind: 'map', item })

/** Values that a plan allows, or null. */
export const nullable = (value: Plan): Plan => ({ kind: 'nullable', value })

/** An object with declared fields, by wire name; a name that ends in `?` may be absent. */
export const object = (fields: { readonly [wireName: string]: Plan }): ObjectPlan => ({
  kind: 'object',
  fields: Object.entries(fields).map(([key, plan]) => {
    const required = !key.endsWith('?')
    const wire = required ? key : key.slice(0, -1)
    return { wire, camel: camelCase(wire), required, plan }
  }),
})

/** Alternatives told apart by the value of one property. */
export const choiceBy = (
  wireName: string,
  alternatives: { readonly [value: string]: ObjectPlan },
): Plan => ({
  kind: 'choice',
  by: { wire: wireName, camel: camelCase(wireName) },
  alternatives: Object.entries(alternatives).map(([value, plan]) => ({ value, name: value, plan })),
})

/** Alternatives told apart by the required properties that are there; the first that fits is taken. */
export const choice = (alternatives: { readonly [name: string]: ObjectPlan }): Plan => ({
  kind: 'choice',
  by: undefined,
  alternatives: Object.entries(alternatives).map(([name, plan]) => ({
    value: undefined,
    name,
    plan,
  })),
})

/** A plan that is looked up when it is needed, for schemas that contain themselves. */
export const reference = (target: () => Plan): Plan => ({ kind: 'reference', target })

/** A value does not have the shape its contract declares. */
export class MismatchError extends Error {
  override name = 'MismatchError'
}

/** Deeper than any contract nests; beyond it a hostile document would exhaust the stack. */
const deepest = 200

type Direction = 'decode' | 'encode'

/** Thrown at a value that does not fit. On its way out it gathers where that was. */
class Misfit {
  /** Names and indexes, from the value outwards. */
  readonly trail: string[] = []
  readonly plan: Plan
  readonly value: unknown

  constructor(plan: Plan, value: unknown) {
    this.plan = plan
    this.value = value
  }

  /** The same, seen from further out. */
  static within(name: string, thrown: unknown) {
    if (thrown instanceof Misfit) thrown.trail.push(name)
    return thrown
  }
}

const json = (value: unknown) => {
  try {
    return JSON.stringify(value)
  } catch {
    // A value nested beyond the stack cannot be written out.
    return Object.prototype.toString.call(value)
  }
}

const show = (value: unknown) => {
  if (value === undefined || typeof value === 'number') return String(value)
  const text = json(value)
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}

const expected = (plan: Plan): string => {
  switch (plan.kind) {
    case 'enumeration':
      return [...plan.values].map((value) => JSON.stringify(value)).join(' | ')
    case 'list':
      return 'array'
    case 'map':
      return 'object'
    case 'nullable':
      return `${expected(plan.value)} | null`
    case 'choice':
      return plan.alternatives.map(({ name }) => name).join(' | ')
    case 'reference':
      return expected(plan.target())
    default:
      return plan.kind
  }
}

const fail = (plan: Plan, value: unknown): never => {
  throw new Misfit(plan, value)
}

type Fields = { [name: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const allowsNull = (plan: Plan): boolean =>
  plan.kind === 'reference' ? allowsNull(plan.target()) : plan.kind === 'nullable'

// Paths are told by what is thrown: a value that fits, as nearly all do, pays nothing for them.

const visitObject = (direction: Direction, plan: ObjectPlan, value: unknown, depth: number) => {
  if (!isFields(value)) return fail(plan, value)
  const decoding = direction === 'decode'
  const result: Fields = {}
  let name = ''
  try {
    for (const { wire, camel, required, plan: inner } of plan.fields) {
      name = camel
      const found = value[decoding ? wire : camel]
      if (!required && (found === undefined || (found === null && !allowsNull(inner)))) continue
      result[decoding ? camel : wire] = visit(direction, inner, found, depth)
    }
  } catch (thrown) {
    throw Misfit.within(name, thrown)
  }
  return result
}

/** Decodes the items that fit. */
const visitEach = (plan: Plan, values: readonly unknown[], depth: number) =>
  values.flatMap((value) => {
    try {
      return [visit('decode', plan, value, depth)]
    } catch (thrown) {
      if (thrown instanceof Misfit) return []
      throw thrown
    }
  })

const visitList = (
  direction: Direction,
  plan: Plan & { kind: 'list' },
  value: unknown,
  depth: number,
) => {
  if (!Array.isArray(value)) return fail(plan, value)
  if (plan.itemByItem && direction === 'decode') return visitEach(plan.item, value, depth)
  const result = new Array<unknown>(value.length)
  let index = 0
  try {
    for (; index < value.length; index++) {
      result[index] = visit(direction, plan.item, value[index], depth)
    }
  } catch (thrown) {
    throw Misfit.within(String(index), thrown)
  }
  return result
}

const visitMap = (
  direction: Direction,
  plan: Plan & { kind: 'map' },
  value: unknown,
  depth: number,
) => {
  if (!isFields(value)) return fail(plan, value)
  const result: Fields = {}
  let name = ''
  try {
    for (const key of Object.keys(value)) {
      name = key
      // Assigning `__proto__` would set the prototype; defining it makes a plain property.
      Object.defineProperty(result, key, {
        value: visit(direction, plan.item, value[key], depth),
        configurable: true,
        enumerable: true,
        writable: true,
      })
    }
  } catch (thrown) {
    throw Misfit.within(name, thrown)
  }
  return result
}

const visitChoice = (
  direction: Direction,
  plan: Plan & { kind: 'choice' },
  value: unknown,
  depth: number,
) => {
  if (!isFields(value)) return fail(plan, value)
  const name = direction === 'decode' ? 'wire' : 'camel'
  const { by } = plan
  const fits = (alternative: Alternative) =>
    by
      ? alternative.value === value[by[name]]
      : alternative.plan.fields.every((field) => !field.required || value[field[name]] != null)
  const chosen = plan.alternatives.find(fits)
  return chosen ? visitObject(direction, chosen.plan, value, depth) : fail(plan, value)
}

const visit = (direction: Direction, plan: Plan, value: unknown, depth: number): unknown => {
  switch (plan.kind) {
    case 'string':
    case 'boolean':
      return typeof value === plan.kind ? value : fail(plan, value)
    case 'integer':
      return Number.isInteger(value) ? value : fail(plan, value)
    case 'number':
      return Number.isFinite(value) ? value : fail(plan, value)
    case 'enumeration':
      if (plan.values.has(value)) return value
      return plan.open && direction === 'decode' && typeof value === 'string'
        ? unlisted
        : fail(plan, value)
    case 'object':
      return visitObject(direction, plan, value, depth + 1)
    case 'list':
      return visitList(direction, plan, value, depth + 1)
    case 'map':
      return visitMap(direction, plan, value, depth + 1)
    case 'choice':
      return visitChoice(direction, plan, value, depth + 1)
    case 'nullable':
      return value === null ? null : visit(direction, plan.value, value, depth)
    case 'reference':
      return depth > deepest
        ? fail(plan, '(nested too deeply)')
        : visit(direction, plan.target(), value, depth)
  }
}

/** The longest path that a message tells, from the outside. */
const longestPath = 20

const walk = (direction: Direction, plan: Plan, value: unknown, place: string) => {
  try {
    return visit(direction, plan, value, 0)
  } catch (thrown) {
    if (!(thrown instanceof Misfit)) throw thrown
    const path = [place, ...thrown.trail.reverse().slice(0, longestPath)].join('.')
    throw new MismatchError(
      `Invalid value ${show(thrown.value)} for ${path}. Expected a value of type ${expected(thrown.plan)}.`,
    )
  }
}

/**
 * Turns a wire value into what the console works with: declared names in camel case, undeclared
 * properties dropped, an optional null left out unless it is declared. `place` is the path of the call.
 * Throws `MismatchError`, e.g. `Invalid value "ten" for /projects/p/jobs/j/report.test.caseResults.totalCount.
 * Expected a value of type integer.`
 */
export const decode = (plan: Plan, value: unknown, place: string): unknown =>
  walk('decode', plan, value, place)

const nameOf = (item: unknown, index: number) =>
  isFields(item) && typeof item.id === 'string' ? item.id : index

/**
 * Decodes a page of a list as `decode` does, but leaves out items that do not fit, and tells `onUnread` of each what
 * is wrong with it. An item is named by its id.
 */
export const decodePage = (
  plan: Plan,
  value: unknown,
  place: string,
  onUnread: (problem: string) => void,
): unknown => {
  try {
    return decode(plan, value, place)
  } catch (thrown) {
    // A page that fits, as nearly all do, pays nothing for this.
    if (plan.kind !== 'object' || !isFields(value)) throw thrown
    const fitting = { ...value }
    for (const { wire, plan: inner } of plan.fields) {
      const items = value[wire]
      if (inner.kind !== 'list' || !Array.isArray(items)) continue
      fitting[wire] = items.filter((item, index) => {
        try {
          decode(inner.item, item, `${place}.${wire}.${nameOf(item, index)}`)
          return true
        } catch (misfit) {
          onUnread((misfit as Error).message)
          return false
        }
      })
    }
    return decode(plan, fitting, place)
  }
}

/** The way back: camel case to wire form, with the same checks. Throws `MismatchError`. */
export const encode = (plan: Plan, value: unknown, place: string): unknown =>
  walk('encode', plan, value, place)

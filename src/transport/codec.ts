/**
 * The codec: one small interpreter that walks a plan and a value together, renames declared
 * names between wire form (snake_case) and camel case, and validates on the way. Plans are
 * generated from the contracts; only what a contract declares is renamed or let through.
 * Keys of free-form maps belong to users and stay as they are.
 */

/** How one value of a contract is checked and renamed. Built by the functions below, in `generated/`. */
export type Plan =
  | { kind: 'string' | 'integer' | 'number' | 'boolean' }
  | { kind: 'enumeration'; values: ReadonlySet<unknown> }
  | { kind: 'list'; item: Plan }
  | { kind: 'map'; item: Plan }
  | ObjectPlan
  | { kind: 'choice'; by: Name | undefined; alternatives: readonly Alternative[] }
  | { kind: 'reference'; target: () => Plan }

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

/** `next_token` → `nextToken`. */
const toCamel = (wire: string) =>
  wire.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Any text. Lengths, patterns and formats are not enforced: untidy data is still data. */
export const string: Plan = { kind: 'string' }
/** A whole number. */
export const integer: Plan = { kind: 'integer' }
/** A finite number. */
export const number: Plan = { kind: 'number' }
/** True or false. */
export const boolean: Plan = { kind: 'boolean' }

/** One of the given literals. */
export const enumeration = (...values: readonly (string | number | boolean)[]): Plan => ({
  kind: 'enumeration',
  values: new Set(values),
})

/** An array of like items. */
export const list = (item: Plan): Plan => ({ kind: 'list', item })

/** A free-form map whose keys are user data and stay untouched. */
export const map = (item: Plan): Plan => ({ kind: 'map', item })

/** An object with declared fields, by wire name; a name that ends in `?` may be absent. */
export const object = (fields: { readonly [wireName: string]: Plan }): ObjectPlan => ({
  kind: 'object',
  fields: Object.entries(fields).map(([key, plan]) => {
    const required = !key.endsWith('?')
    const wire = required ? key : key.slice(0, -1)
    return { wire, camel: toCamel(wire), required, plan }
  }),
})

/** Alternatives told apart by the value of one property. */
export const choiceBy = (
  wireName: string,
  alternatives: { readonly [value: string]: ObjectPlan },
): Plan => ({
  kind: 'choice',
  by: { wire: wireName, camel: toCamel(wireName) },
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

interface Walk {
  direction: Direction
  /** Where the walk stands, for the message of a mismatch. */
  trail: string[]
  place: string
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
    case 'choice':
      return plan.alternatives.map(({ name }) => name).join(' | ')
    case 'reference':
      return expected(plan.target())
    default:
      return plan.kind
  }
}

const fail = (walk: Walk, plan: Plan, value: unknown): never => {
  const place = walk.place + walk.trail.join('')
  throw new MismatchError(
    `Invalid value ${show(value)} for ${place}. Expected a value of type ${expected(plan)}.`,
  )
}

type Fields = { [name: string]: unknown }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const visitObject = (walk: Walk, plan: ObjectPlan, value: unknown): Fields => {
  if (!isFields(value)) return fail(walk, plan, value)
  const decoding = walk.direction === 'decode'
  const result: Fields = {}
  for (const field of plan.fields) {
    const inner = value[decoding ? field.wire : field.camel]
    if (!field.required && (inner === undefined || inner === null)) continue
    walk.trail.push('.', field.camel)
    result[decoding ? field.camel : field.wire] = visit(walk, field.plan, inner)
    walk.trail.length -= 2
  }
  return result
}

const visitList = (walk: Walk, plan: Plan & { kind: 'list' }, value: unknown) => {
  if (!Array.isArray(value)) return fail(walk, plan, value)
  const result = new Array<unknown>(value.length)
  for (let index = 0; index < value.length; index++) {
    walk.trail.push('.', String(index))
    result[index] = visit(walk, plan.item, value[index])
    walk.trail.length -= 2
  }
  return result
}

const visitMap = (walk: Walk, plan: Plan & { kind: 'map' }, value: unknown) => {
  if (!isFields(value)) return fail(walk, plan, value)
  const result: Fields = {}
  for (const key of Object.keys(value)) {
    walk.trail.push('.', key)
    // Assigning `__proto__` would set the prototype; defining it makes a plain property.
    Object.defineProperty(result, key, {
      value: visit(walk, plan.item, value[key]),
      configurable: true,
      enumerable: true,
      writable: true,
    })
    walk.trail.length -= 2
  }
  return result
}

const visitChoice = (walk: Walk, plan: Plan & { kind: 'choice' }, value: unknown) => {
  if (!isFields(value)) return fail(walk, plan, value)
  const name = walk.direction === 'decode' ? 'wire' : 'camel'
  const { by } = plan
  const fits = (alternative: Alternative) =>
    by
      ? alternative.value === value[by[name]]
      : alternative.plan.fields.every((field) => !field.required || value[field[name]] != null)
  const chosen = plan.alternatives.find(fits)
  return chosen ? visitObject(walk, chosen.plan, value) : fail(walk, plan, value)
}

const visit = (walk: Walk, plan: Plan, value: unknown): unknown => {
  switch (plan.kind) {
    case 'string':
    case 'boolean':
      return typeof value === plan.kind ? value : fail(walk, plan, value)
    case 'integer':
      return Number.isInteger(value) ? value : fail(walk, plan, value)
    case 'number':
      return Number.isFinite(value) ? value : fail(walk, plan, value)
    case 'enumeration':
      return plan.values.has(value) ? value : fail(walk, plan, value)
    case 'object':
      return visitObject(walk, plan, value)
    case 'list':
      return visitList(walk, plan, value)
    case 'map':
      return visitMap(walk, plan, value)
    case 'choice':
      return visitChoice(walk, plan, value)
    case 'reference':
      if (walk.trail.length > deepest * 2) {
        return fail({ ...walk, trail: walk.trail.slice(0, 20) }, plan, '(nested too deeply)')
      }
      return visit(walk, plan.target(), value)
  }
}

/**
 * Turns a wire value into what the console works with: declared names in camel case, undeclared
 * properties dropped, an optional null left out. `place` is the path of the call.
 * Throws `MismatchError`, e.g. `Invalid value "ten" for /projects/p/jobs/j/report.test.caseResults.totalCount.
 * Expected a value of type integer.`
 */
export const decode = (plan: Plan, value: unknown, place: string): unknown =>
  visit({ direction: 'decode', trail: [], place }, plan, value)

/** The way back: camel case to wire form, with the same checks. Throws `MismatchError`. */
export const encode = (plan: Plan, value: unknown, place: string): unknown =>
  visit({ direction: 'encode', trail: [], place }, plan, value)

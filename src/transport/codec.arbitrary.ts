import * as fc from 'fast-check'
import type { Plan } from './codec.ts'

/** Keys of user data, hostile ones among them. */
const userKey = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'my_key',
    'myKey',
    '',
    'a.b',
    'next_token',
  ),
)

/** Deepest nesting of schemas that contain themselves. */
const depthLimit = 3

/** Random values, in camel case, that fit a plan. */
export const valuesFor = (plan: Plan, depth = 0): fc.Arbitrary<unknown> => {
  switch (plan.kind) {
    case 'string':
      return fc.string()
    case 'integer':
      return fc.integer()
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'enumeration':
      return fc.constantFrom(...plan.values)
    case 'list':
      return depth > depthLimit
        ? fc.constant([])
        : fc.array(valuesFor(plan.item, depth + 1), { maxLength: 3 })
    case 'map':
      return fc
        .array(fc.tuple(userKey, valuesFor(plan.item, depth + 1)), { maxLength: 4 })
        .map((entries) => Object.fromEntries(entries))
    case 'nullable':
      return fc.option(valuesFor(plan.value, depth))
    case 'object': {
      const [required, optional] = [true, false].map((wanted) =>
        plan.fields.filter((field) => field.required === wanted),
      )
      const model = Object.fromEntries(
        [...(required ?? []), ...(depth > depthLimit ? [] : (optional ?? []))].map((field) => [
          field.camel,
          valuesFor(field.plan, depth + 1),
        ]),
      )
      return fc.record(model, { requiredKeys: (required ?? []).map((field) => field.camel) })
    }
    case 'choice': {
      const { by } = plan
      const alternatives = plan.alternatives.map(({ value, plan: fields }) =>
        valuesFor(fields, depth + 1).map((made) =>
          by ? { ...(made as object), [by.camel]: value } : made,
        ),
      )
      return depth > depthLimit
        ? (alternatives.at(-1) ?? fc.constant({}))
        : fc.oneof(...alternatives)
    }
    case 'reference':
      return valuesFor(plan.target(), depth + 1)
  }
}

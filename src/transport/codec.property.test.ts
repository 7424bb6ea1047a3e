import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { valuesFor } from './codec.arbitrary.ts'
import { decode, encode, type Plan } from './codec.ts'
import type { Operation } from './operation.ts'

const modules = import.meta.glob<{ [name: string]: Plan | Operation }>('/generated/*/codec.ts', {
  eager: true,
})

const plans = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, made]): [string, Plan][] => {
    const service = file.split('/')[2]
    if ('kind' in made) return [[`${service} ${name}`, made]]
    return made.query ? [[`${service} ${name} query`, made.query]] : []
  }),
)

const place = '/place'

interface Leaf {
  /** Keys that lead to it in the wire value. */
  keys: string[]
  /** Its place as a message tells it. */
  told: string
}

/** Where a wire value can be damaged: every string, number and boolean that a plan checks. */
const leavesOf = (plan: Plan, value: unknown, leaf: Leaf = { keys: [], told: place }): Leaf[] => {
  const inner = (part: Plan, item: unknown, key: string, told = key) =>
    leavesOf(part, item, { keys: [...leaf.keys, key], told: `${leaf.told}.${told}` })
  switch (plan.kind) {
    case 'list':
      // An item that is damaged is left out instead.
      if (plan.itemByItem) return []
      return (value as unknown[]).flatMap((item, index) => inner(plan.item, item, String(index)))
    case 'map':
      return Object.entries(value as object).flatMap(([key, item]) => inner(plan.item, item, key))
    case 'nullable':
      return value === null ? [] : leavesOf(plan.value, value, leaf)
    case 'object':
      return plan.fields.flatMap((field) => {
        const item = (value as { [name: string]: unknown })[field.wire]
        return item === undefined ? [] : inner(field.plan, item, field.wire, field.camel)
      })
    case 'choice':
    case 'reference':
      return []
    default:
      return [leaf]
  }
}

const damaged = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return { damaged: true }
  const copy = Array.isArray(value) ? [...value] : Object.assign(Object.create(null), value)
  copy[key] = damaged(copy[key], rest)
  return copy
}

describe.each(plans)('%s', (_, plan) => {
  test('decode(encode(x)) is x, keys of free-form maps included', () => {
    fc.assert(
      fc.property(valuesFor(plan), (value) => {
        const wire = JSON.parse(JSON.stringify(encode(plan, value, place)))
        const plain = JSON.parse(JSON.stringify(value))
        expect(decode(plan, wire, place)).toEqual(plain)
      }),
      { numRuns: 20 },
    )
  })

  test('a damaged value is refused, and the message names its place', () => {
    fc.assert(
      fc.property(valuesFor(plan), fc.nat(), (value, pick) => {
        const wire = encode(plan, value, place)
        const leaves = leavesOf(plan, wire)
        const leaf = leaves[pick % Math.max(1, leaves.length)]
        if (!leaf) return
        expect(() => decode(plan, damaged(wire, leaf.keys), place)).toThrow(
          `Invalid value {"damaged":true} for ${leaf.told}. Expected a value of type `,
        )
      }),
      { numRuns: 20 },
    )
  })
})

test('no input makes the codec hang or fail in another way than by a mismatch', () => {
  fc.assert(
    fc.property(fc.constantFrom(...plans), fc.anything(), ([, plan], value) => {
      try {
        decode(plan, value, place)
      } catch (error) {
        expect(error).toHaveProperty('name', 'MismatchError')
      }
    }),
    { numRuns: 2000 },
  )
})

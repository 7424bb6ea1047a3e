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

/** Where a value can be damaged: the path of every string, number and boolean that a plan checks. */
const leavesOf = (plan: Plan, value: unknown, path: string[] = []): string[][] => {
  switch (plan.kind) {
    case 'anything':
      return []
    case 'list':
      return (value as unknown[]).flatMap((item, index) =>
        leavesOf(plan.item, item, [...path, String(index)]),
      )
    case 'map':
      return Object.entries(value as object).flatMap(([key, item]) =>
        leavesOf(plan.item, item, [...path, key]),
      )
    case 'object':
      return plan.fields.flatMap((field) => {
        const inner = (value as { [name: string]: unknown })[field.wire]
        return inner === undefined ? [] : leavesOf(field.plan, inner, [...path, field.wire])
      })
    case 'choice':
    case 'reference':
      return []
    default:
      return [path]
  }
}

const damaged = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return { damaged: true }
  const copy = Array.isArray(value) ? [...value] : Object.assign(Object.create(null), value)
  copy[key] = damaged(copy[key], rest)
  return copy
}

const camel = (name: string) => name.replace(/_+([a-z0-9])/g, (_, letter) => letter.toUpperCase())

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
        // Keys of user data may look like anything; the path is told for declared names.
        if (!leaf || leaf.some((key) => !/^[a-z0-9_]+$/.test(key))) return
        const named = [place, ...leaf.map(camel)].join('.')
        expect(() => decode(plan, damaged(wire, leaf), place)).toThrow(
          `Invalid value {"damaged":true} for ${named}. Expected a value of type `,
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

import { expect, test } from 'vitest'
import type { ContractDocument } from './contract.ts'
import { PlanWriter } from './plans.ts'
import type { Schema } from './schema.ts'

const text: Schema = { type: 'string' }

const documentOf = (schemas: { readonly [name: string]: Schema }) => {
  const document: unknown = { paths: {}, components: { schemas } }
  return document as ContractDocument
}

const write = (schemas: { readonly [name: string]: Schema }, name = 'Thing') => {
  const writer = new PlanWriter(documentOf(schemas))
  writer.expression({ $ref: `#/components/schemas/${name}` })
  return writer.declarations()
}

const objectOf = (properties: Schema['properties'] = {}): Schema => ({ type: 'object', properties })

test('a component stands after those it needs, and once', () => {
  const thing = objectOf({ part: { $ref: '#/components/schemas/Part' }, name: text })
  const other = { $ref: '#/components/schemas/Part' }
  expect(write({ Thing: { ...thing, required: ['name'] }, Part: objectOf({ other }) })).toEqual([
    'export const Part: ObjectPlan = /* @__PURE__ */ object({\n  "other?": /* @__PURE__ */ reference(() => Part),\n})',
    'export const Thing: ObjectPlan = /* @__PURE__ */ object({\n  "part?": Part,\n  name: string,\n})',
  ])
})

test('parts of an allOf make one object', () => {
  const base = { ...objectOf({ id: text }), required: ['id'] }
  const parts = [{ $ref: '#/components/schemas/Base' }, objectOf({ name: text })]
  expect(write({ Thing: { allOf: parts }, Base: base })).toEqual([
    'export const Thing: ObjectPlan = /* @__PURE__ */ object({\n  id: string,\n  "name?": string,\n})',
  ])
})

test('alternatives are told apart by every value that selects one', () => {
  const kinds = (values: string[]) => objectOf({ kind: { type: 'string', enum: values } })
  const [, , plan] = write({
    Thing: {
      oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }],
      discriminator: { propertyName: 'kind' },
    },
    A: kinds(['a']),
    B: kinds(['b', 'c']),
  })
  expect(plan).toBe(
    'export const Thing: Plan = /* @__PURE__ */ choiceBy("kind", {\n  "a": A,\n  "b": B,\n  "c": B,\n})',
  )
})

const oneOf = [{ $ref: '#/components/schemas/Part' }]

test.each<[string, { readonly [name: string]: Schema }]>([
  ['Thing.size says neither its type nor what it refers to.', { Thing: objectOf({ size: {} }) }],
  [
    'Thing.sizes[] says neither its type nor what it refers to.',
    { Thing: objectOf({ sizes: { type: 'array' } }) },
  ],
  [
    'Thing.sizes{} says neither its type nor what it refers to.',
    { Thing: objectOf({ sizes: { type: 'object' } }) },
  ],
  [
    'Part.size says neither its type nor what it refers to.',
    {
      Thing: objectOf({ part: { $ref: '#/components/schemas/Part' } }),
      Part: objectOf({ size: {} }),
    },
  ],
  [
    'Thing has the properties "part_id" and "part-id", both partId in code.',
    { Thing: objectOf({ part_id: text, 'part-id': text }) },
  ],
  [
    'Thing has the property "constructor", which no object can have.',
    { Thing: objectOf({ constructor: text }) },
  ],
  [
    'Thing has the property "to_string", which no object can have.',
    { Thing: objectOf({ to_string: text }) },
  ],
  [
    'Thing.part has an alternative that is no named component.',
    { Thing: objectOf({ part: { oneOf: [objectOf()] } }) },
  ],
  [
    'Thing has the alternative Part, which does not fix "kind".',
    { Thing: { oneOf, discriminator: { propertyName: 'kind' } }, Part: objectOf({ kind: text }) },
  ],
  ['Nothing stands at #/components/schemas/Part.', { Thing: { oneOf } }],
])('%s', (message, schemas) => {
  expect(() => write(schemas)).toThrow(message)
})

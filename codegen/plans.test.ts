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

test.each<[string, Schema]>([
  ['nullable(string)', { type: ['string', 'null'] }],
  ['nullable(string)', { oneOf: [text, { type: 'null' }] }],
  ['nullable(Part)', { oneOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] }],
  ['nullable(Part)', { anyOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] }],
  [
    'nullable(list(nullable(integer)))',
    { type: ['array', 'null'], items: { type: ['integer', 'null'] } },
  ],
  ['nullable(map(string))', { type: ['object', 'null'], additionalProperties: text }],
  ['nullable(enumeration("a", "b"))', { type: ['string', 'null'], enum: ['a', null, 'b'] }],
  ['enumeration("a")', { type: ['string', 'null'], enum: ['a'] }],
  ['string', { type: ['string'] }],
])('a value that may be null: %s', (plan, schema) => {
  const [, thing] = write({
    Part: objectOf({ id: text }),
    Thing: objectOf({ part: { $ref: '#/components/schemas/Part' }, value: schema }),
  })
  expect(thing?.replaceAll('/* @__PURE__ */ ', '')).toContain(`"value?": ${plan},`)
})

test.each<[Schema]>([
  [{ anyOf: [{ $ref: '#/components/schemas/Kind' }, text] }],
  [{ anyOf: [{ type: 'string', enum: ['a', 'b'] }, text] }],
])('an open enum is any text: %j', (schema) => {
  const plans = write({
    Thing: objectOf({ kind: schema }),
    Kind: { type: 'string', enum: ['a', 'b'] },
  })
  expect(plans.at(-1)).toContain('"kind?": string,')
})

test('an open enum of which only the known values are told apart', () => {
  const kind = { anyOf: [{ $ref: '#/components/schemas/Kind' }, text], 'x-open-enum': true }
  const plans = write({
    Thing: objectOf({ kind }),
    Kind: { type: 'string', enum: ['a', 'b'] },
  })
  expect(plans.map((plan) => plan.replaceAll('/* @__PURE__ */ ', ''))).toEqual([
    'export const Kind: EnumerationPlan = enumeration("a", "b")',
    expect.stringContaining('"kind?": openEnumeration(Kind),'),
  ])
})

test('alternatives that may be null, and a component that may be', () => {
  const parts = ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const plans = write({
    Thing: { oneOf: [...parts, { type: 'null' }] },
    A: objectOf({ a: text }),
    B: objectOf({ b: text }),
  })
  expect(plans.at(-1)?.replaceAll('/* @__PURE__ */ ', '')).toBe(
    'export const Thing: Plan = nullable(choice({\n  A: A,\n  B: B,\n}))',
  )
  const [object] = write({ Thing: { ...objectOf({ a: text }), type: ['object', 'null'] } })
  expect(object).toContain('export const Thing: Plan = /* @__PURE__ */ nullable(')
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
  ...['not', 'if', 'patternProperties', 'prefixItems', 'unevaluatedProperties', 'readOnly'].map(
    (key): [string, { readonly [name: string]: Schema }] => [
      `Thing.size uses "${key}", which the codec does not know.`,
      { Thing: objectOf({ size: { ...text, [key]: true } }) },
    ],
  ),
  [
    'Thing.size uses "nullable", which OpenAPI 3.1 writes as type: [string, "null"].',
    { Thing: objectOf({ size: { ...text, nullable: true } as Schema }) },
  ],
  ['Thing.size is always null.', { Thing: objectOf({ size: { type: 'null' } }) }],
  [
    'Thing.size has the types string, integer; one of them and "null" is what the codec knows.',
    { Thing: objectOf({ size: { type: ['string', 'integer'] } }) },
  ],
  [
    'Thing.size uses "anyOf" for more than null or an open enum; alternatives are a oneOf.',
    { Thing: objectOf({ size: { anyOf: [text] } }) },
  ],
  [
    'Thing.kind has "x-open-enum" beside something else than an open enum that has a name.',
    { Thing: objectOf({ kind: { ...text, 'x-open-enum': true } }) },
  ],
  [
    'Thing lets in other properties than it declares; they would be lost.',
    { Thing: { ...objectOf({ size: text }), additionalProperties: text } },
  ],
  [
    'Thing.part has "properties" beside "$ref", where it would be lost.',
    {
      Thing: objectOf({ part: { $ref: '#/components/schemas/Part', properties: {} } }),
      Part: objectOf({ id: text }),
    },
  ],
  [
    'Thing has "type" beside "oneOf", where it would be lost.',
    { Thing: { type: 'object', oneOf }, Part: objectOf({ id: text }) },
  ],
  [
    'Thing has a part in its allOf that is no object.',
    { Thing: { allOf: oneOf }, Part: { type: 'string', enum: ['a'] } },
  ],
  [
    'Thing has a part in its allOf that declares no properties.',
    { Thing: { allOf: oneOf }, Part: { type: 'object', additionalProperties: text } },
  ],
  [
    'Thing has the alternative Part, which is no object.',
    { Thing: { oneOf }, Part: { type: 'string' } },
  ],
  [
    'Thing has the alternative Part, which is no object.',
    { Thing: { oneOf }, Part: { ...objectOf({ id: text }), type: ['object', 'null'] } },
  ],
  ['Nothing stands at #/components/schemas/Part.', { Thing: { oneOf } }],
])('%s', (message, schemas) => {
  expect(() => write(schemas)).toThrow(message)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { services } from '../src/config/services.ts'
import type { ContractDocument } from './contract.ts'
import { isOpenEnum, operationsOf, refName, resolved, type Schema } from './schema.ts'

const documents = services.map(
  (service): ContractDocument => JSON.parse(readFileSync(`generated/${service}/wire.json`, 'utf8')),
)

type Handling = 'unknown' | 'kept' | 'closed'

interface Found {
  /** The enum by its component, or by the property that it stands at. */
  name: string
  handling: Handling
}

/** All enums of a value, each as often as it stands there. */
const enumsOf = (
  document: ContractDocument,
  schema: Schema,
  name = '',
  open: readonly string[] = [],
): Found[] => {
  if (schema.$ref) {
    const component = refName(schema.$ref)
    if (open.includes(component)) return []
    const target = resolved<Schema>(document, schema)
    return enumsOf(document, target, component, [...open, component])
  }
  if (isOpenEnum(document, schema)) {
    const [known] = enumsOf(document, schema.anyOf?.[0] ?? {}, name, open)
    const handling = schema['x-open-enum'] ? 'unknown' : 'kept'
    return known ? [{ name: known.name, handling }] : []
  }
  const own: Found[] =
    schema.enum || schema.const !== undefined ? [{ name, handling: 'closed' }] : []
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    enumsOf(document, field, `${open.at(-1)}.${key}`, open),
  )
  const { items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema
  const parts = [...anyOf, ...oneOf, ...allOf, items, additionalProperties]
  const inner = parts.flatMap((part) =>
    typeof part === 'object' ? enumsOf(document, part, name, open) : [],
  )
  return [...own, ...fields, ...inner]
}

const inAnswers = documents.flatMap((document) =>
  operationsOf(document).flatMap(({ answer }) => enumsOf(document, answer.schema ?? {})),
)

const namesOf = (wanted: Handling) =>
  [
    ...new Set(inAnswers.flatMap(({ name, handling }) => (handling === wanted ? [name] : []))),
  ].sort()

const guide = readFileSync('docs/contracts.md', 'utf8')

/** Names in the first column of the table below a sentence of the guide. */
const listedBelow = (sentence: string) => {
  const [, after = ''] = guide.split(sentence)
  const rows = /(?:\|.*\n)+/.exec(after)?.[0].split('\n').slice(2, -1) ?? []
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  return names.sort()
}

test.each<[Handling, string]>([
  ['unknown', 'An unlisted value reads `unknown`:'],
  ['kept', 'An unlisted value stays as it is:'],
  ['closed', 'Closed are:'],
])('the guide lists every enum of an answer: %s', (handling, sentence) => {
  expect(listedBelow(sentence)).toEqual(namesOf(handling))
})

test('no request can say the unknown', () => {
  const inRequests = documents.flatMap((document) =>
    operationsOf(document).flatMap(({ body, parameters }) =>
      [body, ...parameters.map(({ schema }) => schema)].flatMap((schema) =>
        schema ? enumsOf(document, schema) : [],
      ),
    ),
  )
  expect(inRequests.filter(({ handling }) => handling === 'unknown')).toEqual([])
})

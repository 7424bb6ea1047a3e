import { expect, test } from 'vitest'
import type { ContractDocument, Json } from '../../../codegen/contract.ts'
import { createShapeCheck } from './shape.ts'

const nothing = { type: 'null' }
const document: unknown = {
  openapi: '3.1.0',
  paths: {},
  components: {
    schemas: {
      Part: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      Thing: {
        type: 'object',
        required: ['part', 'note'],
        properties: {
          part: { oneOf: [{ $ref: '#/components/schemas/Part' }, nothing] },
          note: { oneOf: [{ type: 'string' }, nothing] },
          size: { type: ['integer', 'null'] },
          end: { type: 'object', properties: { at: { type: 'string' } } },
          result: { type: 'string' },
        },
        'x-together': { 'end.at': ['result'] },
      },
    },
  },
}
const check = createShapeCheck(new Map([['project', document as ContractDocument]]))
const good = { part: { id: 'p' }, note: 'n' }

test.each<[Json, string[]]>([
  [good, []],
  [{ part: null, note: null, size: null }, []],
  [{ ...good, size: 'ten' }, ['size is "ten", of type string instead of integer or null']],
  [{ ...good, note: 5 }, ['note is 5, which fits none of string, null']],
  [{ ...good, part: { id: 5 } }, ['part.id is 5, of type integer instead of string']],
  [{ ...good, part: { id: 'p', extra: 1 } }, ['part.extra is not declared']],
  [{ ...good, part: {} }, ['part.id is missing']],
  [{ ...good, end: {} }, []],
  [{ ...good, end: { at: 'noon' }, result: 'r' }, []],
  [{ ...good, end: { at: 'noon' } }, ['result is missing, although end.at is there']],
])('%j has the findings %j', (value, findings) => {
  const violations = check('project', 'Thing', value)
  expect(violations.map(({ path, message }) => `${path} ${message}`)).toEqual(findings)
})

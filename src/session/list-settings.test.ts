import { expect, test } from 'vitest'
import { readLists } from './list-settings.ts'

const view = { name: 'Night', query: '?display_name=night' }

test.each([
  [undefined, {}],
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['[]', {}],
  ['"text"', {}],
])('%j is read as no settings', (stored, settings) => expect(readLists(stored)).toEqual(settings))

test.each<[unknown, unknown]>([
  [
    { hidden: ['type'], views: [view], opensWith: 'Night' },
    { hidden: ['type'], views: [view], opensWith: 'Night' },
  ],
  ['gone', { hidden: [], views: [] }],
  [{}, { hidden: [], views: [] }],
  [
    { hidden: 'type', views: {} },
    { hidden: [], views: [] },
  ],
  [{ hidden: ['type', 1, null, 'type'] }, { hidden: ['type'], views: [] }],
  [
    { views: [view, { name: 'No query' }, { name: ' ', query: '' }, 7, null, [view]] },
    { hidden: [], views: [view] },
  ],
  [
    { views: [view, { name: 'Night', query: '?a=1' }] },
    { hidden: [], views: [{ name: 'Night', query: '?a=1' }] },
  ],
  [
    { views: [view], opensWith: 'Gone' },
    { hidden: [], views: [view] },
  ],
  [
    { views: [{ ...view, more: 1 }], more: 1 },
    { hidden: [], views: [view] },
  ],
])('of %j remains %j', (stored, settings) => {
  expect(readLists(JSON.stringify({ list: stored }))).toEqual({ list: settings })
})

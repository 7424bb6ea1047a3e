import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choice,
  choices,
  flag,
  flagOf,
  list,
  listOf,
  oneOf,
  pageOf,
  pageSizeOf,
  parseSearch,
  presentIn,
  readSearch,
  stringifySearch,
  wholeNumber,
} from './search-params.ts'

// Parameters that routes read as lists are lists in every address.
readSearch({ state: choices(['failed']), suite_labels: list, failure_cause_labels: list })

describe('parseSearch', () => {
  test.each([
    ['', {}],
    ['?', {}],
    ['&&', {}],
    ['?page=2&page_size=20', { page: '2', page_size: '20' }],
    ['page=2', { page: '2' }],
    ['user_name=Aiko+Tanaka', { user_name: 'Aiko Tanaka' }],
    ['user_name=a%2Cb%2Bc', { user_name: 'a,b+c' }],
    ['display_name=%22x%22', { display_name: '"x"' }],
    ['display_name=100%', { display_name: '100%' }],
    ['filter=git_branch:main=x', { filter: 'git_branch:main=x' }],
    ['deleted', { deleted: '' }],
    ['=x', {}],
    ['page=2&page=3', { page: '2' }],
    ['utm_source=mail&X=1', { utm_source: 'mail', X: '1' }],
    ['suite_labels=area:odaiba,gate%3Arelease', { suite_labels: 'area:odaiba,gate:release' }],
    ['failure_cause_labels=a%2Cb,c+d', { failure_cause_labels: 'a%2Cb,c%20d' }],
  ])('%s', (query, search) => expect(parseSearch(query)).toEqual(search))

  test.each([
    ['pageSize', 'page_size'],
    ['simType', 'sim_type'],
    ['simulatorType', 'simulator_type'],
    ['displayName', 'display_name'],
    ['userName', 'user_name'],
    ['targetIds', 'target_ids'],
    ['itemIds', 'item_ids'],
    ['tableConfig', 'table_config'],
    ['projectId', 'project_id'],
    ['catalogId', 'catalog_id'],
    ['jobId', 'job_id'],
    ['suiteId', 'suite_id'],
    ['scenarioId', 'scenario_id'],
    ['failureCauseLabels', 'failure_cause_labels'],
    ['suiteLabels', 'suite_labels'],
  ])('%s is read as %s, which wins where both are given', (alias, name) => {
    expect(parseSearch(`${alias}=1`)).toEqual({ [name]: '1' })
    expect(parseSearch(`${alias}=1&${name}=2`)).toEqual({ [name]: '2' })
    expect(parseSearch(`${name}=2&${alias}=1`)).toEqual({ [name]: '2' })
  })

  test('a parameter named like a member of Object.prototype is an ordinary one', () => {
    const search = parseSearch('__proto__=x&constructor=y&toString=z')
    expect(Object.entries(search)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['toString', 'z'],
    ])
    expect(Object.getPrototypeOf(search)).toBe(Object.prototype)
    expect(stringifySearch(search)).toBe('?__proto__=x&constructor=y&toString=z')
  })
})

describe('stringifySearch', () => {
  test.each([
    [{}, ''],
    [{ page: undefined, state: [] }, ''],
    [{ page_size: 20, page: 2, deleted: true }, '?deleted=true&page=2&page_size=20'],
    [
      { user_name: 'Aiko & "Co" 100%', page: '2' },
      '?page=2&user_name=Aiko%20%26%20%22Co%22%20100%25',
    ],
    [{ display_name: '2024', theme: 'null' }, '?display_name=2024&theme=null'],
    [{ b: '', a: '' }, '?a=&b='],
    [{ failure_cause_labels: ['a,b', 'c'] }, '?failure_cause_labels=a%2Cb,c'],
    [{ suite_labels: 'area:odaiba,gate:release' }, '?suite_labels=area:odaiba,gate:release'],
    [{ 'a b&c': '#' }, '?a%20b%26c=%23'],
  ])('%j is %s', (search, query) => expect(stringifySearch(search)).toBe(query))
})

describe('reading and writing', () => {
  const name = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('page', 'page_size', 'state', 'suite_labels', 'user_name', '__proto__'),
  )

  test('a written query does not change when parsed and written again', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('&', '=', '%', '%2C', ',', '+', 'pageSize', 'suiteLabels', 'state'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const query = stringifySearch(parseSearch(pieces.join('')))
        expect(stringifySearch(parseSearch(query))).toBe(query)
      }),
    )
  })

  test('texts survive a round trip; parameters are sorted', () => {
    const text = fc.string({ unit: 'grapheme' })
    const plain = name.filter((key) => !['state', 'suite_labels'].includes(key))
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(plain, text), { selector: ([key]) => key }), (pairs) => {
        const search = Object.fromEntries(pairs)
        const query = stringifySearch(search)
        expect(parseSearch(query)).toEqual(search)
        const names = query
          .slice(1)
          .split('&')
          .map((pair) => decodeURIComponent(pair.split('=')[0] ?? ''))
        expect(names).toEqual(names.toSorted())
      }),
    )
  })

  test('lists survive a round trip', () => {
    const elements = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }))
    fc.assert(
      fc.property(elements, (list) => {
        const search = parseSearch(stringifySearch({ failure_cause_labels: list }))
        expect(listOf(search, 'failure_cause_labels')).toEqual(list)
      }),
    )
  })
})

test.each([
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['2x', 1],
  ['1e3', 1],
  ['99999999999999999999', 1],
  [null, 1],
  [{}, 1],
  ['1', 1],
  ['007', 7],
  ['42', 42],
  [42, 42],
])('page %j is page %s', (page, expected) => expect(pageOf({ page })).toBe(expected))

test.each([
  [undefined, 20],
  ['', 20],
  ['0', 20],
  ['30', 20],
  ['100', 20],
  ['10.0', 20],
  ['ten', 20],
  ['10', 10],
  ['20', 20],
  ['50', 50],
  [50, 50],
])('page size %j is %s', (size, expected) => expect(pageSizeOf({ page_size: size })).toBe(expected))

test.each([
  [undefined, []],
  ['', []],
  ['a,b,a', ['a', 'b']],
  [
    ['a,b', 'c'],
    ['a,b', 'c'],
  ],
  [{}, []],
])('list %j is %j', (state, expected) => expect(listOf({ state }, 'state')).toEqual(expected))

test.each([
  ['true', true],
  ['1', true],
  [true, true],
  ['false', false],
  ['0', false],
  ['', false],
  ['TRUE', false],
  [undefined, false],
])('flag %j is %s', (deleted, on) => expect(flagOf({ deleted }, 'deleted')).toBe(on))

test('oneOf takes an allowed value or the fallback', () => {
  const themes = ['light', 'dark'] as const
  expect(oneOf({ theme: 'dark' }, 'theme', themes, 'light')).toBe('dark')
  expect(oneOf({ theme: 'blue' }, 'theme', themes, 'light')).toBe('light')
  expect(oneOf({}, 'theme', themes, undefined)).toBeUndefined()
})

test('an invalid value is undefined, so that the text of the address does not stand in for it', () => {
  const read = readSearch({ deleted: flag, tab: choice(['items']), run_ids: list, state: list })
  const search = { deleted: 'no', tab: 'nothing', run_ids: ',', other: 'x' }
  expect(read(search)).toStrictEqual({ deleted: undefined, tab: undefined, run_ids: undefined })
})

test('choices are the known ones of a list, in their own order; none is absent', () => {
  const read = choices(['failed', 'passed', 'canceled'])
  expect(read(['passed', 'burnt', 'failed'])).toEqual(['failed', 'passed'])
  expect(read(['burnt'])).toBeUndefined()
  expect(read(undefined)).toBeUndefined()
})

test('what is present of some parameters', () => {
  expect(presentIn({ state: 'failed', type: undefined }, ['state', 'type'])).toEqual(['state'])
})

test.each([
  ['1', 1],
  [7, 7],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['x', undefined],
  ['9007199254740993', undefined],
  [undefined, undefined],
])('of %j the whole number is %j', (value, number) => expect(wholeNumber(value)).toBe(number))

import { expect, test } from 'vitest'
import { labelOfKey } from '@/lib/labels.ts'
import {
  emptyListText,
  isEmpty,
  type Offer,
  type ResolvedChoice,
  resolveCatalog,
  resolveChoice,
} from './run-offers.ts'
import type { Choice } from './run-state.ts'
import { labelsOfSuites, suitesToRun } from './run-suites.ts'

const offer = (state: Offer<never>['state'], ...ids: string[]) => ({
  items: ids.map((id) => ({ id })),
  state,
})
const none = { id: undefined, pending: false }
const pending = { id: undefined, pending: true }
const chosen = (id: string) => ({ id, pending: false })

test.each<[Choice, ReturnType<typeof offer>, string | undefined, ResolvedChoice]>([
  [undefined, offer('loading'), undefined, pending],
  [undefined, offer('complete'), undefined, none],
  [undefined, offer('failed'), undefined, none],
  [undefined, offer('loading', 'a', 'b'), undefined, chosen('a')],
  [undefined, offer('complete', 'a', 'b'), 'b', chosen('b')],
  [undefined, offer('loading', 'a'), 'b', pending],
  [undefined, offer('complete', 'a'), 'b', chosen('a')],
  [undefined, offer('failed', 'a'), 'b', chosen('a')],
  [null, offer('complete', 'a'), 'a', none],
  [null, offer('loading'), undefined, none],
  [null, offer('loading', 'a'), 'a', none],
  ['b', offer('complete', 'a', 'b'), 'a', chosen('b')],
  ['b', offer('loading', 'a'), 'a', chosen('b')],
  ['b', offer('failed'), undefined, chosen('b')],
  ['b', offer('complete', 'a'), 'a', none],
])('the choice %j of %j, preferring %j', (choice, from, preferred, resolved) => {
  expect(resolveChoice(choice, from, preferred)).toEqual(resolved)
})

test.each<[readonly string[], ReturnType<typeof offer>, ResolvedChoice]>([
  [['b', 'a'], offer('complete', 'a', 'b'), chosen('b')],
  [['x', 'a'], offer('complete', 'a', 'b'), chosen('a')],
  [['x', 'a'], offer('loading', 'a', 'b'), pending],
  [['a'], offer('loading', 'a'), chosen('a')],
  [['x'], offer('complete', 'a'), none],
  [[], offer('complete', 'a'), none],
  [['x'], offer('failed'), none],
])('of a suite in %j and the catalogs %j one is chosen', (catalogIds, from, resolved) => {
  const preset = { suites: { ids: ['s'], catalogIds } }
  expect(resolveCatalog(undefined, from, preset)).toEqual(resolved)
  expect(resolveCatalog('a', offer('complete', 'a'), preset)).toEqual(chosen('a'))
  expect(resolveCatalog(null, from, preset)).toEqual(none)
})

test('without a suite the first catalog is chosen', () => {
  expect(resolveCatalog(undefined, offer('complete', 'a', 'b'), {})).toEqual(chosen('a'))
})

const suite = (id: string, ...labels: string[]) => ({ id, labels: labels.map(labelOfKey) })

test('labels of suites are offered once, without those that a job request cannot carry', () => {
  const suites = [
    suite('s', 'b:1', 'a:2'),
    suite('t', 'a:2', 'a: x', ':y', 'y:', ':', 'ü:1', '-a:1'),
  ]
  expect(labelsOfSuites(suites)).toEqual(['a:2', 'b:1'])
})

test.each([
  [[], [], 's t'],
  [['t'], [], 't'],
  [[], ['a:2'], 's t'],
  [[], ['b:1'], 's'],
  [['t'], ['b:1'], ''],
  [['s', 't'], ['b:1', 'c:3'], 's'],
])('of the suites %j and labels %j run %j', (ids, labels, expected) => {
  const suites = [suite('s', 'b:1', 'a:2'), suite('t', 'a:2')]
  expect(
    suitesToRun(suites, ids, labels)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected)
})

test('nothing is preset where the preset says so, and what was chosen stays', () => {
  expect(resolveChoice(undefined, offer('complete', 'a'), null)).toEqual(none)
  expect(resolveChoice(undefined, offer('loading', 'a'), null)).toEqual(pending)
  expect(resolveChoice('a', offer('complete', 'a'), null)).toEqual(chosen('a'))
})

test('an empty list says whether it could be loaded', () => {
  expect(emptyListText('complete', 'No sources.')).toBe('No sources.')
  expect(emptyListText('failed', 'No sources.')).toBe('The list could not be loaded.')
  expect(isEmpty(offer('complete'))).toBe(true)
  expect(isEmpty(offer('loading'))).toBe(false)
  expect(isEmpty(offer('complete', 'a'))).toBe(false)
})

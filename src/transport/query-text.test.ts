import { expect, test } from 'vitest'
import type { Operation } from './operation.ts'
import { queryText } from './query-text.ts'

const operation: Operation = {
  service: 'project',
  id: 'listThings',
  method: 'GET',
  path: '/things',
  alertId: 'listThings',
  alertText: 'Failed on purpose.',
  joined: ['states'],
}

test.each([
  [{}, ''],
  [{ size: 5, name: 'a b', deep: true }, 'deep=true&name=a+b&size=5'],
  [{ labels: ['x,y', 'z'] }, 'labels=x%2Cy&labels=z'],
  [{ states: ['on', 'a,b', 'c d', 'é'] }, 'states=on,a%2Cb,c+d,%C3%A9'],
  [{ states: ['on'] }, 'states=on'],
  [{ states: [''] }, 'states='],
  [{ states: [], labels: [] }, ''],
  [{ 'odd name': 1 }, 'odd+name=1'],
])('the query of %j is %s', (wire, text) => expect(queryText(operation, wire)).toBe(text))

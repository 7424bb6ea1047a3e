import { expect, test } from 'vitest'
import type { Operation } from './operation.ts'
import { callKey, keepWithinProject } from './query.ts'

const operation: Operation = {
  service: 'evaluation',
  id: 'listSuites',
  method: 'GET',
  path: '/projects/{projectId}/suites',
  alertId: 'getSuites',
  alertText: 'Failed on purpose.',
}

test('what was shown stays for other arguments, but never for another project', () => {
  const queryOf = (projectId: string) => ({ queryKey: callKey(operation, { projectId }) })
  const keep = keepWithinProject('p1')
  expect(keep('suites', queryOf('p1'))).toBe('suites')
  expect(keep('suites', queryOf('p2'))).toBeUndefined()
  expect(keep(undefined, undefined)).toBeUndefined()
})

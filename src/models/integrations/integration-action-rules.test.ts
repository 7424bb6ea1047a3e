import { expect, test } from 'vitest'
import { mayView, whyNotNew, whyNotOnIntegration } from './integration-action-rules.ts'

test.each([
  ['run', 'A deleted integration cannot be run.'],
  ['edit', 'A deleted integration cannot be edited.'],
  ['delete', 'The integration is deleted already.'],
] as const)('%s is possible until the integration is deleted', (action, reason) => {
  expect(whyNotOnIntegration(action, { deleted: false })).toBeUndefined()
  expect(whyNotOnIntegration(action, { deleted: true })).toBe(reason)
})

test('an integration of a deleted catalog is not run; it can be edited and deleted', () => {
  const active = { deleted: false }
  const deprecated = { deprecated: true }
  expect(whyNotOnIntegration('run', active, { deprecated: false })).toBeUndefined()
  expect(whyNotOnIntegration('run', active, deprecated)).toBe(
    'An integration of a deleted catalog cannot be run.',
  )
  expect(whyNotOnIntegration('edit', active, deprecated)).toBeUndefined()
  expect(whyNotOnIntegration('delete', active, deprecated)).toBeUndefined()
  expect(whyNotOnIntegration('run', { deleted: true }, deprecated)).toBe(
    'A deleted integration cannot be run.',
  )
})

test('only the integrations of own catalogs are visible', () => {
  expect(mayView({})).toBe(true)
  expect(mayView({ sharedFrom: '' })).toBe(true)
  expect(mayView({ sharedFrom: 'p2' })).toBe(false)
})

test('a deleted catalog gets no new integration', () => {
  expect(whyNotNew({ deprecated: false })).toBeUndefined()
  expect(whyNotNew({ deprecated: true })).toBe('The catalog has been deleted')
})

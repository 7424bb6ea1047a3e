import { expect, test } from 'vitest'
import { editIntegrationTarget, integrationKind, integrationTarget } from './integration.ts'

test('an integration lies below its catalog', () => {
  const list = '/vehicle_catalogs/c%2F1/integrations'
  expect(integrationKind.list('c/1')).toBe(list)
  expect(integrationTarget('c/1', 'i?2')).toEqual({ to: `${list}/i%3F2`, search: {} })
  expect(editIntegrationTarget('c/1', 'i?2')).toEqual({ to: `${list}/i%3F2/edit`, search: {} })
})

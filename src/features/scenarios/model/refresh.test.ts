import type { Scenario } from '@generated/scenario/types.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { scenariosQueryOptions } from './queries.ts'
import { changeScenarios } from './refresh.ts'

test('a scenario that is deleted leaves the list at once, and joins the deleted ones', () => {
  const client = new QueryClient()
  const listed = ['a', 'b'].map((id) => ({ id, deprecated: false }) as Scenario)
  const options = scenariosQueryOptions('p', {})
  client.setQueryData(options.queryKey, { items: listed, complete: true })
  const idsIn = (state?: 'deleted') =>
    new QueryObserver(client, {
      ...scenariosQueryOptions('p', { ...(state && { state }) }),
      enabled: false,
    })
      .getCurrentResult()
      .data?.items.map(({ id }) => id)
  expect(idsIn()).toEqual(['a', 'b'])
  changeScenarios(client, 'p', (scenario) =>
    scenario.id === 'a' ? { ...scenario, deprecated: true } : scenario,
  )
  expect(idsIn()).toEqual(['b'])
  expect(idsIn('deleted')).toEqual(['a'])
})

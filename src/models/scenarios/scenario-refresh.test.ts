import type { Scenario } from '@generated/scenario/types.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { scenariosQueryOptions } from './scenario-queries.ts'
import { changeScenarios, refreshScenarios } from './scenario-refresh.ts'

test('a scenario that is deleted leaves the list at once, and joins the deleted ones', () => {
  const client = new QueryClient()
  const listed = ['a', 'b'].map((id) => partly<Scenario>({ id, deprecated: false }))
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

test('a scenario that is approved leaves the list of those that are not, also from its count', () => {
  const client = new QueryClient()
  const listed = ['a', 'b'].map((id) =>
    partly<Scenario>({ id, deprecated: false, review: { status: 'non_approved' } }),
  )
  const all = scenariosQueryOptions('p', {}).queryKey
  const open = scenariosQueryOptions('p', { state: 'non_approved' }).queryKey
  for (const key of [all, open]) client.setQueryData(key, { items: listed, complete: true })
  changeScenarios(client, 'p', (scenario) =>
    scenario.id === 'a' ? { ...scenario, review: { status: 'approved' } } : scenario,
  )
  expect(client.getQueryData(open)?.items.map(({ id }) => id)).toEqual(['b'])
  expect(client.getQueryData(all)?.items.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('lists of scenarios are fetched again, in this project alone', () => {
  const client = new QueryClient()
  const own = scenariosQueryOptions('p', {}).queryKey
  const other = scenariosQueryOptions('q', {}).queryKey
  for (const key of [own, other]) client.setQueryData(key, { items: [], complete: true })
  refreshScenarios(client, 'p')
  expect(client.getQueryState(own)?.isInvalidated).toBe(true)
  expect(client.getQueryState(other)?.isInvalidated).toBe(false)
})

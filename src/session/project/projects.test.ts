import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { localMemory } from '../storage.ts'
import { likelyProject, projectsQueryOptions } from './projects.ts'

afterEach(vi.restoreAllMocks)

describe('likelyProject', () => {
  const client = new QueryClient()
  const project = { id: 'first', displayName: 'First' }
  client.setQueryData(projectsQueryOptions().queryKey, { items: [project], complete: true })

  test.each([
    ['asked', 'last', 'asked'],
    ['asked', undefined, 'asked'],
    [undefined, 'last', 'last'],
    ['..', 'last', 'last'],
    ['a/b', 'last', 'last'],
    ['', 'last', 'last'],
    [undefined, undefined, 'first'],
    ['..', undefined, 'first'],
    ['..', '../..', 'first'],
  ])('address %j, last visit %j: %s', async (requested, last, likely) => {
    vi.spyOn(localMemory, 'read').mockReturnValue(last)
    expect(await likelyProject(client, requested)).toBe(likely)
  })
})

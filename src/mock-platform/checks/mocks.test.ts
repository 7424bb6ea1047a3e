import { faker } from '@faker-js/faker'
import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { MockOptions } from '@/mocks/handlers.ts'
import { pathOf } from '@/transport/operation.ts'
import { loadMocks, nameOf, operations } from '../contracts.ts'
import { loadSchemaChecks } from './schema-checks.ts'

const checks = await loadSchemaChecks()
const now = '2026-03-05T09:40:00Z'

/** Asks the mock of an operation; ids are `12`, which a contract may declare as a number. */
const ask = async (
  operation: (typeof operations)[number],
  options: Omit<MockOptions, 'baseUrl'>,
) => {
  const baseUrl = 'https://service.example.com'
  const handlers = (await loadMocks(operation.service))({ baseUrl, ...options })
  const ids = Object.fromEntries(
    [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '12']),
  )
  const request = new Request(baseUrl + pathOf(operation, ids), { method: operation.method })
  const response = await getResponse(handlers, request)
  if (!response) throw new Error(`No mock answers ${nameOf(operation)}.`)
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

describe('random answers', () => {
  test.each(operations.map((operation) => [nameOf(operation), operation] as const))(
    'of %s fit the contract',
    async (_, operation) => {
      for (let draw = 0; draw < 3; draw++) {
        const { status, body } = await ask(operation, { seed: `draw ${draw}`, now })
        expect(checks.answer(operation, status, body)).toEqual([])
      }
    },
  )

  test('are the same for the same seed, whatever was drawn before', async () => {
    const [operation] = operations.filter(({ id }) => id === 'listSuites')
    if (!operation) throw new Error('There are no suites.')
    const first = await ask(operation, { seed: 'a', now })
    faker.number.int()
    const other = await ask(operation, { seed: 'b', now })
    expect(await ask(operation, { seed: 'a', now })).toEqual(first)
    expect(other).not.toEqual(first)
  })
})

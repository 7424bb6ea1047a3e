import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { inTurn, queued } from './finished-jobs.ts'

const jobs = Array.from({ length: 15 }, (_, at) => `job ${at}`)

const ask = (client: QueryClient, operation: string, call: () => Promise<string>) =>
  Promise.allSettled(
    jobs.map((job) =>
      client.fetchQuery({
        ...queued({ queryKey: ['p', 'evaluation', operation, job], queryFn: call }),
        retry: false,
      }),
    ),
  )

test.each([
  [403, (calls: number) => calls <= 5],
  [404, (calls: number) => calls === jobs.length],
])(
  'a %i ends the round of like calls, or does not, and the next round asks again',
  async (status, fits) => {
    const client = new QueryClient()
    const error = new ApiError({ kind: 'status', message: 'No.', url: '', status })
    const call = vi.fn(() => Promise.reject<string>(error))
    const results = await ask(client, `list ${status}`, call)
    expect(results.every((result) => result.status === 'rejected' && result.reason === error)).toBe(
      true,
    )
    expect(fits(call.mock.calls.length)).toBe(true)

    const others = vi.fn(() => Promise.resolve('here'))
    await ask(client, 'another', others)
    expect(others).toHaveBeenCalledTimes(jobs.length)

    const again = vi.fn(() => Promise.resolve('here'))
    const last = await ask(client, `list ${status}`, again)
    expect(last.every((result) => result.status === 'fulfilled')).toBe(true)
  },
)

test('a call that is canceled before its turn is not made', async () => {
  const client = new QueryClient()
  const given = Promise.withResolvers<string>()
  const before = ask(client, 'slow', () => given.promise)
  const call = vi.fn(() => Promise.resolve('here'))
  const options = queued({ queryKey: ['p', 'evaluation', 'late', 'job'], queryFn: call })
  const late = client.fetchQuery({ ...options, retry: false }).catch(() => 'canceled')
  await client.cancelQueries({ queryKey: options.queryKey })
  given.resolve('here')
  await before
  expect(await late).toBe('canceled')
  // A later call has its turn after that one.
  await ask(client, 'another', () => Promise.resolve('here'))
  expect(call).not.toHaveBeenCalled()
})

test('what a page waits for is read a few at a time, and not once it is canceled', async () => {
  const client = new QueryClient()
  const given = Promise.withResolvers<string>()
  const call = vi.fn(() => given.promise)
  const read = (job: string) =>
    client
      .fetchQuery({ ...inTurn({ queryKey: ['lists', job], queryFn: call }), retry: false })
      .catch(() => 'canceled')
  const answers = Promise.all(jobs.map(read))
  await Promise.resolve()
  expect(call).toHaveBeenCalledTimes(5)
  await client.cancelQueries({ queryKey: ['lists', 'job 14'] })
  given.resolve('here')
  expect(await answers).toEqual(jobs.map((job) => (job === 'job 14' ? 'canceled' : 'here')))
  // A later call has its turn after that one.
  await client.fetchQuery(inTurn({ queryKey: ['lists', 'last'], queryFn: async () => 'here' }))
  expect(call).toHaveBeenCalledTimes(14)
})

test('a query without a call says so', async () => {
  const options = queued<string, string[]>({ queryKey: ['p'] })
  await expect(new QueryClient().fetchQuery({ ...options, retry: false })).rejects.toThrow(
    'These options make no call.',
  )
})

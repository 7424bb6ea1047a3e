import { evaluationHandler, evaluationHandlers } from 'evaluation-console-mocks/evaluation/mocks'
import { getSuiteAnswer } from 'evaluation-console-mocks/evaluation/random'
import { mlHandlers } from 'evaluation-console-mocks/ml/mocks'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const evaluation = { baseUrl: 'https://evaluation.example.com', seed: 'nightly' }
const ml = { baseUrl: 'https://ml.example.com' }

const server = setupServer(...evaluationHandlers(evaluation), ...mlHandlers(ml))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** The program under test: a bot that asks the services, as any program of yours. */
const ask = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, init)
  return { status: response.status, body: await response.json() }
}

const suiteUrl = 'https://evaluation.example.com/projects/p/suites/s'

test('random data, the same in every run', async () => {
  const url = 'https://evaluation.example.com/projects/p/suites'
  const { body } = await ask(url)
  expect(body.suites[0].id).toBeTypeOf('string')
  expect((await ask(url)).body).toEqual(body)
})

test('services keep apart, although both have sources', async () => {
  expect(await ask('https://evaluation.example.com/projects/p/sources')).toMatchObject({
    status: 200,
  })
  expect(await ask('https://ml.example.com/projects/p/sources')).toMatchObject({ status: 200 })
})

test('one field matters, the rest is random', async () => {
  const answer = getSuiteAnswer({ display_name: 'Night drive' })
  server.use(evaluationHandler('getSuite', { ...evaluation, answer }))

  expect((await ask(suiteUrl)).body.display_name).toBe('Night drive')
})

test('the answer depends on the request', async () => {
  server.use(
    evaluationHandler('createSuite', {
      ...evaluation,
      answer: ({ path, body }) => ({ id: `${path.project_id}/${body.title}` }),
    }),
  )

  const body = JSON.stringify({ title: 'night' })
  const url = 'https://evaluation.example.com/projects/p/suites'
  expect(await ask(url, { method: 'POST', body })).toEqual({ status: 201, body: { id: 'p/night' } })
})

test('the service refuses', async () => {
  const error = { code: 'not_found', message: 'The suite does not exist.' }
  server.use(
    evaluationHandler('getSuite', {
      ...evaluation,
      answer: () => HttpResponse.json(error, { status: 404 }),
    }),
  )

  expect(await ask(suiteUrl)).toEqual({ status: 404, body: error })
})

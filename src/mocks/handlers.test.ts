import { getResponse, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { handlerOf, handlersOf, type Mocks } from './handlers.ts'

interface Thing {
  thing_id: string
  note: string | null
}

interface ThingCalls {
  getThing: { path: 'thing_id'; body: undefined; answer: Thing }
  getNewestThing: { path: never; body: undefined; answer: Thing }
  listRuns: { path: never; body: undefined; answer: { runs: number[] } }
  getKind: { path: never; body: undefined; answer: Thing }
  createThing: { path: never; body: { title: string }; answer: Thing }
  deleteThing: { path: 'thing_id'; body: undefined; answer: undefined }
}

let drawn = 0
const random = (): Thing => {
  drawn += 1
  return { thing_id: `random-${drawn}`, note: null }
}

const mocks: Mocks<ThingCalls> = {
  getThing: { method: 'GET', path: '/things/{thing_id}', status: 200, random },
  getNewestThing: { method: 'GET', path: '/things/newest', status: 200, random },
  listRuns: { method: 'GET', path: '/runs/', status: 200, random: () => ({ runs: [1] }) },
  getKind: { method: 'GET', path: '/kinds/ci:all.v1', status: 200, type: 'application/hal+json' },
  createThing: { method: 'POST', path: '/things', status: 201, random },
  deleteThing: { method: 'DELETE', path: '/things/{thing_id}', status: 204 },
}

const baseUrl = 'https://things.example.com/v2'
const thing: Thing = { thing_id: 'a', note: null }

const call = async (
  handlers: ReturnType<typeof handlersOf>,
  path: string,
  init?: RequestInit,
  base = baseUrl,
) => getResponse(handlers, new Request(base + path, init))

describe('handlers', () => {
  test('answer random data with the status of the contract', async () => {
    const response = await call(handlersOf(mocks, { baseUrl }), '/things', { method: 'POST' })
    expect(response?.status).toBe(201)
    expect(response?.headers.get('content-type')).toBe('application/json')
    expect(await response?.json()).toMatchObject({ note: null })
  })

  test('answer without a body where the contract declares none', async () => {
    const response = await call(handlersOf(mocks, { baseUrl }), '/things/a', { method: 'DELETE' })
    expect([response?.status, await response?.text()]).toEqual([204, ''])
  })

  test.each([
    'https://other.example.com/v2/things/a',
    'https://things.example.com/v20/things/a',
    'https://things.example.com/things/a',
    `${baseUrl}/things/a/`,
    `${baseUrl}/things/a/b`,
    `${baseUrl}/runs`,
    `${baseUrl}/kinds/ci:allxv1`,
  ])('leave %s alone', async (url) => {
    expect(await call(handlersOf(mocks, { baseUrl }), url, {}, '')).toBeUndefined()
  })

  test.each(['/things/a?x=1', '/runs/'])(
    'answer %s, also below a base URL that ends in a slash',
    async (path) => {
      expect(await call(handlersOf(mocks, { baseUrl: `${baseUrl}/` }), path)).toBeDefined()
    },
  )

  test('take a segment that is a word before one that is an id', async () => {
    const answers = { getNewestThing: { ...thing, note: 'newest' } }
    const response = await call(handlersOf(mocks, { baseUrl, answers }), '/things/newest')
    expect(await response?.json()).toEqual({ thing_id: 'a', note: 'newest' })
  })

  test('of one operation leave the words of the others alone', async () => {
    const handler = handlerOf(mocks, 'getThing', { baseUrl, answer: thing })
    expect(await call([handler], '/things/newest')).toBeUndefined()
    expect(await call([handler], '/things/other')).toBeDefined()
  })

  test('answer what they are told, with the media type of the contract', async () => {
    const answers = { getKind: thing }
    const response = await call(handlersOf(mocks, { baseUrl, answers }), '/kinds/ci:all.v1')
    expect(response?.headers.get('content-type')).toBe('application/hal+json')
    expect(await response?.json()).toEqual(thing)
  })

  test('hand path, query and body to a function', async () => {
    const handlers = handlersOf(mocks, {
      baseUrl,
      answers: {
        getThing: ({ path, query }) => ({ thing_id: path.thing_id, note: query.get('note') }),
        createThing: async ({ body }) => ({ thing_id: 'new', note: body.title }),
      },
    })
    const got = await call(handlers, '/things/a%2Fb?note=x')
    expect(await got?.json()).toEqual({ thing_id: 'a/b', note: 'x' })
    const body = JSON.stringify({ title: 'Night' })
    const made = await call(handlers, '/things', { method: 'POST', body })
    expect(await made?.json()).toEqual({ thing_id: 'new', note: 'Night' })
  })

  test('pass a whole response on', async () => {
    const answer = () => HttpResponse.json({ message: 'Taken.' }, { status: 409 })
    const handler = handlerOf(mocks, 'deleteThing', { baseUrl, answer })
    const response = await call([handler], '/things/a', { method: 'DELETE' })
    expect([response?.status, await response?.json()]).toEqual([409, { message: 'Taken.' }])
  })

  test('need a base URL with an origin where there is no page', () => {
    expect(() => handlersOf(mocks, { baseUrl: '/services/things' })).toThrow(
      'The base URL /services/things has no origin, and there is no page to take it from.',
    )
  })

  test('are typed by the contract', () => {
    // @ts-expect-error -- there is no such operation
    expect(() => handlerOf(mocks, 'getThings', { baseUrl })).toThrow()
    // @ts-expect-error -- an answer in camel case is none of the wire
    handlerOf(mocks, 'getThing', { baseUrl, answer: { thingId: 'a', note: null } })
    // @ts-expect-error -- a body that is not the contract's
    handlersOf(mocks, { baseUrl, answers: { createThing: ({ body }) => body.name } })
    // @ts-expect-error -- the path has no such id
    handlersOf(mocks, { baseUrl, answers: { getThing: ({ path }) => path.other } })
  })
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerTimeOf, noteAnswerTime } from './answer-times.ts'
import { integer, list, object, string } from './codec.ts'
import type { ApiError } from './errors.ts'
import type { CallArguments, Operation } from './operation.ts'
import { canRetry } from './retry.ts'
import { type CallInit, send, sendCreated, sendOrAbsent } from './send.ts'
import { configureTransport } from './transport-settings.ts'

/** A service of its own: each test says what it answers. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => answer(request, response))
let baseUrl = ''

const session = {
  accessToken: vi.fn<() => string | undefined>(),
  renewToken: vi.fn<() => Promise<boolean>>(),
  onSignedOut: vi.fn(),
  onSignedIn: vi.fn(),
  onMaintenance: vi.fn(),
}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  session.accessToken.mockReturnValue('token-1')
  session.renewToken.mockResolvedValue(false)
  configureTransport({ ...session, baseUrl: () => baseUrl })
})

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const listThings: Operation = {
  service: 'project',
  id: 'listThings',
  method: 'GET',
  path: '/projects/{projectId}/things',
  alertId: 'getSources',
  alertText: 'Failed on purpose.',
  query: object({
    'name_part?': string,
    'label?': list(string),
    'size?': integer,
    'next_token?': string,
  }),
  answer: object({ all_things: list(object({ thing_id: string })) }),
}

const createThing: Operation = {
  ...listThings,
  id: 'createThing',
  method: 'POST',
  body: object({ display_name: string }),
  answer: object({ id: string }),
}

interface Paths {
  '/projects/{projectId}/things': {
    get: {
      parameters: { path: { projectId: string }; query?: Record<string, unknown> }
      responses: { 200: { content: { 'application/json': { allThings: { thingId: string }[] } } } }
    }
    post: {
      parameters: { path: { projectId: string } }
      requestBody: { content: { 'application/json': { displayName: string } } }
      responses: { 201: { content: { 'application/json': { id: string } } } }
    }
  }
}
const client = createClient<Paths>()
const path = { projectId: 'p' }
const body = { displayName: 'Name' }

const get = (query: CallArguments['query'] = {}, signal?: AbortSignal) =>
  send(listThings, { path, query, signal }, (init: CallInit) =>
    client.GET('/projects/{projectId}/things', { params: { path, query }, ...init }),
  )
const post = (init: CallInit) =>
  client.POST('/projects/{projectId}/things', { params: { path }, body, ...init })

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call succeeded'),
    (error: ApiError) => error,
  )

const things = { all_things: [{ thing_id: 't', extra: 1 }] }

describe('a call', () => {
  test('carries the token, sorted snake-case parameters and repeated lists', async () => {
    let seen: IncomingMessage | undefined
    answer = (request, response) => {
      seen = request
      json(response, 200, things)
    }
    await expect(get({ size: 5, namePart: 'a b', label: ['x', 'y'] })).resolves.toEqual({
      allThings: [{ thingId: 't' }],
    })
    expect(seen?.url).toBe('/projects/p/things?label=x&label=y&name_part=a+b&size=5')
    expect(seen?.headers.authorization).toBe('Bearer token-1')
  })

  test('sends its body in wire form', async () => {
    let text = ''
    answer = (request, response) => {
      request.on('data', (chunk) => {
        text += chunk
      })
      request.on('end', () => json(response, 201, { id: 'new' }))
    }
    await expect(sendCreated(createThing, { path, body }, post)).resolves.toEqual({ id: 'new' })
    expect(JSON.parse(text)).toEqual({ display_name: 'Name' })
  })

  test.each([
    ['at once', 10, true],
    ['in a task of its own', 200_000, false],
  ])('is sent %s with a body of %i characters', async (_, length, isAtOnce) => {
    session.accessToken.mockClear()
    answer = (_request, response) => json(response, 201, { id: 'new' })
    const body = { displayName: 'x'.repeat(length) }
    const sent = send(createThing, { path, body }, post)
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(session.accessToken.mock.calls.length > 0).toBe(isAtOnce)
    await expect(sent).resolves.toEqual({ id: 'new' })
    expect(session.accessToken).toHaveBeenCalled()
  })

  test.each(['', '{"id":', 'null'])(
    '201 with the unreadable body %j is a success',
    async (text) => {
      answer = (_, response) => json(response, 201, text)
      await expect(sendCreated(createThing, { path, body }, post)).resolves.toBeUndefined()
    },
  )

  test('204 is an empty success', async () => {
    answer = (_, response) => response.writeHead(204).end()
    const { answer: _, ...deleteThing } = createThing
    await expect(send(deleteThing, { path, body }, post)).resolves.toBeUndefined()
  })

  test.each([0, 101, 2.5])('refuses the page size %s before it is sent', async (size) => {
    const error = await failure(get({ size }))
    expect(error).toMatchObject({ kind: 'invalidSize' })
  })

  test.each(['.', '..', '\ud800'])(
    'refuses the id %j, which would lead to another address',
    async (id) => {
      const call = vi.fn()
      const answer = send(listThings, { path: { projectId: id } }, call)
      await expect(answer).rejects.toThrow('Cannot call api because project ID is invalid.')
      expect(call).not.toHaveBeenCalled()
    },
  )

  test('refuses an empty id', async () => {
    const call = send(
      { ...listThings, path: '/catalogs/{catalogId}' },
      { path: { catalogId: '' } },
      () => Promise.reject(new Error('sent')),
    )
    await expect(call).rejects.toThrow('Cannot call api because catalog ID is empty.')
  })

  test('is refused without a token', async () => {
    session.accessToken.mockReturnValue(undefined)
    expect(await failure(get())).toMatchObject({ kind: 'token-is-empty' })
  })
})

describe('a failure', () => {
  test.each([
    [404, { code: 'not_found', id: 'f1', message: 'No such thing.' }, 'No such thing.', 'f1'],
    [
      403,
      { error: 'forbidden', error_description: 'Not yours.', error_id: 'f2' },
      'Not yours. (forbidden)',
      'f2',
    ],
    [400, { error: 'bad' }, 'bad', undefined],
    [500, 'out of order', '500 Internal Server Error', undefined],
    [502, { something: 'else' }, '502 Bad Gateway', undefined],
  ])('%s with %j reads well', async (status, errorBody, message, requestId) => {
    answer = (_, response) => json(response, status, errorBody)
    expect(await failure(get())).toMatchObject({ kind: 'status', status, message, requestId })
  })

  test('carries the request id of the answer and the wait the service asks for', async () => {
    answer = (_, response) =>
      json(response, 429, { message: 'Later.' }, { 'x-request-id': 'r1', 'retry-after': '7' })
    expect(await failure(get())).toMatchObject({ requestId: 'r1', retryAfter: 7 })
  })

  test('reads a wait until a date, and none from what is neither', async () => {
    const waitFor = async (header: string) => {
      answer = (_, response) => json(response, 429, {}, { 'retry-after': header })
      return (await failure(get())).retryAfter
    }
    const wait = await waitFor(new Date(Date.now() + 60_000).toUTCString())
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    for (const header of ['soon', '-3', '', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      expect(await waitFor(header)).toBeUndefined()
    }
  })

  test('notes how long the answer took, also one that refuses', async () => {
    for (const status of [200, 500]) {
      answer = (_, response) => void setTimeout(() => json(response, status, things), 30)
      noteAnswerTime(listThings, 0)
      await get().catch(() => undefined)
      expect(answerTimeOf(listThings)).toBeGreaterThan(25)
    }
  })

  test.each([{ code: 'too_many' }, { error: 'too_many' }])(
    'carries the code of %j',
    async (body) => {
      answer = (_, response) => json(response, 400, body)
      expect(await failure(get())).toMatchObject({ code: 'too_many' })
    },
  )

  test('has the kind its contract names for the status', async () => {
    answer = (_, response) => json(response, 404, { message: 'Nobody.' })
    const call = send({ ...listThings, errorKinds: { 404: 'MemberNotFound' } }, { path }, (init) =>
      client.GET('/projects/{projectId}/things', { params: { path }, ...init }),
    )
    expect(await failure(call)).toMatchObject({ kind: 'MemberNotFound' })
  })

  test('with an ignored status means that nothing is there', async () => {
    answer = (_, response) => json(response, 410, { message: 'Gone.' })
    const call = sendOrAbsent({ ...listThings, ignoredStatuses: [410] }, { path }, (init) =>
      client.GET('/projects/{projectId}/things', { params: { path }, ...init }),
    )
    await expect(call).resolves.toBeNull()
  })

  test.each([
    [
      '{"all_things":',
      'Invalid value (unreadable) for /projects/p/things. Expected a value of type JSON.',
    ],
    ['', 'Invalid value undefined for /projects/p/things. Expected a value of type object.'],
    ['[]', 'Invalid value [] for /projects/p/things. Expected a value of type object.'],
    [
      '{"all_things":[{"thing_id":5}]}',
      'Invalid value 5 for /projects/p/things.allThings.0.thingId. Expected a value of type string.',
    ],
  ])('to read the body %j names what is wrong', async (text, message) => {
    answer = (_, response) => json(response, 200, text)
    expect(await failure(get())).toMatchObject({ kind: 'decodingFailed', message })
  })

  test('to connect is of the kind others', async () => {
    answer = (request) => request.socket.destroy()
    expect(await failure(get())).toMatchObject({
      kind: 'others',
      message: 'The connection failed.',
    })
  })

  test.each([
    ['nothing', () => undefined],
    [
      'the head alone',
      (response: ServerResponse) => response.writeHead(200, { 'content-length': '10' }).write('{'),
    ],
  ])('that answers %s is given up after 30 seconds, and may be retried', async (_, begin) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = Promise.withResolvers<void>()
    answer = (_request, response) => {
      begin(response)
      asked.resolve()
    }
    let isOver = false
    const failed = failure(get()).finally(() => {
      isOver = true
    })
    await asked.promise
    vi.advanceTimersByTime(29_999)
    await new Promise((done) => setImmediate(done))
    expect(isOver).toBe(false)
    vi.advanceTimersByTime(1)
    const error = await failed
    expect(error).toMatchObject({
      kind: 'others',
      message: 'The service did not answer within 30 seconds.',
    })
    expect(canRetry(listThings, error)).toBe(true)
    vi.useRealTimers()
  })

  test('by abort is of the kind aborted', async () => {
    const controller = new AbortController()
    answer = () => controller.abort()
    expect(await failure(get({}, controller.signal))).toMatchObject({ kind: 'aborted' })
  })

  test('503 leads to the maintenance page', async () => {
    answer = (_, response) => json(response, 503, {})
    const error = await failure(get())
    expect(session.onMaintenance.mock.calls).toEqual([[error]])
  })
})

describe('a 401', () => {
  test('is over once a call succeeds; another failure does not tell', async () => {
    answer = (_, response) => json(response, 500, {})
    await failure(get())
    expect(session.onSignedIn).not.toHaveBeenCalled()
    answer = (_, response) => json(response, 200, things)
    await get()
    expect(session.onSignedIn).toHaveBeenCalledOnce()
  })

  const refuseFirst = (request: IncomingMessage, response: ServerResponse) =>
    request.headers.authorization === 'Bearer token-2'
      ? json(response, 200, things)
      : json(response, 401, { message: 'Expired.' })

  test('renews the token once and sends the call again', async () => {
    answer = refuseFirst
    session.renewToken.mockImplementation(async () => {
      session.accessToken.mockReturnValue('token-2')
      return true
    })
    await expect(get()).resolves.toEqual({ allThings: [{ thingId: 't' }] })
    expect(session.renewToken).toHaveBeenCalledOnce()
    expect(session.onSignedOut).not.toHaveBeenCalled()
  })

  test('sends the same body again, as what it is', async () => {
    const seen: [type: string | undefined, text: string][] = []
    answer = (request, response) => {
      let text = ''
      request.on('data', (chunk) => {
        text += chunk
      })
      request.on('end', () => {
        seen.push([request.headers['content-type'], text])
        const isRenewed = request.headers.authorization === 'Bearer token-2'
        json(response, isRenewed ? 201 : 401, { id: 'new' })
      })
    }
    session.renewToken.mockImplementation(async () => {
      session.accessToken.mockReturnValue('token-2')
      return true
    })
    const body = { displayName: 'ü'.repeat(200_000) }
    await expect(send(createThing, { path, body }, post)).resolves.toEqual({ id: 'new' })
    const sent = ['application/json', JSON.stringify({ display_name: body.displayName })]
    expect(seen).toEqual([sent, sent])
  })

  test('asks to sign in again when the token cannot be renewed', async () => {
    answer = refuseFirst
    expect(await failure(get())).toMatchObject({ status: 401, message: 'Expired.' })
    expect(session.onSignedOut).toHaveBeenCalledOnce()
  })

  test('asks to sign in again when the renewed token is refused as well', async () => {
    answer = (_, response) => json(response, 401, { message: 'Refused.' })
    session.renewToken.mockImplementation(async () => {
      session.accessToken.mockReturnValue('token-2')
      return true
    })
    expect(await failure(get())).toMatchObject({ status: 401, message: 'Refused.' })
    expect(session.onSignedOut).toHaveBeenCalledOnce()
  })

  test('takes a token that came in the meantime, whether or not it could be renewed', async () => {
    answer = (request, response) => {
      session.accessToken.mockReturnValue('token-2')
      refuseFirst(request, response)
    }
    await expect(get()).resolves.toEqual({ allThings: [{ thingId: 't' }] })
    expect(session.renewToken).not.toHaveBeenCalled()

    session.accessToken.mockReturnValue('token-1')
    answer = refuseFirst
    session.renewToken.mockImplementation(async () => {
      session.accessToken.mockReturnValue('token-2')
      return false
    })
    await expect(get()).resolves.toEqual({ allThings: [{ thingId: 't' }] })
    expect(session.onSignedOut).not.toHaveBeenCalled()
  })
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readArguments } from '@/mock-platform/core/platform-arguments.ts'
import type { MockRequest } from '@/mocks/handlers.ts'
import { decode } from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'
import { configureTransport } from '@/transport/transport-settings.ts'
import { createSend } from '../tests/contract/lib/exchange.ts'
import { allOperations } from '../tests/contract/lib/operations.ts'
import { lastingToken } from '../tests/contract/lib/tokens.ts'
import type { ContractDocument } from './contract.ts'
import { writeService } from './service-files.ts'

/** The sample contract, generated as if it were the project service. */
const service = 'project'
const folder = resolve('.tmp/sample')
const wire: ContractDocument = parse(readFileSync('codegen/sample.yaml', 'utf8'))
const baseUrl = 'https://sample.test'

/** Uses of the generated code as a screen and a test would write them; one line each that must not compile. */
const uses = `
import { useQuery } from '@tanstack/react-query'
import { projectHandlers } from './mocks.ts'
import * as queries from './queries.ts'
import { thingsOf } from './things.ts'

const path = { kindId: 'k' }
queries.listThingsQueryOptions(path)
queries.listThingsQueryOptions(path, { states: ['on'] }, { xTenantId: 't', xDepth: 2 })
queries.listThingsAllQueryOptions(path, { labels: ['a'] }, {})
queries.searchThingsQueryOptions(path, { newNote: null }, { deep: true })
const { mutationFn } = queries.patchThingMutationOptions()
const variables = { path: { thingId: 1 }, header: { ifMatch: 'v' }, body: { newNote: 'n' } }
export const changed = () => mutationFn?.(variables, {} as never)
export const useThings = () => {
  const { data } = useQuery(queries.listThingsQueryOptions(path))
  const thing = data?.things[0]
  const note: string | null | undefined = thing?.note
  const part: string | undefined = thing?.mainPart?.partId
  const state: 'on' | 'off' | null | undefined = thing?.state
  // @ts-expect-error -- it may be null
  const never: string | undefined = thing?.note
  return [note, part, state, never]
}
// @ts-expect-error -- no such state
queries.listThingsQueryOptions(path, { states: ['odd'] })
// @ts-expect-error -- the query is required
queries.searchThingsQueryOptions(path, { newNote: null })
// @ts-expect-error -- the header is required
export const unheaded: queries.PatchThingVariables = { path: { thingId: 1 }, body: { newNote: 'n' } }
// @ts-expect-error -- the language is sent by the transport
queries.listThingsQueryOptions(path, {}, { acceptLanguage: 'en' })
projectHandlers({ baseUrl: '', answers: { listThings: thingsOf(null) } })
// @ts-expect-error -- a note is no number
projectHandlers({ baseUrl: '', answers: { listThings: thingsOf(1) } })
`

const things = `
import type { ThingPage } from './wire.ts'

export const thingsOf = <Note extends string | null>(note: Note): ThingPage => ({
  things: [{ thing_id: 1, note, main_part: null, state: null, example: 'e' }],
})
`

const config = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    types: ['node'],
    typeRoots: ['../../node_modules/@types'],
    paths: { '@/*': ['../../src/*'], '@generated/*': ['../../generated/*'] },
  },
  include: ['*.ts'],
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = await writeService(service, wire, join(folder, 'orval'))
  const all = {
    ...files,
    'uses.ts': uses,
    'things.ts': things,
    'tsconfig.json': JSON.stringify(config),
  }
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text)
  rmSync(join(folder, 'orval'), { recursive: true })
}, 60_000)

const load = (name: string) => import(/* @vite-ignore */ join(folder, name))

/** A question to the service, in wire form. */
let asked: MockRequest | undefined
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  server.resetHandlers()
  configureTransport({
    baseUrl: () => baseUrl,
    accessToken: () => 'token',
    renewToken: async () => false,
    onSignedOut: () => undefined,
    onSignedIn: () => undefined,
    onMaintenance: () => undefined,
  })
})

/** Makes the mock of an operation answer, and tells what it was asked. */
const answering = async (id: string, answer: object) => {
  const { projectHandler } = await load('mocks.ts')
  const told = async (request: MockRequest) => {
    asked = request
    return answer
  }
  server.use(projectHandler(id, { baseUrl, answer: told }))
}

const thing = { thing_id: 1, note: null, main_part: null, state: null, example: 'e' }

test('the generated code is typed', () => {
  const { stdout } = spawnSync('node_modules/typescript7/bin/tsc', ['--noEmit', '-p', folder], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
}, 120_000)

describe('a call of the generated code', () => {
  const client = new QueryClient()

  test('sends lists with commas and headers, and reads +json with nulls', async () => {
    const parts = [{ part_id: 'p' }, null]
    await answering('listThings', { things: [{ ...thing, hint: null, all_parts: parts }] })
    const { listThingsQueryOptions } = await load('queries.ts')
    const query = {
      states: ['on', 'off'],
      names: ['a,b', 'c d', ''],
      labels: ['x', 'y'],
      sizes: [],
    }
    const header = { xTenantId: 'tenant one', xDepth: 2 }
    const data = await client.fetchQuery(listThingsQueryOptions({ kindId: 'k/1' }, query, header))
    expect(asked?.request.url).toBe(
      `${baseUrl}/kinds/k%2F1/things?labels=x&labels=y&names=a%2Cb,c+d,&states=on,off`,
    )
    const headers = Object.fromEntries(asked?.request.headers ?? [])
    expect(headers).toMatchObject({
      'x-tenant-id': 'tenant one',
      'x-depth': '2',
      'x-kind': 'all',
    })
    expect(Object.keys(headers).join()).not.toMatch(/tenantid/i)
    expect(data).toEqual({
      things: [
        {
          thingId: 1,
          note: null,
          hint: null,
          mainPart: null,
          allParts: [{ partId: 'p' }, null],
          state: null,
          example: 'e',
        },
      ],
    })
  })

  test('keeps answers to other headers apart', async () => {
    const { listThingsQueryKey } = await load('queries.ts')
    const keys = [{}, { xDepth: 1 }].map((header) =>
      listThingsQueryKey({ kindId: 'k' }, {}, header),
    )
    expect(keys[0]).not.toEqual(keys[1])
  })

  test('sends a body with its media type, a null in it, and what it requires', async () => {
    await answering('patchThing', thing)
    const { patchThingMutationOptions } = await load('queries.ts')
    const variables = { path: { thingId: 1 }, header: { ifMatch: '"v1"' }, body: { newNote: null } }
    await patchThingMutationOptions().mutationFn(variables)
    expect(asked?.body).toEqual({ new_note: null })
    expect(asked?.request.headers.get('content-type')).toBe('application/merge-patch+json')
    expect(asked?.request.headers.get('if-match')).toBe('"v1"')
    expect(asked?.request.headers.get('accept-language')).toBe('en')
  })

  test.each([
    [{}, 'Invalid value undefined for /things/1.ifMatch. Expected a value of type string.'],
    [{ ifMatch: 1 }, 'Invalid value 1 for /things/1.ifMatch. Expected a value of type string.'],
    [{ ifMatch: 'a\nb' }, 'Cannot call api because the header if-match is invalid.'],
    [{ ifMatch: ' a' }, 'Cannot call api because the header if-match is invalid.'],
    [{ ifMatch: 'ä' }, 'Cannot call api because the header if-match is invalid.'],
  ])('with the headers %j is not sent', async (header, message) => {
    const { patchThingMutationOptions } = await load('queries.ts')
    const variables = { path: { thingId: 1 }, header, body: { newNote: null } }
    await expect(patchThingMutationOptions().mutationFn(variables)).rejects.toThrow(message)
  })
})

describe('console, mock platform and contract tests agree', () => {
  const query = {
    states: ['on'],
    names: ['a,b', 'c d', '', 'é&='],
    labels: ['x,y', 'z'],
    sizes: [1, 2],
  }
  const wireQuery = { ...query }

  test('on what the contract tests send', async () => {
    await answering('listThings', { things: [] })
    const operations = allOperations(new Map([[service, wire]]))
    const [operation] = operations.filter(({ id }) => id === 'listThings')
    if (!operation) throw new Error('There is no listThings.')
    const urls = { [service]: baseUrl } as never
    const send = createSend({ urls, tokens: lastingToken('token'), timeout: 10_000 })
    const header = { 'X-Tenant-Id': 't', 'X-Depth': 2 }
    const path = { kind_id: 'k' }
    expect(
      await send(operation, { path, query: wireQuery, header, body: undefined }),
    ).toMatchObject({
      status: 200,
      contentType: 'application/hal+json',
    })
    if (!asked) throw new Error('Nothing was asked.')
    const { listThingsOperation } = (await load('codec.ts')) as { listThingsOperation: Operation }
    expect(await readArguments(listThingsOperation, asked.request)).toEqual({
      query: wireQuery,
      header: { 'x-tenant-id': 't', 'x-depth': 2 },
      body: undefined,
      problems: [],
    })
  })

  test('on what the console sends', async () => {
    await answering('listThings', { things: [] })
    const [{ listThingsQueryOptions }, { listThingsOperation }] = await Promise.all([
      load('queries.ts'),
      load('codec.ts'),
    ])
    await new QueryClient().fetchQuery(
      listThingsQueryOptions({ kindId: 'k' }, query, { xDepth: 2 }),
    )
    if (!asked) throw new Error('Nothing was asked.')
    const read = await readArguments(listThingsOperation, asked.request)
    expect(read.problems).toEqual([])
    expect(decode(listThingsOperation.query, read.query, 'query')).toEqual(query)
    expect(read.header).toEqual({ 'x-depth': 2 })
  })

  test('that a list with commas is given once', async () => {
    const { listThingsOperation } = await load('codec.ts')
    const request = new Request(`${baseUrl}/kinds/k/things?states=on&states=off`, {
      headers: { 'x-kind': 'all' },
    })
    const { problems } = await readArguments(listThingsOperation, request)
    expect(problems).toEqual(['The query parameter states is given more than once.'])
  })
})

test('random answers fit the contract, null or not', async () => {
  const [{ listThingsAnswer }, { listThingsOperation }] = await Promise.all([
    load('random.ts'),
    load('codec.ts'),
  ])
  for (let draw = 0; draw < 20; draw++) {
    expect(() => decode(listThingsOperation.answer, listThingsAnswer(), 'answer')).not.toThrow()
  }
})

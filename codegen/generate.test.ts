import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { camelView } from './camel-view.ts'
import type { ContractDocument } from './contract.ts'
import { writeCodec } from './write-codec.ts'
import { writeQueries } from './write-queries.ts'

const contract = `
paths:
  /parts/{part_kind}/things:
    parameters:
      - { name: part_kind, in: path, required: true, schema: { type: string } }
    get:
      operationId: listThings
      summary: Lists things
      description: Things.
      x-alert-id: getThings
      x-alert-text: Failed to get the things.
      x-page-size: 50
      parameters:
        - { name: size, in: query, schema: { type: integer } }
        - { name: next_token, in: query, schema: { type: string } }
        - { name: x-kind, in: header, schema: { type: string, default: all } }
      responses:
        '200':
          content: { application/json: { schema: { $ref: '#/components/schemas/ThingPage' } } }
    post:
      operationId: searchThings
      summary: Searches things
      description: By a POST.
      x-alert-id: getThings
      x-alert-text: Failed to get the things.
      x-query: true
      x-ignored-statuses: [404]
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
      responses:
        '200':
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
    put:
      operationId: createThing
      summary: Creates a thing
      description: By a PUT.
      x-alert-id: saveThing
      x-alert-text: Failed to save the thing.
      security: []
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
      responses: { '201': { description: Made. } }
components:
  schemas:
    Thing:
      type: object
      required: [display_name]
      properties:
        display_name: { type: string, examples: [A thing] }
        labels: { type: object, additionalProperties: { type: string } }
    ThingPage:
      type: object
      required: [things]
      properties:
        things: { type: array, items: { $ref: '#/components/schemas/Thing' } }
        next_token: { type: string }
`

const documentOf = (text: string): ContractDocument => parse(text)
const document = documentOf(contract)

test('the codec has the plans, and the operations as data', () => {
  expect(writeCodec('project', document)).toMatchInlineSnapshot(`
    "import { integer, list, map, object, string, type ObjectPlan } from '@/transport/codec.ts'
    import type { Operation } from '@/transport/operation.ts'

    export const Thing: ObjectPlan = /* @__PURE__ */ object({
      display_name: string,
      "labels?": /* @__PURE__ */ map(string),
    })
    export const ThingPage: ObjectPlan = /* @__PURE__ */ object({
      things: /* @__PURE__ */ list(Thing),
      "next_token?": string,
    })

    export const listThingsOperation: Operation = {
      service: 'project',
      id: 'listThings',
      method: 'GET',
      path: '/parts/{partKind}/things',
      alertId: 'getThings',
      alertText: "Failed to get the things.",
      headers: { "x-kind": "all" },
      query: /* @__PURE__ */ object({
      "size?": integer,
      "next_token?": string,
    }),
      answer: ThingPage,
    }
    export const createThingOperation: Operation = {
      service: 'project',
      id: 'createThing',
      method: 'PUT',
      path: '/parts/{partKind}/things',
      alertId: 'saveThing',
      alertText: "Failed to save the thing.",
      open: true,
      body: Thing,
    }
    export const searchThingsOperation: Operation = {
      service: 'project',
      id: 'searchThings',
      method: 'POST',
      path: '/parts/{partKind}/things',
      alertId: 'getThings',
      alertText: "Failed to get the things.",
      reads: true,
      ignoredStatuses: [404],
      body: Thing,
      answer: Thing,
    }
    "
  `)
})

test('reading calls become queries, the others mutations', () => {
  expect(writeQueries(document)).toMatchInlineSnapshot(`
    "import { mutationOptions, queryOptions } from '@tanstack/react-query'
    import { fetchAllPages } from '@/transport/pages.ts'
    import type { BodyOf, PagedQueryOf, PathOf, QueryOf } from '@/transport/arguments.ts'
    import { callKey, querySettings } from '@/transport/query-parameters.ts'
    import { send, sendCreated, sendOrAbsent } from '@/transport/send.ts'
    import { client } from './client.ts'
    import { createThingOperation, listThingsOperation, searchThingsOperation } from './codec.ts'
    import type { operations } from './types.ts'

    /** Key of: Lists things. */
    export const listThingsQueryKey = (path: PathOf<operations['listThings']>, query?: QueryOf<operations['listThings']>) => callKey(listThingsOperation, path, query)

    /** Lists things: options for a loader, a hook or an invalidation. */
    export const listThingsQueryOptions = (path: PathOf<operations['listThings']>, query?: QueryOf<operations['listThings']>) =>
      queryOptions({
        queryKey: listThingsQueryKey(path, query),
        queryFn: ({ signal }) => send(listThingsOperation, { path, query, signal }, (init) =>
          client.GET('/parts/{partKind}/things', { params: { path, query }, ...init })),
        ...querySettings(listThingsOperation),
      })

    /** Lists things: all pages; the first shows at once, further ones join as they come. */
    export const listThingsAllQueryOptions = (path: PathOf<operations['listThings']>, query?: PagedQueryOf<operations['listThings']>) =>
      queryOptions({
        queryKey: [...callKey(listThingsOperation, path, query), 'all'],
        queryFn: fetchAllPages(
          (nextToken, signal, unread) => send(listThingsOperation, { path, query: { size: 50, ...query, nextToken }, signal, unread }, (init) =>
          client.GET('/parts/{partKind}/things', { params: { path, query: { size: 50, ...query, nextToken } }, ...init })),
          (page) => page.things,
        ),
        ...querySettings(listThingsOperation),
      })

    /** Arguments of \`createThing\`. */
    export interface CreateThingVariables { path: PathOf<operations['createThing']>; body: BodyOf<operations['createThing']> }

    /** Creates a thing: options of the mutation. */
    export const createThingMutationOptions = () =>
      mutationOptions({
        mutationKey: ['createThing'],
        mutationFn: ({ path, body }: CreateThingVariables) => sendCreated(createThingOperation, { path, body }, (init) =>
          client.PUT('/parts/{partKind}/things', { params: { path }, body, ...init })),
        meta: { operation: createThingOperation },
      })

    /** Key of: Searches things. */
    export const searchThingsQueryKey = (path: PathOf<operations['searchThings']>, body: BodyOf<operations['searchThings']>) => callKey(searchThingsOperation, path, body)

    /** Searches things: options for a loader, a hook or an invalidation. */
    export const searchThingsQueryOptions = (path: PathOf<operations['searchThings']>, body: BodyOf<operations['searchThings']>) =>
      queryOptions({
        queryKey: searchThingsQueryKey(path, body),
        queryFn: ({ signal }) => sendOrAbsent(searchThingsOperation, { path, body, signal }, (init) =>
          client.POST('/parts/{partKind}/things', { params: { path }, body, ...init })),
        ...querySettings(searchThingsOperation),
      })"
  `)
})

test('code sees declared names in camel case, without the headers that the transport sends', () => {
  const { paths, components } = camelView(document)
  const item = paths['/parts/{partKind}/things']
  expect(item).toMatchObject({
    parameters: [{ name: 'partKind' }],
    get: { parameters: [{ name: 'size' }, { name: 'nextToken' }] },
  })
  expect(components.schemas.Thing).toEqual({
    type: 'object',
    required: ['displayName'],
    properties: {
      displayName: { type: 'string' },
      labels: { type: 'object', additionalProperties: { type: 'string' } },
    },
  })
})

test.each([
  ['      x-alert-id: saveThing\n', '', 'createThing has no x-alert-id.'],
  ['      operationId: createThing\n', '', 'PUT /parts/{part_kind}/things has no operationId.'],
  ["'201': { description: Made. }", "'404': {}", 'createThing describes no successful answer.'],
  [
    'next_token: { type: string }\n',
    'next_token: { type: string }\n        more: { type: array, items: { type: string } }\n',
    'The pages of listThings need exactly one array; they have 2.',
  ],
])('without %j: %s → %s', (text, other, message) => {
  const broken = documentOf(contract.replace(text, () => other))
  expect(() => writeQueries(broken)).toThrow(message)
})

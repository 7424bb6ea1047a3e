import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { ContractDocument } from './contract.ts'
import { refusalsOf } from './refusals.ts'
import { writeService } from './service-files.ts'

const thing = { $ref: '#/components/schemas/Thing' }
const json = { content: { 'application/json': { schema: thing } } }

const sound = {
  security: [{ bearer: [] }],
  paths: {
    '/things/{thing_id}': {
      parameters: [{ name: 'thing_id', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        operationId: 'updateThing',
        parameters: [
          {
            name: 'states',
            in: 'query',
            style: 'form',
            explode: false,
            schema: { type: 'array', items: { type: 'string' } },
          },
          { name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'Accept-Language', in: 'header', schema: { type: 'string', default: 'en' } },
        ],
        requestBody: { required: true, ...json },
        responses: {
          200: { ...json, headers: { 'X-Request-Id': { schema: { type: 'string' } } } },
          '4XX': { content: { 'application/problem+json': { schema: {} } } },
          500: {},
        },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, key: { type: 'apiKey' } },
    schemas: {
      Thing: { type: 'object', properties: { name: { type: 'string' } } },
      Names: { type: 'array', items: { type: ['string', 'null'] } },
    },
  },
}

type Node = { [key: string | number]: Node }

/** The sound contract with one part changed. */
const changed = (change: (paths: Node, operation: Node, document: Node) => void) => {
  const document = parse(stringify(sound))
  const path = document.paths['/things/{thing_id}']
  change(path, path.put, document)
  return document as ContractDocument
}

const place = 'PUT /things/{thing_id}, '

test('what the generator carries is not refused', () => {
  expect(refusalsOf(changed(() => undefined))).toEqual([])
})

describe('what it cannot carry is refused by method, path and name', () => {
  test.each(['head', 'options', 'trace', 'query'])('the method %s', (method) => {
    const document = changed((path, operation) => {
      path[method] = operation
    })
    expect(refusalsOf(document)).toEqual([
      `${method.toUpperCase()} /things/{thing_id}: the method is not carried`,
    ])
  })

  test.each(['$ref', 'servers'])('%s of a path', (key) => {
    const document = changed((path) => {
      path[key] = 'x' as never
    })
    expect(refusalsOf(document)).toEqual([`/things/{thing_id}: ${key} is not carried`])
  })

  test.each(['callbacks', 'servers'])('%s of an operation', (key) => {
    const document = changed((_, operation) => {
      operation[key] = 'x' as never
    })
    expect(refusalsOf(document)).toEqual([`${place}${key} are not carried`])
  })

  test('webhooks', () => {
    const document = changed((_, __, all) => {
      all.webhooks = {}
    })
    expect(refusalsOf(document)).toEqual(['webhooks are not carried'])
  })

  const text = { type: 'string' }
  const wrongList =
    'is a list, or a list of lists; only a query parameter may be a list of simple values'
  const wrongObject = 'is an object; only simple values, and lists of them, are carried'

  test.each([
    ['cookie', { schema: text }, 'only path, query and header are carried'],
    ['querystring', { schema: text }, 'only path, query and header are carried'],
    ['query', { schema: text, style: 'deepObject' }, 'style deepObject; only form is carried'],
    [
      'query',
      { schema: text, style: 'pipeDelimited' },
      'style pipeDelimited; only form is carried',
    ],
    [
      'query',
      { schema: text, style: 'spaceDelimited' },
      'style spaceDelimited; only form is carried',
    ],
    ['path', { schema: text, style: 'matrix' }, 'style matrix; only simple is carried'],
    ['path', { schema: text, style: 'label' }, 'style label; only simple is carried'],
    ['query', { content: {} }, 'content instead of a schema is not carried'],
    [
      'query',
      { schema: text, allowReserved: true },
      'allowReserved is not carried; every value is encoded',
    ],
    ['query', {}, 'has no schema'],
    ['query', { schema: { type: 'object' } }, wrongObject],
    ['query', { schema: thing }, wrongObject],
    ['query', { schema: { type: 'array', items: thing } }, wrongObject],
    ['query', { schema: { oneOf: [text] } }, wrongObject],
    ['query', { schema: { anyOf: [text, thing] } }, wrongObject],
    ['query', { schema: { type: 'array', items: { type: 'array', items: text } } }, wrongList],
    ['path', { schema: { type: 'array', items: text } }, wrongList],
    ['header', { schema: { type: 'array', items: text } }, wrongList],
    [
      'query',
      { schema: { type: ['string', 'null'] } },
      'may be null, which an address and a header cannot say',
    ],
    [
      'header',
      { schema: { oneOf: [text, { type: 'null' }] } },
      'may be null, which an address and a header cannot say',
    ],
    [
      'query',
      { schema: { $ref: '#/components/schemas/Names' } },
      'may be null, which an address and a header cannot say',
    ],
  ])('a %s parameter with %j', (kind, parameter, message) => {
    const document = changed((_, operation) => {
      operation.parameters = [{ name: 'odd', in: kind, ...parameter }] as never
    })
    expect(refusalsOf(document)).toEqual([`${place}${kind} parameter odd: ${message}`])
  })

  test('no open enum as a parameter', () => {
    const document = changed((_, operation) => {
      const state = { anyOf: [{ type: 'string', enum: ['on', 'off'] }, text] }
      operation.parameters = [{ name: 'state', in: 'query', schema: state }] as never
    })
    expect(refusalsOf(document)).toEqual([])
  })

  test.each(['Accept', 'authorization', 'Content-Type', 'Cookie', 'Host', 'Origin', 'Sec-Fetch'])(
    'the header %s as a parameter',
    (name) => {
      const document = changed((_, operation) => {
        operation.parameters = [{ name, in: 'header', schema: text }] as never
      })
      expect(refusalsOf(document)).toEqual([
        `${place}header parameter ${name}: is a header that callers cannot set`,
      ])
    },
  )

  const onlyJson = 'is not carried; only application/json and +json are'

  test.each([
    [{ 'multipart/form-data': { schema: thing } }, `multipart/form-data ${onlyJson}`],
    [
      { 'application/x-www-form-urlencoded': { schema: thing } },
      `application/x-www-form-urlencoded ${onlyJson}`,
    ],
    [{ 'application/json': { schema: thing }, 'text/csv': {} }, `text/csv ${onlyJson}`],
    [{ 'application/octet-stream': {} }, `application/octet-stream ${onlyJson}`],
    [{ 'text/plain': { schema: { type: 'string' } } }, `text/plain ${onlyJson}`],
    [{ 'application/jsonl': {} }, `application/jsonl ${onlyJson}`],
    [
      { 'application/json': { schema: thing }, 'application/hal+json': { schema: thing } },
      'has 2 media types; only one is carried',
    ],
    [{ 'application/json': {} }, 'needs a schema that is a named component'],
    [
      { 'application/json': { schema: { type: 'object' } } },
      'needs a schema that is a named component',
    ],
  ])('a body, or an answer, with the content %j', (content, message) => {
    const inBody = changed((_, operation) => {
      operation.requestBody = { required: true, content } as never
    })
    expect(refusalsOf(inBody)).toEqual([`${place}body: ${message}`])
    const inAnswer = changed((_, operation) => {
      operation.responses = { 201: { content } } as never
    })
    expect(refusalsOf(inAnswer)).toEqual([`${place}answer 201: ${message}`])
  })

  test.each([
    [{ ...json }, 'body: may be left out; only required: true is carried'],
    [{ required: true }, 'body: has no content'],
  ])('the body %j', (body, message) => {
    const document = changed((_, operation) => {
      operation.requestBody = body as never
    })
    expect(refusalsOf(document)).toEqual([place + message])
  })

  test('the body of a GET', () => {
    const document = changed((path, operation) => {
      path.get = operation
      delete path.put
    })
    expect(refusalsOf(document)).toEqual(['GET /things/{thing_id}, body: a GET has none'])
  })

  test.each(['default', '2XX', '302', '100', '3XX'])('the answer %s', (status) => {
    const document = changed((_, operation) => {
      operation.responses = { 204: {}, [status]: {} } as never
    })
    expect(refusalsOf(document)).toEqual([
      `${place}answer ${status}: only one status of success, and failures by 4XX or 5XX`,
    ])
  })

  test('a second success', () => {
    const document = changed((_, operation) => {
      operation.responses = { 200: json, 202: {} } as never
    })
    expect(refusalsOf(document)).toEqual([`${place}answers 200, 202: only one success is carried`])
  })

  test('a header of an answer that nobody reads', () => {
    const document = changed((_, operation) => {
      operation.responses = { 204: { headers: { Link: {}, 'Retry-After': {} } } } as never
    })
    expect(refusalsOf(document)).toEqual([
      `${place}answer 204, header Link: does not reach a screen`,
    ])
  })

  test('another security than a bearer token, of an operation or of all', () => {
    const one = changed((_, operation) => {
      operation.security = [{ key: [] }] as never
    })
    expect(refusalsOf(one)).toEqual([`${place}security key: only an HTTP bearer token is carried`])
    const all = changed((_, __, document) => {
      document.security = [{ key: [] }] as never
    })
    expect(refusalsOf(all)).toEqual(['security key: only an HTTP bearer token is carried'])
    const open = changed((_, operation) => {
      operation.security = [] as never
    })
    expect(refusalsOf(open)).toEqual([])
  })

  test('all of it at once, before anything is written', async () => {
    const document = changed((path, operation) => {
      path.head = operation
      operation.callbacks = {}
      operation.servers = {}
    })
    await expect(writeService('project', document)).rejects.toThrow(
      [
        `${place}callbacks are not carried`,
        `${place}servers are not carried`,
        'HEAD /things/{thing_id}: the method is not carried',
      ].join('\n'),
    )
  })
})

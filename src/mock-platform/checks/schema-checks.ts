import { readFile } from 'node:fs/promises'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Service } from '@/config/services.ts'
import { camelCase } from '@/lib/camel-case.ts'
import type { Operation } from '@/transport/operation.ts'
import { operations } from '../contracts.ts'
import type { CheckedRequest, Checks } from './contract-checks.ts'
import { createWireSchemas, type WireCheck } from './wire-schemas.ts'

type JsonObject = { readonly [key: string]: Json }

type Json = JsonObject | readonly Json[] | string | number | boolean | null

/** A place in a wire document: the value, and the JSON pointer that leads there. */
interface Place {
  node: Json | undefined
  pointer: string
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

const child = (node: Json | undefined, key: string): Json | undefined =>
  typeof node === 'object' && node !== null
    ? (node as { readonly [key: string]: Json | undefined })[key]
    : undefined

/** A bundled wire contract, in which every reference points inside. */
class WireDocument {
  readonly #root: Json

  constructor(root: Json) {
    this.#root = root
  }

  /** The place that the keys lead to from another place, through references. */
  at(keys: readonly string[], from: Place = { node: this.#root, pointer: '' }): Place {
    return keys.reduce((place, key): Place => {
      const { node, pointer } = this.#followed(place)
      return { node: child(node, key), pointer: `${pointer}/${escaped(key)}` }
    }, from)
  }

  #followed(place: Place): Place {
    const ref = child(place.node, '$ref')
    if (typeof ref !== 'string') return place
    const keys = ref.replace(/^#\//, '').split('/')
    return this.#followed(
      this.at(keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))),
    )
  }

  /** Keys of a place's object or array. */
  keys(place: Place) {
    return Object.keys(this.#followed(place).node ?? {})
  }

  text(place: Place) {
    const { node } = this.#followed(place)
    return typeof node === 'string' ? node : ''
  }

  /** Path and method of an operation. Throws when the document does not have it. */
  operation(id: string): { item: Place; method: Place } {
    const paths = this.at(['paths'])
    for (const path of this.keys(paths)) {
      const item = this.at([path], paths)
      for (const key of this.keys(item)) {
        const method = this.at([key], item)
        if (this.text(this.at(['operationId'], method)) === id) return { item, method }
      }
    }
    throw new Error(`The wire document has no operation ${id}.`)
  }
}

/** More findings than these in one request or answer say nothing new. */
const findingLimit = 5

const wordsFor = (side: string, errors: readonly ErrorObject[]) =>
  errors.slice(0, findingLimit).map(({ instancePath, message, params }) => {
    const place = `${side}${instancePath.replaceAll('/', '.')}`
    const allowed = params.allowedValues ? ` (${params.allowedValues.join(', ')})` : ''
    return `${place} ${message}${allowed}.`
  })

interface OperationChecks {
  /** Path ids by their wire names. */
  ids: readonly { name: string; numeric: boolean }[]
  path: WireCheck
  query: WireCheck
  header: WireCheck
  body: WireCheck | undefined
  /** By status, or class of status: `200`, `4XX`. Undefined for an answer without a body. */
  answers: ReadonlyMap<string, WireCheck | undefined>
}

/** Schema of a body or an answer; a contract has one media type for it. */
const schemaOf = (document: WireDocument, owner: Place) => {
  const content = document.at(['content'], owner)
  return document.at([document.keys(content)[0] ?? '', 'schema'], content)
}

const compileOperation = (
  document: WireDocument,
  compile: (schema: object) => WireCheck,
  refTo: (place: Place) => object,
  id: string,
): OperationChecks => {
  const { item, method } = document.operation(id)
  const parameters = [item, method].flatMap((owner) => {
    const list = document.at(['parameters'], owner)
    return document.keys(list).map((index) => document.at([index], list))
  })
  const nameOf = (parameter: Place) => document.text(document.at(['name'], parameter))
  // The transport sends headers that have a default; that they are there is seen to elsewhere.
  const hasDefault = (parameter: Place) =>
    document.at(['schema', 'default'], parameter).node !== undefined
  const parameterSchema = (kind: string) => {
    const chosen = parameters.filter(
      (parameter) =>
        document.text(document.at(['in'], parameter)) === kind &&
        !(kind === 'header' && hasDefault(parameter)),
    )
    const named = chosen.map((parameter) => ({
      // Names of headers know no case; a request has them in lower case.
      name: kind === 'header' ? nameOf(parameter).toLowerCase() : nameOf(parameter),
      schema: refTo(document.at(['schema'], parameter)),
      required: document.at(['required'], parameter).node === true,
    }))
    return compile({
      type: 'object',
      properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
      required: named.filter(({ required }) => required).map(({ name }) => name),
    })
  }
  const optional = (place: Place) => (place.node === undefined ? undefined : compile(refTo(place)))
  const responses = document.at(['responses'], method)
  const ids = parameters
    .filter((parameter) => document.text(document.at(['in'], parameter)) === 'path')
    .map((parameter) => ({
      name: document.text(document.at(['name'], parameter)),
      numeric: document.text(document.at(['schema', 'type'], parameter)) === 'integer',
    }))
  return {
    ids,
    path: parameterSchema('path'),
    query: parameterSchema('query'),
    header: parameterSchema('header'),
    body: optional(schemaOf(document, document.at(['requestBody'], method))),
    answers: new Map(
      document
        .keys(responses)
        .map((status) => [status, optional(schemaOf(document, document.at([status], responses)))]),
    ),
  }
}

/** Path ids in wire form; those that the contract declares as numbers are numbers. */
const wirePath = (path: CheckedRequest['path'], ids: OperationChecks['ids']) =>
  Object.fromEntries(
    ids.flatMap(({ name, numeric }) => {
      const text = path[camelCase(name)]
      if (text === undefined) return []
      return [[name, numeric && /^\d+$/.test(text) ? Number(text) : text] as const]
    }),
  )

const findings = (side: string, check: WireCheck | undefined, value: unknown) =>
  check ? wordsFor(side, check(value)) : []

const answerFindings = ({ answers }: OperationChecks, status: number, body: unknown) => {
  const key = [String(status), `${String(status).charAt(0)}XX`].find((some) => answers.has(some))
  if (key === undefined) return [`The contract declares no answer with status ${status}.`]
  const check = answers.get(key)
  if (check) return findings('body', check, body)
  return body === undefined ? [] : [`An answer with status ${status} has no body.`]
}

/**
 * Checks by the JSON schemas of the wire documents, with lengths, patterns and formats: stricter
 * than the codec, and independent of it. Schemas are compiled when an operation is first called.
 */
const createSchemaChecks = (documents: ReadonlyMap<Service, JsonObject>): Checks => {
  const schemas = createWireSchemas(documents)
  const sources = new Map(
    [...documents].map(([service, root]) => [service, new WireDocument(root)]),
  )
  const compiled = new Map<Operation, OperationChecks>()
  const checksOf = (operation: Operation) => {
    const known = compiled.get(operation)
    if (known) return known
    const { service, id } = operation
    const document = sources.get(service)
    if (!document) throw new Error(`There is no wire document of the service ${service}.`)
    const made = compileOperation(
      document,
      schemas.compile,
      ({ pointer }) => schemas.ref(service, pointer),
      id,
    )
    compiled.set(operation, made)
    return made
  }
  return {
    request: (operation, { path, query, header, body }) => {
      const checks = checksOf(operation)
      return [
        ...findings('path', checks.path, wirePath(path, checks.ids)),
        ...findings('query', checks.query, query),
        ...findings('header', checks.header, header),
        // A missing body is found before any check.
        ...(body === undefined ? [] : findings('body', checks.body, body)),
      ]
    },
    answer: (operation, status, body) => answerFindings(checksOf(operation), status, body),
  }
}

/** Reads the wire documents of all services from `generated/` and checks by them. */
export const loadSchemaChecks = async (): Promise<Checks> => {
  const services = new Set(operations.map(({ service }) => service))
  const documents = await Promise.all(
    [...services].map(async (service): Promise<[Service, JsonObject]> => {
      const file = new URL(`../../../generated/${service}/wire.json`, import.meta.url)
      return [service, JSON.parse(await readFile(file, 'utf8'))]
    }),
  )
  return createSchemaChecks(new Map(documents))
}

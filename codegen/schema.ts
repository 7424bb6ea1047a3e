import { camelCase } from '../src/lib/camel-case.ts'
import type { ContractDocument, Json } from './contract.ts'

/** A JSON object of a contract. */
export type Fields = { [key: string]: Json }

/** The parts of a JSON schema that the generator reads. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean
  items?: Schema
  /** Of a list: an item of an answer that does not fit is left out, and spoils only itself. */
  'x-item-by-item'?: boolean
  /** Of an open enum: a text that it does not list reads `unknown`, and no request says it. */
  'x-open-enum'?: boolean
  properties?: { [name: string]: Schema }
  required?: string[]
  additionalProperties?: Schema | boolean
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: { [value: string]: string } }
  /** Fields that are there where another one is, by dotted paths; for the contract tests. */
  'x-together'?: { [given: string]: string[] }
}

/** A parameter of an operation, its reference resolved. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  /** False: a list is one value with commas, instead of the parameter repeated. */
  explode?: boolean
  schema: Schema & { default?: Json }
}

/** One operation of a contract, flattened to what the generator needs. */
export interface ContractOperation {
  id: string
  method: string
  /** Path in wire form, with snake_case parameters. */
  path: string
  summary: string
  description: string
  alertId: string
  alertText: string
  parameters: Parameter[]
  body: Schema | undefined
  /** Media type of the body, where it is another than `application/json`. */
  bodyType: string | undefined
  /** The answer that counts as success; its media type where it is another than `application/json`. */
  answer: { status: number; schema: Schema | undefined; type: string | undefined }
  /** A POST that only reads. */
  readsByPost: boolean
  /** Needs no access token. */
  open: boolean
  ignoredStatuses: number[]
  noRetry: number[]
  /** Size with which the pages of a whole list are asked for; the platform's own without it. */
  pageSize: number | undefined
  errorKinds: { [status: string]: string }
}

/** Path of a call as code writes it: `/things/{thing_id}` → `/things/{thingId}`. */
export const camelPath = (path: string) =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${camelCase(name)}}`)

/** `listSuites` → `ListSuites`. */
export const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Name of the component a reference points at. */
export const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** The target of a reference inside the document. Throws when there is none. */
export const resolve = (document: ContractDocument, ref: string): Json => {
  const found = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<Json | undefined>((node, part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
      return node && typeof node === 'object' ? (node as Fields)[key] : undefined
    }, document)
  if (found === undefined) throw new Error(`Nothing stands at ${ref}.`)
  return found
}

/** Methods that a contract may use. */
export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

/** A node, or the one that it refers to. */
export const resolved = <T>(document: ContractDocument, node: unknown): T => {
  const ref = (node as { $ref?: string }).$ref
  return (ref ? resolve(document, ref) : node) as T
}

/** Whether a schema is an open enum: known values, and any other text. */
export const isOpenEnum = (document: ContractDocument, { anyOf = [] }: Schema): boolean => {
  const [known, other, ...more] = anyOf
  if (!known || !other || more.length > 0 || other.type !== 'string' || other.enum) return false
  const { type, enum: values } = resolved<Schema>(document, known)
  return type === 'string' && values !== undefined
}

/** A schema apart from the null that it allows beside its values. */
export const withoutNull = (schema: Schema): { schema: Schema; nullable: boolean } => {
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) {
    const { anyOf: _, ...rest } = schema
    const others = alternatives.filter(({ type }) => type !== 'null')
    const [only, second] = others
    const nullable = others.length < alternatives.length
    if (!nullable || !only) return { schema, nullable: false }
    return { schema: second ? { ...rest, oneOf: others } : only, nullable }
  }
  if (!Array.isArray(schema.type)) return { schema, nullable: false }
  const types = schema.type.filter((type) => type !== 'null')
  const values = schema.enum?.filter((value) => value !== null)
  const allowed = types.length < schema.type.length
  return {
    schema: {
      ...schema,
      type: types.length === 1 && types[0] !== undefined ? types[0] : types,
      ...(values && { enum: values }),
    },
    nullable: allowed && (schema.enum?.includes(null) ?? true),
  }
}

/** Whether a media type is read as JSON: `application/json`, or one with the suffix `+json`. */
export const isJsonType = (type: string) => /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)

const contentOf = (node: unknown) => {
  const content = (node as { content?: { [type: string]: { schema?: Schema } } }).content ?? {}
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content).filter(
    ([name]) => isJsonType(name),
  )
  return { schema, type: schema && type !== 'application/json' ? type : undefined }
}

const successOf = (document: ContractDocument, id: string, responses: Fields) => {
  const status = Object.keys(responses).find((key) => /^2\d\d$/.test(key))
  if (!status) throw new Error(`${id} describes no successful answer.`)
  return { status: Number(status), ...contentOf(resolved(document, responses[status])) }
}

/** Parameters of a path and of an operation; the operation's own take the place of the path's. */
export const parametersOf = (document: ContractDocument, item: Fields, operation: Fields) => {
  const all = [item.parameters, operation.parameters]
    .flatMap((some) => (some as Json[]) ?? [])
    .map((parameter) => resolved<Parameter>(document, parameter))
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()]
}

/** Whether the transport sends a parameter by itself: a header with a default. */
export const isSentByTransport = ({ in: place, schema }: Parameter) =>
  place === 'header' && schema?.default !== undefined

/** Whether callers name a parameter in a header. */
export const isHeaderArgument = (parameter: Parameter) =>
  parameter.in === 'header' && !isSentByTransport(parameter)

/** A text that every operation has; the contract linter has seen to most of them. */
const textOf = (node: Fields, name: string, place: string) => {
  const text = node[name]
  if (typeof text !== 'string') throw new Error(`${place} has no ${name}.`)
  return text
}

/** Every operation of a contract, in the order of the file. Throws when one lacks a name or a text. */
export const operationsOf = (document: ContractDocument): ContractOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = item[method] as Fields | undefined
      if (!node) return []
      const id = textOf(node, 'operationId', `${method.toUpperCase()} ${path}`)
      const body = node.requestBody && contentOf(resolved(document, node.requestBody))
      return {
        id,
        method: method.toUpperCase(),
        path,
        summary: textOf(node, 'summary', id),
        description: textOf(node, 'description', id),
        alertId: textOf(node, 'x-alert-id', id),
        alertText: textOf(node, 'x-alert-text', id),
        parameters: parametersOf(document, item, node),
        body: body ? body.schema : undefined,
        bodyType: body ? body.type : undefined,
        answer: successOf(document, id, node.responses as Fields),
        readsByPost: node['x-query'] === true,
        open: Array.isArray(node.security) && node.security.length === 0,
        ignoredStatuses: (node['x-ignored-statuses'] as number[]) ?? [],
        noRetry: (node['x-no-retry'] as number[]) ?? [],
        pageSize: node['x-page-size'] as number | undefined,
        errorKinds: (node['x-error-kinds'] as { [status: string]: string }) ?? {},
      }
    }),
  )

/** Whether an operation is read through a query: a GET, or a POST that only reads. */
export const isQuery = (operation: ContractOperation) =>
  operation.method === 'GET' || operation.readsByPost

/** Wire name of the array that holds the items of a token list; undefined for other answers. */
export const pageItemsOf = (document: ContractDocument, operation: ContractOperation) => {
  if (operation.method !== 'GET' || !operation.answer.schema) return undefined
  const { properties = {} } = resolved<Schema>(document, operation.answer.schema)
  const takesToken = operation.parameters.some(({ name }) => name === 'next_token')
  if (!takesToken || !properties.next_token) return undefined
  const lists = Object.entries(properties).filter(([, schema]) => schema.type === 'array')
  if (lists.length !== 1) {
    throw new Error(
      `The pages of ${operation.id} need exactly one array; they have ${lists.length}.`,
    )
  }
  return lists[0]?.[0]
}

import { camelCase } from '../src/lib/names.ts'
import type { ContractDocument, Json } from './contract.ts'

/** A JSON object of a contract. */
export type Fields = { [key: string]: Json }

/** The parts of a JSON schema that the generator reads. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: (string | number | boolean)[]
  const?: string | number | boolean
  items?: Schema
  properties?: { [name: string]: Schema }
  required?: string[]
  additionalProperties?: Schema | boolean
  oneOf?: Schema[]
  allOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: { [value: string]: string } }
}

/** A parameter of an operation, its reference resolved. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
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
  /** Status and schema of the answer that counts as success. */
  answer: { status: number; schema: Schema | undefined }
  /** A POST that only reads. */
  readsByPost: boolean
  /** Needs no access token. */
  open: boolean
  ignoredStatuses: number[]
  noRetry: number[]
  errorKinds: { [status: string]: string }
}

/** Path of a call as code writes it: `/things/{thing_id}` → `/things/{thingId}`. */
export const camelPath = (path: string) =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${camelCase(name)}}`)

/** `listSuites` → `ListSuites`. */
export const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Name of the component a reference points at. */
export const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** What a reference inside the document points at. Throws when there is nothing. */
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

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

const resolved = <T>(document: ContractDocument, node: unknown): T => {
  const ref = (node as { $ref?: string }).$ref
  return (ref ? resolve(document, ref) : node) as T
}

const jsonSchema = (node: unknown) =>
  (node as { content?: { 'application/json'?: { schema?: Schema } } } | undefined)?.content?.[
    'application/json'
  ]?.schema

const successOf = (document: ContractDocument, id: string, responses: Fields) => {
  const status = Object.keys(responses).find((key) => /^2\d\d$/.test(key))
  if (!status) throw new Error(`${id} describes no successful answer.`)
  return { status: Number(status), schema: jsonSchema(resolved(document, responses[status])) }
}

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
      const parameters = [item.parameters, node.parameters].flatMap(
        (some) => (some as Json[]) ?? [],
      )
      return {
        id,
        method: method.toUpperCase(),
        path,
        summary: textOf(node, 'summary', id),
        description: textOf(node, 'description', id),
        alertId: textOf(node, 'x-alert-id', id),
        alertText: textOf(node, 'x-alert-text', id),
        parameters: parameters.map((parameter) => resolved<Parameter>(document, parameter)),
        body: node.requestBody ? jsonSchema(resolved(document, node.requestBody)) : undefined,
        answer: successOf(document, id, node.responses as Fields),
        readsByPost: node['x-query'] === true,
        open: Array.isArray(node.security) && node.security.length === 0,
        ignoredStatuses: (node['x-ignored-statuses'] as number[]) ?? [],
        noRetry: (node['x-no-retry'] as number[]) ?? [],
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

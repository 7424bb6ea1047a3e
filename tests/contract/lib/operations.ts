import { readFile } from 'node:fs/promises'
import { type Service, services } from '@/config/services.ts'
import type { OperationsOf } from '@/mock-platform/contracts.ts'
import type { ContractDocument, Json } from '../../../codegen/contract.ts'
import {
  type ContractOperation,
  isQuery,
  operationsOf,
  pageItemsOf,
  refName,
  resolve,
  type Schema,
  withoutNull,
} from '../../../codegen/schema.ts'

/** Name of an operation across services: `evaluation.listSuites`. */
export type OperationName = {
  [S in Service]: `${S}.${keyof OperationsOf[S] & string}`
}[Service]

/** The wire documents of the services. */
export type Documents = ReadonlyMap<Service, ContractDocument>

/** One operation as its wire document declares it. */
export interface Operation extends ContractOperation {
  service: Service
  name: OperationName
  document: ContractDocument
  /** The call leaves everything as it is: a GET, or a POST that only reads. */
  reads: boolean
  /** Wire name of the array that holds the items of a token list; undefined for other answers. */
  items: string | undefined
}

/** A schema with its example, as contracts have them. */
type Exemplary = Schema & { examples?: Json[]; default?: Json }

/** Whether a value is an object with fields. */
export const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const followed = (document: ContractDocument, schema: Schema): Exemplary =>
  // A schema's reference points at a schema: the contract linter has seen to it.
  schema.$ref ? followed(document, resolve(document, schema.$ref) as Exemplary) : schema

/** The contract's own example of a schema; undefined when it has none. */
export const exampleOf = (document: ContractDocument, schema: Schema): Json | undefined => {
  const own = (schema as Exemplary).examples?.[0]
  if (own !== undefined) return own
  const target = followed(document, withoutNull(schema).schema)
  const [example] = target.examples ?? []
  if (example !== undefined) return example
  if (target.allOf) {
    const parts = target.allOf.map((part) => exampleOf(document, part))
    return Object.assign({}, ...parts.filter(isRecord))
  }
  if (target.items) {
    const item = exampleOf(document, target.items)
    return item === undefined ? undefined : [item]
  }
  if (target.properties) {
    const entries = Object.entries(target.properties).flatMap(([name, property]) => {
      const value = exampleOf(document, property)
      return value === undefined ? [] : [[name, value] as const]
    })
    return Object.fromEntries(entries)
  }
  const [alternative] = withoutNull(target).schema.oneOf ?? []
  return alternative ? exampleOf(document, alternative) : (target.enum?.[0] ?? target.const)
}

/** The contract's proposal for an optional parameter; a flag differs from its default. */
export const proposalFor = (document: ContractDocument, schema: Schema): Json | undefined => {
  const target = followed(document, schema)
  return target.type === 'boolean' ? target.default !== true : exampleOf(document, schema)
}

/** Whether a parameter's values are whole numbers. */
export const isInteger = (document: ContractDocument, schema: Schema) =>
  followed(document, schema).type === 'integer'

const mergedParts = (document: ContractDocument, schema: Schema): Schema => {
  const target = followed(document, withoutNull(schema).schema)
  const parts = (target.allOf ?? []).map((part) => mergedParts(document, part))
  return {
    ...target,
    required: [...parts, target].flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...[...parts, target].map(({ properties }) => properties ?? {})),
  }
}

/** A schema of an operation, its references and parts in one; of alternatives, the one that a value is meant to be. */
export const schemaOf = ({ document }: Operation, schema: Schema, value?: Json): Schema => {
  const merged = mergedParts(document, schema)
  const alternatives = (merged.oneOf ?? []).map((one) => mergedParts(document, one))
  const meant = alternatives.find(
    ({ required = [] }) => isRecord(value) && required.every((name) => name in value),
  )
  return meant ?? merged
}

/** The JSON type of a parameter's values; undefined where there is no single one. */
export const typeOf = ({ document }: Operation, schema: Schema) => {
  const { type } = followed(document, schema)
  return typeof type === 'string' ? type : undefined
}

/** The values that a parameter may have, if the contract counts them up; for a list, those of its items. */
export const enumOf = (operation: Operation, schema: Schema): Json[] | undefined => {
  const target = followed(operation.document, schema)
  return target.items ? enumOf(operation, target.items) : target.enum
}

/** Declared properties of the items of a token list, by wire name. */
export const itemPropertiesOf = ({ document, answer, items }: Operation) => {
  if (!items || !answer.schema) return {}
  const list = followed(document, answer.schema).properties?.[items]
  return (list?.items && followed(document, list.items).properties) ?? {}
}

/** Declared properties of an answer that is one thing, by wire name. */
export const propertiesOf = ({ document, answer }: Operation) =>
  (answer.schema && followed(document, answer.schema).properties) ?? {}

/** Name of the component that describes the successful answer; undefined when there is no body. */
export const answerSchemaOf = ({ answer }: ContractOperation) =>
  answer.schema?.$ref && refName(answer.schema.$ref)

/** Ids in the path besides that of the project, in their order. */
export const ownPathIds = ({ path }: Pick<ContractOperation, 'path'>) =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'project_id')

/** Every operation of the documents, in their order. A download link changes nothing, and so reads. */
export const allOperations = (documents: Documents): Operation[] =>
  [...documents].flatMap(([service, document]) =>
    operationsOf(document).map((operation) => ({
      ...operation,
      service,
      // The types and the documents are made of the same contracts.
      name: `${service}.${operation.id}` as OperationName,
      document,
      reads: isQuery(operation) || /^download[A-Z]/.test(operation.id),
      items: pageItemsOf(document, operation),
    })),
  )

/** Reads the wire documents of all services from `generated/`. */
export const loadDocuments = async (): Promise<Documents> =>
  new Map(
    await Promise.all(
      services.map(async (service) => {
        const file = new URL(`../../../generated/${service}/wire.json`, import.meta.url)
        return [service, JSON.parse(await readFile(file, 'utf8')) as ContractDocument] as const
      }),
    ),
  )

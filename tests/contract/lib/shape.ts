import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Service } from '@/config/services.ts'
import { createWireSchemas, type WireCheck } from '@/mock-platform/checks/wire-schemas.ts'
import type { Json } from '../../../codegen/contract.ts'
import { refName, resolve, type Schema } from '../../../codegen/schema.ts'
import type { Documents } from './operations.ts'
import type { Violation } from './violations.ts'

/** Holds a value against a component of a service's wire document. */
export type ShapeCheck = (service: Service, component: string, value: Json) => Violation[]

const isRecord = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

const textLimit = 60

const quoted = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > textLimit ? `${text.slice(0, textLimit)}…` : text
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** `/suites/0/labels/1/key` → `suites[].labels[].key`; the value tells items from keys that look like numbers. */
const placeOf = (pointer: string, value: Json) => {
  let path = ''
  let node: Json | undefined = value
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const inList: boolean = Array.isArray(node)
    path = inList ? `${path}[]` : joined(path, key)
    node = Array.isArray(node) ? node[Number(key)] : isRecord(node) ? node[key] : undefined
  }
  return path
}

const violationOf = (error: ErrorObject, root: Json): Violation => {
  const path = placeOf(error.instancePath, root)
  const { params, data } = error
  switch (error.keyword) {
    case 'required':
      return { check: 'missing', path: joined(path, params.missingProperty), message: 'is missing' }
    case 'type': {
      const declared = [params.type].flat().join(' or ')
      const message = `is ${quoted(data)}, of type ${kindOf(data)} instead of ${declared}`
      return { check: 'mistyped', path, message }
    }
    case 'enum':
    case 'const': {
      const declared = (params.allowedValues ?? [params.allowedValue]).join(', ')
      return { check: 'value', path, message: `is ${quoted(data)}; declared are ${declared}` }
    }
    default:
      return { check: 'value', path, message: `is ${quoted(data)}, which ${error.message}` }
  }
}

interface Branch {
  schema: Schema
  /** Findings, if the value was meant to be this alternative. */
  errors: readonly ErrorObject[]
  /** Declared required properties that the value lacks. */
  lacks: number
}

const outermost = (errors: readonly ErrorObject[]) => {
  const unions = errors.filter(({ keyword }) => keyword === 'oneOf')
  const isUnder = (error: ErrorObject, union: ErrorObject) =>
    error.instancePath.startsWith(`${union.instancePath}/`)
  return unions.filter((union) => !unions.some((other) => isUnder(union, other)))
}

/** Checks values against one document, with the alternatives of a `oneOf` told apart. */
class DocumentCheck {
  readonly #checkOf: (component: string) => WireCheck
  readonly #resolve: (ref: string) => Schema
  readonly #fixed = new WeakMap<Schema, Declared>()

  constructor(checkOf: (component: string) => WireCheck, byRef: (ref: string) => Schema) {
    this.#checkOf = checkOf
    this.#resolve = byRef
  }

  check(component: string, value: Json): Violation[] {
    return [
      ...this.#mismatches(component, value),
      ...this.#fieldFindings({ $ref: `#/components/schemas/${component}` }, value, ''),
    ]
  }

  /** Findings of the schema validator, those of a `oneOf` replaced by those of the alternative meant. */
  #mismatches(component: string, value: Json): Violation[] {
    const errors = this.#checkOf(component)(value)
    const unions = outermost(errors)
    const isInside = ({ instancePath }: ErrorObject) =>
      unions.some(
        (union) =>
          instancePath === union.instancePath || instancePath.startsWith(`${union.instancePath}/`),
      )
    return [
      ...errors.filter((error) => !isInside(error)).map((error) => violationOf(error, value)),
      ...unions.flatMap((union) => this.#unionMismatches(union, value)),
    ]
  }

  #unionMismatches(union: ErrorObject, root: Json): Violation[] {
    const path = placeOf(union.instancePath, root)
    const { oneOf = [] } = union.parentSchema as Schema
    const names = oneOf
      .map(({ $ref, type }) => ($ref ? refName($ref) : [type ?? 'another'].flat().join(' or ')))
      .join(', ')
    if (union.params.passingSchemas) {
      return [{ check: 'value', path, message: `fits more than one of ${names}` }]
    }
    const branch = this.#branchOf(union.parentSchema as Schema, union.data)
    if (!branch?.$ref) {
      return [
        { check: 'value', path, message: `is ${quoted(union.data)}, which fits none of ${names}` },
      ]
    }
    return this.#mismatches(refName(branch.$ref), union.data as Json).map((violation) => ({
      ...violation,
      path: violation.path === '' ? path : joined(path, violation.path ?? ''),
    }))
  }

  /** The alternative that a value is meant to be: by the discriminator, else by the properties it has. */
  #branchOf({ oneOf = [], discriminator }: Schema, value: unknown): Schema | undefined {
    const told = isRecord(value) && discriminator && value[discriminator.propertyName]
    const mapped = discriminator?.mapping?.[String(told)]
    if (mapped) return { $ref: mapped }
    const meant = oneOf.filter(({ type }) => type !== 'null' || value === null)
    const branches = meant.map((schema): Branch => {
      const errors = schema.$ref ? this.#checkOf(refName(schema.$ref))(value) : []
      const lacks = errors.filter(
        ({ keyword, instancePath }) => keyword === 'required' && instancePath === '',
      ).length
      return { schema, errors, lacks }
    })
    const order = (one: Branch, other: Branch) =>
      one.lacks - other.lacks || one.errors.length - other.errors.length
    const [best, second] = branches.sort(order)
    if (!best || !second || order(best, second) === 0)
      return best && !second ? best.schema : undefined
    return best.lacks > 0 ? undefined : best.schema
  }

  /** Properties that no part of the schema declares, and such as lack what belongs to them, everywhere in the tree. */
  #fieldFindings(schema: Schema, value: Json, path: string): Violation[] {
    if (typeof value === 'string') return this.#unlisted(schema, value, path)
    const { properties, additional, items, together } = this.#declared(schema, value)
    if (Array.isArray(value)) {
      return items ? value.flatMap((item) => this.#fieldFindings(items, item, `${path}[]`)) : []
    }
    if (!isRecord(value)) return []
    const isFree = additional === true || (additional === undefined && properties.size === 0)
    const inner = Object.entries(value).flatMap(([key, each]): Violation[] => {
      const place = joined(path, key)
      const declared = properties.get(key)
      if (declared) return this.#fieldFindings(declared, each, place)
      if (typeof additional === 'object') return this.#fieldFindings(additional, each, place)
      return isFree ? [] : [{ check: 'extra', path: place, message: 'is not declared' }]
    })
    return [...inner, ...together.flatMap((one) => lonely(one, value, path))]
  }

  /** A text that an open enum does not list: the console can live with it, its contract is to name it. */
  #unlisted(schema: Schema, value: string, path: string): Violation[] {
    const { anyOf } = this.#target(schema)
    const listed = anyOf && this.#target(anyOf[0] ?? {}).enum
    return !listed || listed.includes(value)
      ? []
      : [
          {
            check: 'value',
            path,
            message: `is ${quoted(value)}; declared are ${listed.join(', ')}`,
          },
        ]
  }

  #target(schema: Schema): Schema {
    return schema.$ref ? this.#target(this.#resolve(schema.$ref)) : schema
  }

  /** Declarations of a schema for a value: but for its alternatives the same for all. */
  #declared(schema: Schema, value: Json): Declared {
    const known = this.#fixed.get(schema)
    if (known) return known
    const declared = this.#declaredFor(schema, value)
    if (!declared.isByValue) this.#fixed.set(schema, declared)
    return declared
  }

  #declaredFor(schema: Schema, value: Json): Declared {
    if (schema.$ref) return this.#declared(this.#resolve(schema.$ref), value)
    const branch = schema.oneOf && this.#branchOf(schema, value)
    // A value that fits no alternative is reported as such; its properties are not reported once more.
    if (schema.oneOf && !branch) return { ...nothingDeclared, isByValue: true }
    const parts = [...(schema.allOf ?? []), ...(branch ? [branch] : [])].map((part) =>
      this.#declared(part, value),
    )
    const own = Object.entries(schema.properties ?? {})
    return {
      isByValue: schema.oneOf !== undefined || parts.some(({ isByValue }) => isByValue),
      properties: new Map([...parts.flatMap(({ properties }) => [...properties]), ...own]),
      additional:
        schema.additionalProperties ??
        parts.find(({ additional }) => additional !== undefined)?.additional,
      items: schema.items ?? parts.find(({ items }) => items)?.items,
      together: [
        ...parts.flatMap(({ together }) => together),
        ...Object.entries(schema['x-together'] ?? {}),
      ],
    }
  }
}

interface Declared {
  properties: Map<string, Schema>
  additional: Schema | boolean | undefined
  items: Schema | undefined
  together: Together[]
  /** Another value may be another alternative, for which other properties are declared. */
  isByValue: boolean
}

const nothingDeclared = {
  properties: new Map<string, Schema>(),
  additional: true,
  items: undefined,
  together: [],
}

/** Where the first is there, so are the others; dotted paths. */
type Together = [string, readonly string[]]

const isThere = (value: Json | undefined, path: string): boolean => {
  const found = path
    .split('.')
    .reduce<Json | undefined>((node, key) => (isRecord(node) ? node[key] : undefined), value)
  return found !== undefined && found !== null
}

const lonely = ([given, others]: Together, value: Json, path: string): Violation[] =>
  isThere(value, given)
    ? others
        .filter((other) => !isThere(value, other))
        .map((other) => ({
          check: 'missing',
          path: joined(path, other),
          message: `is missing, although ${given} is there`,
        }))
    : []

const madeChecks = new WeakMap<Documents, ShapeCheck>()

/**
 * Checks bodies against the wire documents: missing, mistyped and undeclared fields, enumerations,
 * formats and limits. Made once for the same documents. Throws for a component that the document does not have.
 */
export const createShapeCheck = (documents: Documents): ShapeCheck => {
  const known = madeChecks.get(documents)
  if (known) return known
  const schemas = createWireSchemas(documents)
  const compiled = new Map<string, WireCheck>()
  const checks = new Map(
    [...documents].map(([service, document]) => {
      const checkOf = (component: string) => {
        const key = `${service} ${component}`
        const schema = schemas.ref(service, `/components/schemas/${component}`)
        const made = compiled.get(key) ?? schemas.compile(schema)
        compiled.set(key, made)
        return made
      }
      // A reference inside a schema points at a schema.
      return [service, new DocumentCheck(checkOf, (ref) => resolve(document, ref) as Schema)]
    }),
  )
  const check: ShapeCheck = (service, component, value) =>
    checks.get(service)?.check(component, value) ?? []
  madeChecks.set(documents, check)
  return check
}

import { camelCase } from '../src/lib/camel-case.ts'
import type { ContractDocument } from './contract.ts'
import { isOpenEnum, refName, resolve, type Schema, withoutNull } from './schema.ts'

/** Names that every JavaScript object answers to; a contract must not use them for a property. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype))

/** Keywords that say what a value looks like; beside a reference or alternatives they would be lost. */
const shapeKeywords = [
  'type',
  'enum',
  'const',
  'items',
  'properties',
  'required',
  'additionalProperties',
  'oneOf',
  'anyOf',
  'allOf',
]

/** Keywords that the codec has no plan for. What only limits values, as `maxLength`, needs none. */
const unknownKeywords = [
  'not',
  'if',
  'then',
  'else',
  'patternProperties',
  'prefixItems',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
  '$dynamicRef',
  'readOnly',
  'writeOnly',
]

/** Writes the codec plans of one contract as TypeScript expressions. */
export class PlanWriter {
  /** Functions of the codec that the written plans use. */
  readonly used = new Set<string>()
  private readonly document: ContractDocument
  private readonly order: string[] = []
  private readonly open = new Set<string>()
  private readonly written = new Map<string, string>()
  /** Component and property, or part of a call, that is being written. */
  private place = ''

  constructor(document: ContractDocument) {
    this.document = document
  }

  /**
   * Expression of a schema; plans of the components it needs are written before it.
   * Throws, with the place, for a schema that the codec has no plan for.
   */
  expression(schema: Schema): string {
    this.check(schema)
    const { schema: own, nullable } = withoutNull(schema)
    return nullable ? this.call('nullable', this.expression(own)) : this.plain(own)
  }

  /** Runs with the name of a call, or of a part of one, as the place for messages. */
  of<T>(place: string, write: () => T): T {
    const outer = this.place
    this.place = place
    const written = write()
    this.place = outer
    return written
  }

  /** Expression of an object whose fields are the given schemas, by wire name. */
  object({ properties = {}, required = [] }: Schema): string {
    const taken = new Map<string, string>()
    const fields = Object.entries(properties).map(([name, schema]) => {
      const camel = camelCase(name)
      if (inherited.has(name) || inherited.has(camel))
        this.refuse(`has the property "${name}", which no object can have`)
      const other = taken.get(camel)
      if (other) this.refuse(`has the properties "${other}" and "${name}", both ${camel} in code`)
      taken.set(camel, name)
      const key = required.includes(name) ? name : `${name}?`
      const quoted = /^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)
      return `  ${quoted}: ${this.at(`.${name}`, schema)},`
    })
    return this.call('object', `{\n${fields.join('\n')}\n}`)
  }

  /** Expression of a schema that does not allow null. */
  private plain(schema: Schema): string {
    if (schema.$ref) return this.component(refName(schema.$ref))
    if (schema.const !== undefined) return this.call('enumeration', JSON.stringify(schema.const))
    if (schema.enum) {
      return this.call('enumeration', schema.enum.map((value) => JSON.stringify(value)).join(', '))
    }
    if (schema['x-open-enum']) return this.openEnum(schema)
    if (isOpenEnum(this.document, schema)) return this.name('string')
    if (schema.oneOf) return this.alternatives(schema)
    if (schema.allOf) return this.object(this.merged(schema))
    switch (schema.type) {
      case 'string':
      case 'integer':
      case 'number':
      case 'boolean':
        return this.name(schema.type)
      case 'array':
        return this.call(
          schema['x-item-by-item'] ? 'itemByItem' : 'list',
          this.at('[]', schema.items ?? {}),
        )
      case 'object':
        return schema.properties ? this.object(schema) : this.freeForm(schema)
      default:
        return this.refuse('says neither its type nor what it refers to')
    }
  }

  /** Expression of an open enum of which only the known values are told apart. */
  private openEnum(schema: Schema): string {
    const known = schema.anyOf?.[0]?.$ref
    if (!known || !isOpenEnum(this.document, schema)) {
      return this.refuse(
        'has "x-open-enum" beside something else than an open enum that has a name',
      )
    }
    return this.call('openEnumeration', this.component(refName(known)))
  }

  /** Refuses what a plan would silently lose. */
  private check(schema: Schema) {
    const keys = Object.keys(schema)
    const unknown = keys.find((key) => unknownKeywords.includes(key))
    if (unknown) this.refuse(`uses "${unknown}", which the codec does not know`)
    if (keys.includes('nullable')) {
      this.refuse('uses "nullable", which OpenAPI 3.1 writes as type: [string, "null"]')
    }
    const { type, properties, additionalProperties } = schema
    if (type === 'null' || schema.const === null) this.refuse('is always null')
    if (Array.isArray(type) && type.filter((one) => one !== 'null').length !== 1) {
      this.refuse(
        `has the types ${type.join(', ')}; one of them and "null" is what the codec knows`,
      )
    }
    if (schema.anyOf && !withoutNull(schema).nullable && !isOpenEnum(this.document, schema)) {
      this.refuse('uses "anyOf" for more than null or an open enum; alternatives are a oneOf')
    }
    if (properties && additionalProperties !== undefined && additionalProperties !== false) {
      this.refuse('lets in other properties than it declares; they would be lost')
    }
    const main = ['$ref', 'oneOf', 'anyOf'].find((key) => keys.includes(key))
    const lost = main && keys.find((key) => key !== main && shapeKeywords.includes(key))
    if (lost) this.refuse(`has "${lost}" beside "${main}", where it would be lost`)
  }

  /** The written components, each as a declaration that can stand alone. */
  declarations(): string[] {
    return this.order.map((name) => {
      const type = this.typeOf(name)
      return `export const ${name}: ${type} = ${this.written.get(name)}`
    })
  }

  private typeOf(name: string) {
    const { allOf, enum: values, properties, type } = this.schemaOf(name)
    if (Array.isArray(type)) return 'Plan'
    if (allOf ?? properties) return 'ObjectPlan'
    return values ? 'EnumerationPlan' : 'Plan'
  }

  private schemaOf(name: string) {
    // A reference inside a schema points at a schema: the contract linter has seen to it.
    return resolve(this.document, `#/components/schemas/${name}`) as Schema
  }

  private component(name: string): string {
    if (this.open.has(name)) return this.call('reference', `() => ${name}`)
    if (!this.written.has(name)) {
      this.open.add(name)
      const schema = this.schemaOf(name)
      const expression = this.of(name, () => this.expression(schema))
      this.open.delete(name)
      this.written.set(name, expression)
      this.order.push(name)
    }
    return name
  }

  private freeForm({ additionalProperties }: Schema): string {
    const item = typeof additionalProperties === 'object' ? additionalProperties : {}
    return this.call('map', this.at('{}', item))
  }

  private merged({ allOf = [], ...own }: Schema): Schema {
    const parts = allOf.map((part) => {
      const schema = part.$ref ? this.schemaOf(refName(part.$ref)) : part
      this.check(schema)
      if (schema.allOf) return this.merged(schema)
      if (schema.type !== 'object') this.refuse('has a part in its allOf that is no object')
      if (!schema.properties) this.refuse('has a part in its allOf that declares no properties')
      return schema
    })
    return [...parts, own].reduce<Schema>(
      (all, part) => ({
        properties: { ...all.properties, ...part.properties },
        required: [...(all.required ?? []), ...(part.required ?? [])],
      }),
      {},
    )
  }

  private alternatives({ oneOf = [], discriminator }: Schema): string {
    const names = oneOf.map((schema) => {
      if (!schema.$ref) return this.refuse('has an alternative that is no named component')
      const name = refName(schema.$ref)
      const { type, properties, allOf } = this.schemaOf(name)
      if (Array.isArray(type) || !(properties ?? allOf)) {
        return this.refuse(`has the alternative ${name}, which is no object`)
      }
      return name
    })
    const member = (key: string, name: string) => `  ${key}: ${this.component(name)},`
    if (!discriminator) {
      const members = names.map((name) => member(name, name))
      return this.call('choice', `{\n${members.join('\n')}\n}`)
    }
    const { propertyName } = discriminator
    const members = names.flatMap((name) => {
      const schema = this.merged(this.schemaOf(name))
      const own = schema.properties?.[propertyName]
      const values = own?.const !== undefined ? [own.const] : (own?.enum ?? [])
      if (values.length === 0) {
        this.refuse(`has the alternative ${name}, which does not fix "${propertyName}"`)
      }
      return values.map((value) => member(JSON.stringify(value), name))
    })
    return this.call('choiceBy', `${JSON.stringify(propertyName)}, {\n${members.join('\n')}\n}`)
  }

  private at(step: string, schema: Schema) {
    return this.of(this.place + step, () => this.expression(schema))
  }

  private refuse(what: string): never {
    throw new Error(`${this.place} ${what}.`)
  }

  private name(name: string) {
    this.used.add(name)
    return name
  }

  private call(name: string, inner: string) {
    return `/* @__PURE__ */ ${this.name(name)}(${inner})`
  }
}

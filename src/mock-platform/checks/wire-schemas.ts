import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Service } from '@/config/services.ts'

/** Says what is wrong with a value: one error a finding, none when all is well. */
export type WireCheck = (value: unknown) => readonly ErrorObject[]

/** The schemas of the wire documents, ready to hold values against. */
export interface WireSchemas {
  /** A schema that stands at a JSON pointer in the document of a service. */
  ref(service: Service, pointer: string): object
  /** Throws for a reference to nothing. */
  compile(schema: object): WireCheck
}

/**
 * The one validator by which the mock platform and the contract tests check: JSON Schema 2020-12 with formats,
 * all errors at once, each with the value and the schema it is about.
 */
export const createWireSchemas = (documents: ReadonlyMap<Service, object>): WireSchemas => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, verbose: true })
  addFormats.default(ajv)
  for (const [service, document] of documents) ajv.addSchema(document, `wire:${service}`)
  return {
    ref: (service, pointer) => ({ $ref: `wire:${service}#${encodeURI(pointer)}` }),
    compile: (schema) => {
      const validate = ajv.compile(schema)
      return (value) => (validate(value) ? [] : [...(validate.errors ?? [])])
    },
  }
}

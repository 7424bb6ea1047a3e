import type { Json } from '../../../codegen/contract.ts'
import type { Schema } from '../../../codegen/schema.ts'
import type { Answer } from './exchange.ts'
import { isRecord, type Operation, schemaOf } from './operations.ts'
import type { Violation } from './violations.ts'

/** A body that a platform has to refuse. */
interface WrongBody {
  field: string
  /** Its problem, in words. */
  what: string
  body: Json
}

/** A value of another type than a schema asks for. */
const mistyped = ({ type }: Schema): Json | undefined => {
  if (type === 'string') return 7
  if (type === 'boolean' || type === 'integer' || type === 'number') return 'contract-test'
  return type === 'array' || type === 'object' ? 'contract-test' : undefined
}

/** Bodies that are wrong in one field: it is missing, of another type, or too long. */
export const wrongBodies = (operation: Operation, body: Json | undefined): WrongBody[] => {
  if (!isRecord(body) || !operation.body) return []
  const { required = [], properties = {} } = schemaOf(operation, operation.body, body)
  return Object.keys(body).flatMap((field): WrongBody[] => {
    const { [field]: _, ...rest } = body
    const schema = properties[field] && schemaOf(operation, properties[field])
    const { maxLength } = (schema ?? {}) as { maxLength?: number }
    const other = schema && mistyped(schema)
    const isRequired = required.includes(field)
    return [
      ...(isRequired ? [{ field, what: `a body without ${field}`, body: rest }] : []),
      ...(isRequired && other !== undefined
        ? [
            {
              field,
              what: `a body with ${field} ${JSON.stringify(other)}`,
              body: { ...rest, [field]: other },
            },
          ]
        : []),
      ...(maxLength === undefined
        ? []
        : [
            {
              field,
              what: `a body with ${maxLength + 1} characters in ${field}`,
              body: { ...rest, [field]: 'x'.repeat(maxLength + 1) },
            },
          ]),
    ]
  })
}

/** Wrong input is refused, by a status that says whose fault it is. */
export const expectRefusal =
  (field: string, what: string) =>
  ({ status }: Answer): Violation[] =>
    status >= 400 && status < 500
      ? []
      : [
          {
            check: 'input',
            path: field,
            message: `${what} is answered by ${status} instead of 4xx`,
          },
        ]

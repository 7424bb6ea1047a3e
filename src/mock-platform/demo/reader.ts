import { refuse } from '../core/refusal.ts'

/** A JSON object with unknown fields. */
export type Fields = { readonly [name: string]: unknown }

const invalid = (name: string, expected: string): never =>
  refuse(400, 'invalid_request', `The field ${name} must be ${expected}.`)

/** Reads the fields of a control's body. Every method refuses a field of another type with 400, naming it. */
export class Reader {
  readonly #fields: Fields

  constructor(fields: Fields) {
    this.#fields = fields
  }

  /** The whole body. */
  all(): Fields {
    return this.#fields
  }

  /** Whether the field is present. */
  has(name: string) {
    return this.#fields[name] !== undefined
  }

  /** A property to spread into a result; empty when the field is absent. */
  optional<Name extends string, Value>(name: Name, read: () => Value): { [N in Name]?: Value } {
    const result: { [N in Name]?: Value } = {}
    if (this.has(name)) result[name] = read()
    return result
  }

  text(name: string): string {
    const value = this.#fields[name]
    return typeof value === 'string' ? value : invalid(name, 'a text')
  }

  textOrNumber(name: string): string | number {
    const value = this.#fields[name]
    return typeof value === 'number' ? value : this.text(name)
  }

  flag(name: string): boolean {
    const value = this.#fields[name]
    return typeof value === 'boolean' ? value : invalid(name, 'true or false')
  }

  /** A number from `min` to `max`, both included. */
  number(name: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
    const value = this.#fields[name]
    if (typeof value === 'number' && value >= min && value <= max) return value
    return invalid(name, `a number from ${min} to ${max}`)
  }

  /** An integer from `min` to `max`, both included. */
  integer(name: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
    const value = this.#fields[name]
    if (Number.isInteger(value)) return this.number(name, min, max)
    return invalid(name, `a whole number from ${min} to ${max}`)
  }

  oneOf<Value extends string>(name: string, values: readonly Value[]): Value {
    const found = values.find((value) => value === this.#fields[name])
    return found ?? invalid(name, `one of ${values.join(', ')}`)
  }

  object(name: string): Reader {
    const value = this.#fields[name]
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? new Reader({ ...value })
      : invalid(name, 'an object')
  }
}

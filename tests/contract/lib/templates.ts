import type { Json } from '../../../codegen/contract.ts'

/**
 * A value with places to fill in. `'{suite.id}'` stands for the field itself, number or object as it
 * is; in a longer text, as `'{project.id}:{session.feature}'`, it stands for the field's text.
 */
export type Template =
  | string
  | number
  | boolean
  | readonly Template[]
  | { readonly [key: string]: Template }

/** Things by name: those that were found and those that were made. */
export type Bindings = ReadonlyMap<string, Json>

const place = /\{([a-zA-Z]+(?:\.\w+)*)\}/g

/** Fields of a value by a dotted path; a list on the way stands for each of its items. */
export const valuesAt = (value: Json | undefined, path: readonly string[]): Json[] => {
  if (value === undefined || value === null) return []
  const [key, ...rest] = path
  if (key === undefined) return [value]
  if (Array.isArray(value)) {
    return /^\d+$/.test(key)
      ? valuesAt(value[Number(key)], rest)
      : value.flatMap((item) => valuesAt(item, path))
  }
  return typeof value === 'object' ? valuesAt(value[key], rest) : []
}

/** Value of a place as `suite.id`; undefined when there is no such thing or field. */
const lookUp = (reference: string, bindings: Bindings): Json | undefined => {
  const [name = '', ...path] = reference.split('.')
  return valuesAt(bindings.get(name), path)[0]
}

/** Names of the things that a template speaks of, each once. */
export const namesIn = (template: Template | undefined): string[] => {
  const texts = [JSON.stringify(template) ?? '']
  const names = texts.flatMap((text) => [...text.matchAll(place)].map(([, path = '']) => path))
  return [...new Set(names.map((path) => path.split('.', 1)[0] ?? ''))]
}

/** A template speaks of a field that the thing does not have. */
export class EmptyPlaceError extends Error {
  override name = 'EmptyPlaceError'
  readonly reference: string

  constructor(reference: string) {
    super(`There is no ${reference}.`)
    this.reference = reference
  }
}

const found = (reference: string, bindings: Bindings): Json => {
  const value = lookUp(reference, bindings)
  if (value === undefined) throw new EmptyPlaceError(reference)
  return value
}

const filledText = (text: string, bindings: Bindings): Json => {
  const whole = new RegExp(`^${place.source}$`).exec(text)?.[1]
  if (whole !== undefined) return found(whole, bindings)
  return text.replace(place, (_, reference: string) => String(found(reference, bindings)))
}

/** Fills the places of a template. Throws `EmptyPlaceError` when one has nothing to fill it. */
export const filled = (template: Template, bindings: Bindings): Json => {
  if (typeof template === 'string') return filledText(template, bindings)
  if (typeof template !== 'object') return template
  if (Array.isArray(template)) return template.map((item: Template) => filled(item, bindings))
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, filled(value, bindings)]),
  )
}

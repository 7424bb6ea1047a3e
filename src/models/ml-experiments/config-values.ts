import { parse } from 'yaml'

/** The values of a config file by their path, such as `model.layers.0`. */
export type ConfigValues = ReadonlyMap<string, string>

/** As the programs read it that train: keys may come twice, and `<<` takes over what another part has. */
const reading = {
  merge: true,
  uniqueKeys: false,
  // A seed is longer than what a number holds.
  intAsBigInt: true,
  // A tag that is not known is no problem of the page.
  logLevel: 'error',
} as const

const flatten = (value: unknown, path: string, into: Map<string, string>) => {
  if (typeof value !== 'object' || value === null) {
    if (path) into.set(path, String(value))
    return
  }
  const parts = Object.entries(value)
  if (parts.length === 0 && path) into.set(path, Array.isArray(value) ? '[]' : '{}')
  for (const [name, part] of parts) {
    flatten(part, path ? `${path}.${name}` : name, into)
  }
}

/** The values of a config file; none for text that is no YAML. */
export const configValues = (text: string | undefined): ConfigValues => {
  const values = new Map<string, string>()
  try {
    flatten(parse(text ?? '', reading), '', values)
  } catch {
    // An unreadable config is not compared; the page of the run shows its text.
  }
  return values
}

import { parse } from 'yaml'

/** The values of a config file by their path, such as `model.layers.0`. */
export type ConfigValues = ReadonlyMap<string, string>

const flatten = (value: unknown, path: string, into: Map<string, string>) => {
  if (typeof value !== 'object' || value === null) {
    if (path) into.set(path, String(value))
    return
  }
  for (const [name, part] of Object.entries(value)) {
    flatten(part, path ? `${path}.${name}` : name, into)
  }
}

/** The values of a config file; none for text that is no YAML. */
export const configValues = (text: string | undefined): ConfigValues => {
  const values = new Map<string, string>()
  try {
    flatten(parse(text ?? ''), '', values)
  } catch {
    // What cannot be read is not compared; the page of the run shows the text.
  }
  return values
}

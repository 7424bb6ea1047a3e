import type { Config } from '@/config/config.ts'

/** One value of the configuration. */
export interface ConfigurationRow {
  /** Dotted name in `config.json`: `services.evaluation`. */
  name: string
  /** Undefined where the deployment sets none. */
  value: string | undefined
}

/** A URL without credentials, query and fragment, safe to show. */
const showable = (value: string): string => {
  const url = /^https?:/i.test(value) ? URL.parse(value) : null
  if (!url) return value
  const rest = url.search === '' && url.hash === '' ? '' : '?…'
  return url.origin + url.pathname + rest
}

const rowsOf = (values: object, prefix = ''): ConfigurationRow[] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix + key
    if (typeof value === 'object' && value !== null) return rowsOf(value, `${name}.`)
    return [{ name, value: value === undefined ? undefined : showable(String(value)) }]
  })

/** Every value of the configuration that the console reads, in the order of `config.json`. */
export const configurationRows = (config: Config): ConfigurationRow[] => rowsOf(config)

import { encode, parseList, writeList } from './lists.ts'
import { defaultPageSize, type PageSize, pageSizes } from './paging.ts'
import { decoded } from './urls.ts'

/**
 * Search parameters of a navigation. Undefined and the empty list omit the parameter, so that a missing
 * parameter always means "no filter".
 */
export type SearchInput = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>

/** Camel-case names that are read but never written. */
const aliases = new Map<string, string>(
  [
    'pageSize',
    'simType',
    'simulatorType',
    'displayName',
    'userName',
    'targetIds',
    'itemIds',
    'tableConfig',
    'projectId',
    'catalogId',
    'jobId',
    'suiteId',
    'scenarioId',
    'failureCauseLabels',
    'suiteLabels',
  ].map((name) => [name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
)

/**
 * Parameters that hold a list: those that a schema reads as one, and one that addresses may still have. They are
 * comma-separated, each element URI-encoded. The text stays encoded, as decoding it as a whole would turn a
 * comma within an element into a separator.
 */
const lists = new Set(['item_ids'])

const decode = (text: string) => decoded(text.replaceAll('+', ' '))

const readValue = (name: string, text: string) =>
  lists.has(name) ? writeList(parseList(text.replaceAll('+', ' '))) : decode(text)

/**
 * Parses a query (`?page=2&page_size=20`, with or without the question mark) to strings; no JSON. A
 * camel-case alias counts as its snake-case name unless that is present; the first of repeated parameters
 * wins; unknown parameters are kept.
 */
export const parseSearch = (query: string): Record<string, string> => {
  const found = new Map<string, string>()
  const aliased = new Map<string, string>()
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const equals = pair.indexOf('=')
    const given = decode(equals < 0 ? pair : pair.slice(0, equals))
    const name = aliases.get(given) ?? given
    const target = name === given ? found : aliased
    if (name === '' || target.has(name)) continue
    target.set(name, readValue(name, equals < 0 ? '' : pair.slice(equals + 1)))
  }
  // From entries, so that a parameter named `__proto__` becomes an ordinary property.
  return Object.fromEntries([...aliased, ...found])
}

const writeValue = (name: string, value: Exclude<SearchInput[string], undefined>) => {
  if (typeof value === 'object') return writeList(value)
  return lists.has(name) ? readValue(name, String(value)) : encode(String(value))
}

/**
 * Writes a query with sorted parameters and a leading question mark; empty without parameters. Parsing and
 * writing the result again does not change it.
 */
export const stringifySearch = (search: SearchInput): string => {
  const pairs = Object.entries(search)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => {
      if (value === undefined || (typeof value === 'object' && value.length === 0)) return []
      return [`${encode(name)}=${writeValue(name, value)}`]
    })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Parameters from the router: strings if they come from the URL, else the values of the navigation. */
type Search = Readonly<Record<string, unknown>>

const textOf = (search: Search, name: string): string => {
  const value = search[name]
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

/** The requested page (`page`, from 1); 1 if invalid. */
export const pageOf = (search: Search): number => {
  const text = textOf(search, 'page')
  const page = /^\d+$/.test(text) ? Number(text) : 1
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The requested page size (`page_size`); the default if invalid. */
export const pageSizeOf = (search: Search): PageSize =>
  pageSizes.find((size) => String(size) === textOf(search, 'page_size')) ?? defaultPageSize

/** The elements of a list parameter without duplicates; empty if absent. */
export const listOf = (search: Search, name: string): string[] => {
  const value = search[name]
  return Array.isArray(value) ? value.map(String) : parseList(textOf(search, name))
}

/** True for the values `true` and `1`. */
export const flagOf = (search: Search, name: string): boolean =>
  ['true', '1'].includes(textOf(search, name))

/** The value of a parameter if it is allowed, else the fallback. */
export const oneOf = <Value extends string, Fallback>(
  search: Search,
  name: string,
  allowed: readonly Value[],
  fallback: Fallback,
): Value | Fallback => {
  const text = textOf(search, name)
  return allowed.find((value) => value === text) ?? fallback
}

/** Reads the value of one parameter; undefined for an invalid or default value, which is omitted. */
export type Reader<Value> = (value: unknown) => Value | undefined

const asText = (value: unknown): string => textOf({ value }, 'value')

/** A non-blank string. */
export const text: Reader<string> = (value) =>
  asText(value).trim() === '' ? undefined : asText(value)

/** A flag; false is read as absent. */
export const flag: Reader<true> = (value) => flagOf({ value }, 'value') || undefined

/** A whole number from 1. */
export const wholeNumber: Reader<number> = (value) => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

const listReaders = new Set<unknown>()

const listReader = <Value extends string>(read: Reader<readonly Value[]>) => {
  listReaders.add(read)
  return read
}

/** A list of strings without duplicates; the empty list is read as absent. */
export const list = listReader<string>((value) => {
  const elements = listOf({ value }, 'value')
  return elements.length > 0 ? elements : undefined
})

/** One of these values. */
export const choice =
  <Value extends string>(allowed: readonly Value[]): Reader<Value> =>
  (value) =>
    allowed.find((one) => one === asText(value))

/** A subset of these values, in the given order. */
export const choices = <Value extends string>(allowed: readonly Value[]) =>
  listReader<Value>((value) => {
    const asked = list(value)
    const known = allowed.filter((one) => asked?.includes(one))
    return known.length > 0 ? known : undefined
  })

/** The parameters of a route, each with its reader. */
export type SearchSchema = Readonly<Record<string, Reader<SearchInput[string]>>>

/** The search type of a schema; absent parameters are missing. */
export type SearchOf<Schema extends SearchSchema> = {
  readonly [Name in keyof Schema]?: NonNullable<ReturnType<Schema[Name]>>
}

/** Parameters of every table: page, page size, sort order and columns. */
export const tableSearch = {
  page: (value) => {
    const page = pageOf({ page: value })
    return page > 1 ? page : undefined
  },
  page_size: (value) => {
    const size = pageSizeOf({ page_size: value })
    return size === defaultPageSize ? undefined : size
  },
  sort: text,
  /** Columns that a link hides; without it, those that the user has hidden. */
  hidden_columns: list,
} as const satisfies SearchSchema

/**
 * Makes the `validateSearch` of a route from its schema, whose lists are read as lists from any address. Compose
 * schemas by spreading: `readSearch({ ...tableSearch, ...suiteSearch })`.
 */
export const readSearch = <Schema extends SearchSchema>(schema: Schema) => {
  const readers = Object.entries(schema)
  for (const [name, read] of readers) if (listReaders.has(read)) lists.add(name)
  return (search: Search): SearchOf<Schema> => {
    const known = readers.flatMap(([name, read]) => {
      const value = read(search[name])
      // The router keeps the text of a parameter that is left out: an invalid one is undefined instead.
      return value === undefined && !(name in search) ? [] : [[name, value] as const]
    })
    // `fromEntries` loses the type: each value comes from the reader of its name.
    return Object.fromEntries(known) as SearchOf<Schema>
  }
}

/** The names that are present in the search parameters. */
export const presentIn = <Name extends string>(
  search: { readonly [name in Name]?: unknown },
  names: readonly Name[],
): Name[] => names.filter((name) => search[name] !== undefined)

import { flag, type Reader, type SearchInput, text } from './search-params.ts'

/** The control of a parameter, above the list. */
export type FilterControl = FilterField & {
  /** Shown once *More* is pressed, or while it filters: what fewer people use, so that the others fit in a line. */
  isMore?: boolean
}

type FilterField =
  /** A field for words; the pause after the last letter is in milliseconds. */
  | { kind: 'words'; label: string; placeholder?: string; debounce?: number; isNarrow?: boolean }
  | { kind: 'flag'; label: string }
  /** A choice of one, or of several; labels by value. */
  | { kind: 'choice' | 'choices'; label: string; labels: Readonly<Record<string, string>> }
  /** Drawn by the list itself. */
  | { kind: 'own' }

type Value = NonNullable<SearchInput[string]>

/** A parameter of the address that filters a list. */
export interface FilterParameter<Item, Read extends Value, Asked = never, Query = unknown> {
  readonly read: Reader<Read>
  /** The condition for a value, or for none; undefined if all items pass. */
  condition(value: Read | undefined): ((item: Item) => boolean) | undefined
  /** The argument of the call, if the service applies the parameter. */
  readonly query?: ((value: Asked) => Query) | undefined
  /** Undefined for a parameter that only links set. */
  readonly control?: FilterControl | undefined
  /** It names another list, such as that of deleted things: *Clear the filter* keeps it. */
  readonly isScope?: boolean
}

interface ParameterOptions<Item, Read, Asked, Query> {
  /** Whether an item passes a value; left out where only the service can tell. */
  passes?: (item: Item, value: Read) => boolean
  query?: (value: Asked) => Query
  control?: FilterControl
}

/** A parameter with a condition of its own. */
export const by = <Item, Read extends Value, Asked = never, Query = unknown>(
  read: Reader<Read>,
  { passes, ...options }: ParameterOptions<Item, Read, Asked, Query>,
): FilterParameter<Item, Read, Asked, Query> => ({
  ...options,
  read,
  condition: (value) =>
    value === undefined || !passes ? undefined : (item) => passes(item, value),
})

/** Things with all of these words, found as `searchBy` does. */
export const byWords = <Item>(
  find: (typed: string) => (item: Item) => boolean,
  control: Omit<Extract<FilterControl, { kind: 'words' }>, 'kind'>,
): FilterParameter<Item, string> => ({
  read: text,
  condition: (typed) => (typed === undefined ? undefined : find(typed)),
  control: { kind: 'words', ...control },
})

/**
 * The deleted things instead of the others. Filtered in the browser too: until the service's answer arrives, the
 * list still holds the others.
 */
export const byDeleted = <Query>(
  query: (deleted: boolean) => Query,
): FilterParameter<{ deprecated: boolean }, boolean, boolean, Query> => ({
  read: flag,
  condition:
    (deleted = false) =>
    ({ deprecated }) =>
      deprecated === deleted,
  query,
  control: { kind: 'flag', label: 'Only deleted' },
  isScope: true,
})

type FilterParameters = Readonly<Record<string, FilterParameter<never, Value, never>>>

/** A function of the items of a parameter; of any, if it has no condition. */
type ConditionOf<P extends FilterParameters[string]> =
  NonNullable<ReturnType<P['condition']>> extends (item: infer Item) => boolean
    ? (item: [Item] extends [never] ? unknown : Item) => boolean
    : never

/** Items that have all that the parameters look at. */
type ItemOf<P extends FilterParameters> = {
  [Name in keyof P]: ConditionOf<P[Name]>
}[keyof P] extends (item: infer Item) => boolean
  ? Item
  : never

type AskedOf<P extends FilterParameters[string]> = Parameters<NonNullable<P['query']>>[0]

/** The names of the parameters that the service applies. */
type ServiceName<P extends FilterParameters> = {
  [Name in keyof P]: [AskedOf<P[Name]>] extends [never] ? never : Name
}[keyof P]

/** Values of the parameters that the service applies; absent ones are missing. */
export type ServiceFilterOf<Filter extends { parameters: FilterParameters }> = {
  readonly [Name in ServiceName<Filter['parameters']>]?:
    | AskedOf<Filter['parameters'][Name]>
    | undefined
}

/** Parameters of the address, read or not. */
type Search = Readonly<Record<string, unknown>>

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** All that derives from the parameters of a list's filter. */
export interface ListFilter<P extends FilterParameters> {
  readonly parameters: P
  /** How each is read from the address, for the `validateSearch` of the route. */
  readonly schema: { readonly [Name in keyof P]: P[Name]['read'] }
  /** The items that pass, in their order; the same array when all of them do. */
  apply: <Item extends ItemOf<P>>(items: readonly Item[], search: Search) => readonly Item[]
  /** The names of the parameters that *Clear the filter* removes. */
  active: (search: Search) => readonly string[]
  /** The values of the parameters that the service applies: what the route's loader depends on. */
  serviceOf: (search: Search) => ServiceFilterOf<{ parameters: P }>
  /** The arguments of the call. */
  queryOf: (
    filter: ServiceFilterOf<{ parameters: P }>,
  ) => Partial<Intersection<ReturnType<NonNullable<P[ServiceName<P>]['query']>>>>
  /** The filter by some of its parameters; whatever the address says of the others counts as absent. */
  only: (...names: readonly (keyof P)[]) => ListFilter<P>
}

/** Declares the parameters that filter a list, in the order of their controls. */
export const listFilter = <P extends FilterParameters>(parameters: P): ListFilter<P> => {
  const all = Object.entries<FilterParameter<never, Value, never>>(parameters)
  const valuesOf = (search: Search, those: typeof all) =>
    those.flatMap(([name, { read }]) => {
      const value = read(search[name])
      return value === undefined ? [] : [[name, value] as const]
    })
  return {
    parameters,
    // `fromEntries` loses the type: each reader is that of its name.
    schema: Object.fromEntries(
      all.map(([name, { read }]) => [name, read]),
    ) as ListFilter<P>['schema'],
    apply: (items, search) => {
      const conditions = all.flatMap(
        ([name, parameter]) => parameter.condition(parameter.read(search[name])) ?? [],
      ) as ((item: (typeof items)[number]) => boolean)[]
      const passing = items.filter((item) => conditions.every((passes) => passes(item)))
      return passing.length === items.length ? items : passing
    },
    active: (search) =>
      valuesOf(
        search,
        all.filter(([, { isScope }]) => !isScope),
      ).map(([name]) => name),
    serviceOf: (search) =>
      Object.fromEntries(
        valuesOf(
          search,
          all.filter(([, { query }]) => query),
        ),
      ) as ServiceFilterOf<{ parameters: P }>,
    queryOf: (filter) =>
      Object.assign(
        {},
        ...all.map(([name, { query }]) => {
          const value = (filter as Search)[name]
          return value === undefined ? {} : query?.(value as never)
        }),
      ),
    only: (...names) =>
      listFilter(
        Object.fromEntries(
          all.map(([name, parameter]) => [
            name,
            names.includes(name)
              ? parameter
              : { ...parameter, read: () => undefined, control: undefined },
          ]),
        ) as P,
      ),
  }
}

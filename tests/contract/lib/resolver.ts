import type { Json } from '../../../codegen/contract.ts'
import { isHeaderArgument } from '../../../codegen/schema.ts'
import { pageOf } from './answer-checks.ts'
import type { Calls } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import type { Operation, OperationName } from './operations.ts'
import {
  type Bindings,
  EmptyPlaceError,
  filled,
  namesIn,
  type Template,
  valuesAt,
} from './templates.ts'

/** Fields that an item has, by dotted path. */
type Conditions = { readonly [path: string]: string | number | boolean }

interface Selection {
  /** Its name in reports: `firmware release`. */
  readonly words: string
  /** Items without these are of no use. */
  readonly where?: Conditions
  /** Items with these come first. */
  readonly prefer?: Conditions
}

/** Where things come from: from the items of a list, or from inside another thing. */
export type Source =
  | (Selection & {
      readonly from: OperationName
      readonly query?: { readonly [name: string]: Template }
    })
  | (Selection & { readonly within: string; readonly at: string })

/** Everything that tells the resolver where arguments come from. */
export interface Tables {
  readonly sources: { readonly [name: string]: Source }
  /** By service: which place a parameter is filled from. */
  readonly parameters: { readonly [service: string]: { readonly [parameter: string]: string } }
}

/** Parts of a call, before places are filled. */
export interface CallTemplate {
  path?: { readonly [name: string]: Template } | undefined
  query?: { readonly [name: string]: Template } | undefined
  header?: { readonly [name: string]: Template } | undefined
  body?: Template | undefined
}

/** Why no arguments were found. */
export interface Miss {
  /** Name of what there is none of. */
  name: string
  /** Names of the projects that were searched. */
  projects: string[]
  /** The list that has none; undefined where it comes from elsewhere. */
  list: OperationName | undefined
}

/** How many items of one list are looked into. */
const itemLimit = 8

/** How many calls the search for one operation's arguments may take. */
const callLimit = 60

const fits = (item: Json, conditions: Conditions = {}) =>
  Object.entries(conditions).every(([path, value]) =>
    valuesAt(item, path.split('.')).includes(value),
  )

/** Usable items, the preferred ones first, and not more than are worth trying. */
const selected = (items: readonly Json[], { where, prefer }: Omit<Selection, 'words'>) => {
  const usable = items.filter((item) => fits(item, where))
  const rank = (item: Json) => (prefer && !fits(item, prefer) ? 1 : 0)
  return usable.toSorted((one, other) => rank(one) - rank(other)).slice(0, itemLimit)
}

/** Templates of all arguments of a call: its own, and the table's for parameters it must have. */
const templatesOf = (
  operation: Operation,
  { parameters }: Pick<Tables, 'parameters'>,
  own: CallTemplate = {},
): Required<Pick<CallTemplate, 'path' | 'query' | 'header'>> & { body: Template | undefined } => {
  const places = parameters[operation.service] ?? {}
  const from = (kind: 'path' | 'query' | 'header') =>
    operation.parameters.flatMap((parameter): [string, Template][] => {
      const { name, in: place, required } = parameter
      if (place !== kind || required !== true) return []
      if (kind === 'header' && !isHeaderArgument(parameter)) return []
      const source = name === 'project_id' ? 'project.id' : places[name]
      if (!source) throw new Error(`The tables do not say what ${name} of ${operation.name} is.`)
      return [[name, `{${source}}`]]
    })
  return {
    path: { ...Object.fromEntries(from('path')), ...own.path },
    query: { ...Object.fromEntries(from('query')), ...own.query },
    header: { ...Object.fromEntries(from('header')), ...own.header },
    body: own.body,
  }
}

/** Fills the templates of a call. Throws `EmptyPlaceError` when there is nothing to fill a place. */
const argumentsFrom = (
  templates: ReturnType<typeof templatesOf>,
  bindings: Bindings,
): CallArguments => {
  const record = (values: { readonly [name: string]: Template }) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, filled(value, bindings)]),
    )
  return {
    path: record(templates.path ?? {}),
    query: record(templates.query ?? {}),
    header: record(templates.header ?? {}),
    body: templates.body === undefined ? undefined : filled(templates.body, bindings),
  }
}

/** One search: what it may still cost, and how far it came. */
interface Search {
  calls: number
  depth: number
  miss: string | undefined
  projects: Set<string>
}

/**
 * Finds arguments through the operations themselves: ids come from lists, whose own ids come from
 * other lists. Where a list is empty, the search goes back and tries the next item of the one before.
 */
export class Resolver {
  readonly #calls: Calls
  readonly #operations: ReadonlyMap<string, Operation>
  readonly #tables: Tables

  constructor(calls: Calls, operations: ReadonlyMap<string, Operation>, tables: Tables) {
    this.#calls = calls
    this.#operations = operations
    this.#tables = tables
  }

  /** Meaning of a name, in words. */
  wordsOf(name: string) {
    const inWords = () => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return this.#tables.sources[name]?.words ?? inWords()
  }

  /** Names of the things that a call's arguments come from. */
  namesFor(operation: Operation, own: CallTemplate) {
    const { path, query, header, body } = templatesOf(operation, this.#tables, own)
    return namesIn([path, query, header, body ?? ''])
  }

  /** Arguments for a call, one way after the other; what is missing when there are no more. */
  async *arguments(
    operation: Operation,
    own: CallTemplate,
    bindings: Bindings,
  ): AsyncGenerator<{ args: CallArguments; bindings: Bindings }, Miss> {
    const templates = templatesOf(operation, this.#tables, own)
    const names = this.namesFor(operation, own)
    const search: Search = { calls: 0, depth: -1, miss: undefined, projects: new Set() }
    let empty: string | undefined
    for await (const solution of this.#solve(names, bindings, search)) {
      try {
        yield { args: argumentsFrom(templates, solution), bindings: solution }
      } catch (error) {
        if (!(error instanceof EmptyPlaceError)) throw error
        empty = error.reference.replaceAll('.', ' ')
      }
    }
    const name = search.miss === undefined ? empty : this.wordsOf(search.miss)
    const source = this.#tables.sources[search.miss ?? '']
    const list = source && 'from' in source ? source.from : undefined
    return { name: name ?? 'other argument', projects: [...search.projects], list }
  }

  /** Possible values of a place as `{catalog.id}`, one after the other. */
  async *values(template: string, bindings: Bindings): AsyncGenerator<Json> {
    const search: Search = { calls: 0, depth: -1, miss: undefined, projects: new Set() }
    for await (const solution of this.#solve(namesIn(template), bindings, search)) {
      try {
        yield filled(template, solution)
      } catch (error) {
        if (!(error instanceof EmptyPlaceError)) throw error
      }
    }
  }

  async *#solve(
    names: readonly string[],
    bindings: Bindings,
    search: Search,
  ): AsyncGenerator<Bindings> {
    const [name, ...rest] = names
    if (name === undefined) {
      yield bindings
    } else if (bindings.has(name)) {
      yield* this.#solve(rest, bindings, search)
    } else {
      let isThere = false
      for await (const next of this.#candidates(name, bindings, search)) {
        isThere = true
        yield* this.#solve(rest, next, search)
      }
      if (!isThere && bindings.size > search.depth) {
        search.depth = bindings.size
        search.miss = name
      }
    }
  }

  async *#candidates(name: string, bindings: Bindings, search: Search): AsyncGenerator<Bindings> {
    const source = this.#tables.sources[name]
    if (!source) throw new Error(`The tables do not say where ${name} comes from.`)
    if ('within' in source) {
      for await (const outer of this.#solve([source.within], bindings, search)) {
        const items = valuesAt(outer.get(source.within), source.at.split('.'))
        yield* selected(items, source).map((item) => new Map([...outer, [name, item]]))
      }
      return
    }
    const operation = this.#operations.get(source.from)
    // A platform may have but some of the services.
    if (!operation) return
    const templates = templatesOf(operation, this.#tables, { query: source.query })
    const needed = namesIn([templates.path, templates.query, templates.header])
    for await (const outer of this.#solve(needed, bindings, search)) {
      if (search.calls >= callLimit) return
      search.calls += 1
      const { body } = await this.#calls.known(operation, argumentsFrom(templates, outer))
      for (const item of selected(pageOf(operation, body).items, source)) {
        if (name === 'project') search.projects.add(String(valuesAt(item, ['display_name'])[0]))
        yield new Map([...outer, [name, item]])
      }
    }
  }
}

/** `no firmware release in project Shuttle 4, by catalog.listFirmwareReleases`. */
export const reasonOf = ({ name, projects, list }: Miss) => {
  const place = projects.length === 1 ? 'project' : 'the projects'
  const where = projects.length === 0 ? '' : ` in ${place} ${projects.join(', ')}`
  return `no ${name}${where}${list === undefined ? '' : `, by ${list}`}`
}

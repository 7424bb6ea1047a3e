import { camelCase } from '@/lib/camel-case.ts'
import { parameters } from '../table/parameters.ts'
import { sources } from '../table/sources.ts'
import { itemPropertiesOf, type Operation, ownPathIds } from './operations.ts'
import type { Source, Tables } from './resolver.ts'

/** The ids in the path of an operation that follow a list: `suite_id` in `…/suites/{suite_id}`. */
const idsOfLists = ({ service, path }: Operation, operations: readonly Operation[]) =>
  ownPathIds({ path }).flatMap((parameter) => {
    const [above] = path.split(`/{${parameter}}`)
    const list = operations.find(
      (one) => one.service === service && one.items && one.path.replace(/\/$/, '') === above,
    )
    if (!list || !('id' in itemPropertiesOf(list))) return []
    const name = parameter.replace(/_id$/, '')
    const source: Source = { words: name.replaceAll('_', ' '), from: list.name }
    return [{ service, parameter, thing: camelCase(name), source }]
  })

/** The tables, and what paths tell by themselves; ids that were given go before both. Two lists with things of one name need lines in the tables. */
export const tablesFor = (
  operations: readonly Operation[],
  given: { readonly [parameter: string]: string } = {},
): Tables => {
  const ids = operations.flatMap((operation) => idsOfLists(operation, operations))
  const things: Tables['sources'] = {
    ...Object.fromEntries(ids.map(({ thing, source }) => [thing, source])),
    ...sources,
  }
  const fromOf = (source: Source | undefined) => source && 'from' in source && source.from
  const placesIn = (service: string) =>
    ids.flatMap(({ parameter, thing, source, ...one }) =>
      one.service === service && fromOf(things[thing]) === fromOf(source)
        ? [[parameter, `${thing}.id`] as const]
        : [],
    )
  const said = Object.keys(given).map((name) => [name, `given.${name}`] as const)
  const places = Object.entries(parameters).map(
    ([service, own]) =>
      [
        service,
        { ...Object.fromEntries(placesIn(service)), ...own, ...Object.fromEntries(said) },
      ] as const,
  )
  return { sources: things, parameters: Object.fromEntries(places) }
}

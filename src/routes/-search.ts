import type { SearchInput } from '@/lib/search-params.ts'

/**
 * Reader of a route's query: the parameters that links to it may set. Their values stay as the address
 * has them, or are left out; screens read them with the readers of `lib/search-params.ts`.
 */
export const searchOf =
  <Name extends string>(...names: readonly Name[]) =>
  (search: { readonly [name: string]: unknown }): { [name in Name]?: SearchInput[string] } => {
    const known = names.flatMap((name) =>
      search[name] === undefined ? [] : [[name, search[name]] as const],
    )
    // Every name is one of those given, which `fromEntries` does not keep.
    return Object.fromEntries(known) as { [name in Name]?: SearchInput[string] }
  }

import type { Operation } from '@/transport/operation.ts'
import { followPages } from '@/transport/pages.ts'
import type { EngineCore } from './engine-core.ts'
import type { Level } from './polite-queue.ts'

/** A list of the service. */
export interface List {
  operation: Operation
  path: { readonly [name: string]: string }
  query?: object | undefined
}

interface ListPage<Item> {
  reports: readonly Item[]
  nextToken?: string | undefined
}

/** Reads the page of a list that a token leads to; the first one without a token. */
export const readPage = <Item>(
  { queue, call }: EngineCore,
  { operation, path, query }: List,
  urgency: Level,
  token: string | undefined,
): Promise<ListPage<Item>> =>
  queue.run(operation, urgency, () =>
    call(operation, { path, query: { ...query, ...(token && { nextToken: token }) } }),
  )

/** Reads a list page by page. */
export const pagesOf = <Item>(core: EngineCore, list: List, urgency: Level) =>
  followPages((token) => readPage<Item>(core, list, urgency, token))

/** Reads all of a list. */
export const readAll = async <Item>(
  core: EngineCore,
  list: List,
  urgency: Level,
): Promise<Item[]> => {
  const items: Item[] = []
  for await (const { page } of pagesOf<Item>(core, list, urgency)) items.push(...page.reports)
  return items
}

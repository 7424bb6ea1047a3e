import { formatCount } from './numbers.ts'

/** The page sizes on offer. */
export const pageSizes = [10, 20, 50] as const

/** One of the page sizes on offer. */
export type PageSize = (typeof pageSizes)[number]

/** The page size where none, or none on offer, is asked for. */
export const defaultPageSize: PageSize = 20

/** A list as far as it is known. */
export type Extent = {
  /** How many items there are so far, after filtering. */
  count: number
  /** False while items are still to come. */
  complete: boolean
  /** How many items are loaded, where a filter leaves some of them out. */
  loaded?: number | undefined
}

/** How many pages the known items fill, at least one. */
export const pageCount = (count: number, size: number): number =>
  Math.max(1, Math.ceil(count / size))

/**
 * The page to show when `page` (from 1) is asked for: the first one when the list has no such page. While
 * items are still to come the page is kept, as it may yet come into being.
 */
export const clampPage = (page: number, size: number, { count, complete }: Extent): number => {
  if (!Number.isInteger(page) || page < 1) return 1
  return complete && page > pageCount(count, size) ? 1 : page
}

/** The rows of one page, counted from 1. */
export const slicePage = <Row>(rows: readonly Row[], page: number, size: number): Row[] =>
  rows.slice((page - 1) * size, page * size)

/**
 * Which rows are on the screen: `Rows 1–10 of 5,012`, `Rows 1–10 of 300 so far, loading more`, and with a
 * filter over a list that is not complete `Rows 1–3 of 3 so far, 300 searched, loading more`.
 */
export const rowsText = (page: number, size: number, extent: Extent): string => {
  const { count, complete, loaded = count } = extent
  const searched = loaded > count ? `, ${formatCount(loaded)} searched` : ''
  const total = complete
    ? formatCount(count)
    : `${formatCount(count)} so far${searched}, loading more`
  const first = (page - 1) * size + 1
  if (first > count) return `0 rows of ${total}`
  return `Rows ${formatCount(first)}–${formatCount(Math.min(page * size, count))} of ${total}`
}

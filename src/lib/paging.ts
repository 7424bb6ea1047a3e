import { formatCount } from './numbers.ts'

/** Available page sizes. */
export const pageSizes = [10, 20, 50] as const

/** One of `pageSizes`. */
export type PageSize = (typeof pageSizes)[number]

/** Used if the address has no valid page size. */
export const defaultPageSize: PageSize = 20

/** Size of a list that may still be loading. */
export type Extent = {
  /** Number of items so far, after filtering. */
  count: number
  /** False while more items load. */
  complete: boolean
  /** Number of loaded items before filtering; default: `count`. */
  loaded?: number | undefined
  /** What lacks was asked for and did not come: nothing more is on its way. */
  isStopped?: boolean | undefined
}

/** Number of pages, at least 1. */
export const pageCount = (count: number, size: number): number =>
  Math.max(1, Math.ceil(count / size))

/**
 * The page to show for the requested `page` (from 1): the first one if the page does not exist. Kept while
 * the list loads, as the page may still appear.
 */
export const clampPage = (page: number, size: number, { count, complete }: Extent): number => {
  if (!Number.isInteger(page) || page < 1) return 1
  return complete && page > pageCount(count, size) ? 1 : page
}

/** The rows of a page; pages count from 1. */
export const slicePage = <Row>(rows: readonly Row[], page: number, size: number): Row[] =>
  rows.slice((page - 1) * size, page * size)

/**
 * Text of the visible range: `Rows 1–10 of 5,012`, `Rows 1–10 of 300 so far, loading more`, and with a filter
 * on an incomplete list `Rows 1–3 of 3 so far, 300 searched, loading more`; without the end where that is not so.
 */
export const rowsText = (page: number, size: number, extent: Extent): string => {
  const { count, complete, loaded = count, isStopped = false } = extent
  const searched = loaded > count ? `, ${formatCount(loaded)} searched` : ''
  const loading = isStopped ? '' : ', loading more'
  const total = complete ? formatCount(count) : `${formatCount(count)} so far${searched}${loading}`
  const first = (page - 1) * size + 1
  if (first > count) return `0 rows of ${total}`
  return `Rows ${formatCount(first)}–${formatCount(Math.min(page * size, count))} of ${total}`
}

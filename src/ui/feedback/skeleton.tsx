import type { ReactNode } from 'react'

/** Grey placeholder block. Set width and height by `className`. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`block animate-pulse rounded-sm bg-sunken motion-reduce:animate-none ${className}`}
  />
)

/** Classes that draw a `Skeleton` before what is in an element, without an element more. Set its size by `before:`. */
export const skeletonBefore =
  'before:block before:animate-pulse before:rounded-sm before:bg-sunken motion-reduce:before:animate-none'

/**
 * Wraps a skeleton. It takes its space at once, so that nothing moves later, and becomes visible after
 * 150 ms, so that a fast response does not flicker. Announced as `Loading...`.
 */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="sr-only">Loading...</span>
    <div className={appearsLate}>{children}</div>
  </div>
)

/** Skeleton of a detail page: overview (`overview` sets its height), tabs and a table. */
export const DetailSkeleton = ({ overview = 'h-56' }: { overview?: string }) => (
  <Loading>
    <Skeleton className={`w-full rounded-lg ${overview}`} />
    <Skeleton className="mt-5 h-6 w-52" />
    <Skeleton className="mt-6 h-80 w-full rounded-lg" />
  </Loading>
)

/** Classes that keep the space but show the content only after 150 ms. */
export const appearsLate = 'transition-opacity delay-150 duration-120 starting:opacity-0'

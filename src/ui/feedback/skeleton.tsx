import type { ReactNode } from 'react'

/** A grey block in the shape of what comes. Give it width and height by `className`. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`block animate-pulse rounded-sm bg-sunken motion-reduce:animate-none ${className}`}
  />
)

/**
 * Holds the place of something that loads. The place is taken at once, so that nothing jumps; its contents
 * become visible after 150 ms, so that a quick answer does not flicker. Read out as `Loading...`.
 */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="sr-only">Loading...</span>
    <div className={appearsLate}>{children}</div>
  </div>
)

/** The shape of the page of one thing: its overview, as high as `overview` says, tabs and a table. */
export const DetailSkeleton = ({ overview = 'h-56' }: { overview?: string }) => (
  <Loading>
    <Skeleton className={`w-full rounded-lg ${overview}`} />
    <Skeleton className="mt-5 h-6 w-52" />
    <Skeleton className="mt-6 h-80 w-full rounded-lg" />
  </Loading>
)

/** For anything that takes its place at once and becomes visible only when loading takes over 150 ms. */
export const appearsLate = 'transition-opacity delay-150 duration-150 starting:opacity-0'

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

/** For anything that takes its place at once and becomes visible only when loading takes over 150 ms. */
export const appearsLate = 'transition-opacity delay-150 duration-150 starting:opacity-0'

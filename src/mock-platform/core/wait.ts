import type { Random } from '../world/random.ts'

/** How long the platform holds every answer back, in real milliseconds. */
export interface Latency {
  milliseconds: number
  /** Draws a time of its own for each answer, at most `milliseconds`; without it they all take as long. */
  random?: Random | undefined
}

/** Waits for as long as an answer is held back, and `more` milliseconds, or until the caller gives up. */
export const holdBack = (
  { milliseconds, random }: Latency,
  signal: AbortSignal,
  more = 0,
): Promise<void> => wait(milliseconds * (random?.next() ?? 1) + more, signal)

/** Waits for real milliseconds, or until the caller gives up. */
export const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (milliseconds <= 0 || signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })

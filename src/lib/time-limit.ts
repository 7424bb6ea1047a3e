/** A limit of time for something that can be aborted. */
export interface TimeLimit {
  /** Aborted once the time is over. */
  signal: AbortSignal
  /** Restarts the time: there was progress. */
  restart: () => void
  /** Ends the limit. */
  stop: () => void
}

/**
 * Starts a limit of time, in milliseconds. By a timer, as `AbortSignal.timeout` can neither be started again nor
 * be moved on by the clock of a test.
 */
export const startTimeLimit = (milliseconds: number): TimeLimit => {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), milliseconds)
  let timer = start()
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer)
      timer = start()
    },
    stop: () => clearTimeout(timer),
  }
}

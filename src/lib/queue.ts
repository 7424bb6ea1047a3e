/** How a queue lets its tasks begin. */
interface QueueOptions {
  /** Most tasks at a time. */
  limit: number
  /** Milliseconds between the starts of two tasks; none when left out. */
  pause?: number
}

/** Runs a task when its turn comes. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Makes a queue: tasks begin in their order, a few at a time and one after the other. */
export const createQueue = ({ limit, pause = 0 }: QueueOptions): Queue => {
  const waiting: (() => void)[] = []
  let running = 0
  let isPausing = false
  const next = () => {
    if (isPausing || running >= limit) return
    const begin = waiting.shift()
    if (!begin) return
    running += 1
    isPausing = pause > 0
    if (isPausing) {
      setTimeout(() => {
        isPausing = false
        next()
      }, pause)
    }
    begin()
    next()
  }
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        const end = () => {
          running -= 1
          next()
        }
        task().then(resolve, reject).finally(end)
      })
      next()
    })
}

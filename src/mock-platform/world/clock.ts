/** A planned change, called with its time in milliseconds. */
type Effect = (time: number) => void

/**
 * The platform's time, which can be paused, sped up and advanced. Planned effects that are due run in order of
 * time at the next `settle` or `jump`.
 */
export interface Clock {
  /** Platform time in milliseconds since 1970. While an effect runs, the time it was planned for. */
  now(): number
  /** `now` in ISO format: `2024-03-05T09:40:00.000Z`. */
  timestamp(): string
  /** Platform seconds per real second. */
  readonly speed: number
  readonly paused: boolean
  /** Pauses, resumes or changes the speed, without a jump in time. */
  set(change: { paused?: boolean; speed?: number }): void
  /** Advances time by some seconds and runs the effects that are due. */
  jump(seconds: number): void
  /** Plans an effect for a time in milliseconds. A time in the past is due at once. */
  at(time: number, effect: Effect): void
  /** Plans an effect in some seconds from now. */
  after(seconds: number, effect: Effect): void
  /** Runs the effects that are due. The platform calls it before each answer. */
  settle(): void
}

/** Initial settings of a clock. */
export interface ClockOptions {
  /** Platform time at the start, in milliseconds. */
  start: number
  /** Real time in milliseconds, from any origin. */
  realTime: () => number
  paused?: boolean
  speed?: number
}

interface Planned {
  time: number
  effect: Effect
}

/** Insertion index: every plan before it is due at `time` or earlier. */
const placeOf = (plans: readonly Planned[], time: number) => {
  let low = 0
  let high = plans.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((plans[middle] as Planned).time <= time) low = middle + 1
    else high = middle
  }
  return low
}

/** Starts a clock. */
export const createClock = (options: ClockOptions): Clock => {
  const { realTime } = options
  let { paused = false, speed = 1, start: base } = options
  let realBase = realTime()
  /** Time of the running effect, if any. */
  let moment: number | undefined
  const plans: Planned[] = []

  const running = () => (paused ? base : base + (realTime() - realBase) * speed)
  const rebase = (to: number) => {
    base = to
    realBase = realTime()
  }
  const now = () => Math.floor(moment ?? running())
  const at = (time: number, effect: Effect) => {
    plans.splice(placeOf(plans, time), 0, { time, effect })
  }
  const settle = () => {
    // An effect that reads the world must not run later effects before it has finished.
    if (moment !== undefined) return
    const end = running()
    let last = Number.NEGATIVE_INFINITY
    try {
      for (let next = plans[0]; next && next.time <= end; next = plans[0]) {
        plans.shift()
        // Time never goes backwards, even for effects planned in the past.
        moment = last = Math.max(last, next.time)
        next.effect(moment)
      }
    } finally {
      moment = undefined
    }
  }
  return {
    now,
    at,
    settle,
    timestamp: () => new Date(now()).toISOString(),
    get speed() {
      return speed
    },
    get paused() {
      return paused
    },
    set: (change) => {
      rebase(running())
      paused = change.paused ?? paused
      speed = change.speed ?? speed
    },
    jump: (seconds) => {
      rebase(running() + seconds * 1000)
      settle()
    },
    after: (seconds, effect) => at(now() + seconds * 1000, effect),
  }
}

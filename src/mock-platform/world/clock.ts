/** What happens at a point in the platform's time; it is told that time in milliseconds. */
type Effect = (time: number) => void

/**
 * The platform's own time. It runs at a speed of its own, can be paused and set ahead; what is
 * planned for a moment happens, in order of time, when that moment has passed and somebody looks.
 */
export interface Clock {
  /** Milliseconds since 1970 by the platform's time. While an effect runs, the effect's moment. */
  now(): number
  /** As `now`, the way services write it: `2024-03-05T09:40:00.000Z`. */
  timestamp(): string
  /** How many seconds of the platform pass in one real second. */
  readonly speed: number
  readonly paused: boolean
  /** Stops and starts time, or changes its speed, without a leap. */
  set(change: { paused?: boolean; speed?: number }): void
  /** Goes ahead by that many seconds, and lets everything happen that was planned for them. */
  jump(seconds: number): void
  /** Plans an effect for a time in milliseconds. A time that has passed already is due at once. */
  at(time: number, effect: Effect): void
  /** Plans an effect for some seconds from now. */
  after(seconds: number, effect: Effect): void
  /** Lets everything happen that is due. The platform calls it before each answer. */
  settle(): void
}

/** How a clock begins. */
export interface ClockOptions {
  /** The platform's time at the start, in milliseconds. */
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

/** Index before which every plan is due no later than `time`. */
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
  /** Moment of the effect that runs, if one does. */
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
    // An effect that looks at the world must not set off later effects before it is done.
    if (moment !== undefined) return
    const end = running()
    let last = Number.NEGATIVE_INFINITY
    try {
      for (let next = plans[0]; next && next.time <= end; next = plans[0]) {
        plans.shift()
        // Late plans happen now, not in the past: time never runs backwards.
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

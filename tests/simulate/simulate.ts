import { jittered, pollWait } from '@/data/polling.ts'
import { nameOf, operations } from '@/mock-platform/contracts.ts'
import { createRandom, type Random } from '@/mock-platform/world/random.ts'
import { reloadInterval } from '@/models/reports/report-polling.ts'
import { ApiError } from '@/transport/errors.ts'
import { createOutages } from '@/transport/outages.ts'
import { canRetry, retryDelay, retryLimit } from '@/transport/retry.ts'
import type { Calls, ScreenCalls } from './calls.ts'
import { habits, type Mix } from './mixes.ts'

/** Events of the services while the consoles go on. */
export type Event = 'nothing' | 'deployment' | 'outage' | 'maintenance'

interface Setting {
  consoles: number
  seed: string
  mix: Mix
  table: { readonly [screen: string]: ScreenCalls }
  event: Event
  /** How long the event lasts, in seconds: five minutes unless it is told. */
  lasts?: number
  /** Share of those who reload the page instead of trying again: the habit unless it is told. */
  reloads?: number | undefined
}

/** Seconds of a simulation: until the loads are those at rest, until the event begins, and what is seen after it. */
const warmUp = 180
const eventFrom = 480
const usualEvent = 300
const afterwards = 300

/** Calls in each second, by service. */
type Seconds = Map<string, number[]>

/** Load on one service, or on all, in calls per second. */
export interface Load {
  /** Mean at rest. */
  rest: number
  /** Busiest second at rest. */
  restPeak: number
  /** Busiest second of the event itself and, where it ends, of the time after it. */
  during: number
  after: number
}

/** Later things, in steps of a tenth of a second. */
const createAgenda = (end: number) => {
  const step = 100
  const steps: (() => void)[][] = Array.from({ length: (end * 1000) / step + 1 }, () => [])
  const agenda = {
    now: 0,
    /** Calls `action` after so many milliseconds; never when that is after the end. */
    in: (milliseconds: number, action: () => void) => {
      steps[Math.ceil((agenda.now + milliseconds) / step)]?.push(action)
    },
    run: () => {
      for (const [index, actions] of steps.entries()) {
        agenda.now = index * step
        // An event due at once joins the end of the list that is gone through.
        for (const action of actions) action()
        steps[index] = []
      }
    },
  }
  return agenda
}

const exponential = (random: Random, mean: number) => -Math.log(1 - random.next()) * mean * 1000

const drawScreen = (random: Random, mix: Mix) => {
  const all = Object.entries(mix)
  let left = random.next() * all.reduce((sum, [, weight]) => sum + weight, 0)
  const drawn = all.find(([, weight]) => {
    left -= weight
    return left <= 0
  })
  return (drawn ?? all[0])?.[0] ?? ''
}

const operationOf = new Map(operations.map((operation) => [nameOf(operation), operation]))

const failureOf = (status: number) =>
  new ApiError({ kind: 'status', status, message: 'It is down.', url: '' })
const failure = failureOf(502)
const maintenance = failureOf(503)

/** Calls of every start of the console: those that all screens of the table have in common. */
export const callsOfConsole = (
  table: Setting['table'],
): { readonly [operation: string]: number } => {
  const [first, ...others] = Object.values(table)
  return Object.fromEntries(
    Object.entries(first?.start ?? {}).filter(([operation, count]) =>
      others.every(({ start }) => start[operation] === count),
    ),
  )
}

/** The calls that are not among others. */
const without = (calls: Calls, others: Calls): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([operation, count]) => [
      operation,
      Math.max(0, count - (others[operation] ?? 0)),
    ]),
  )

/** How a screen is come to: the page is loaded, somebody comes back after a maintenance, or goes on. */
type Way = 'load' | 'return' | 'step'

/** Calls of a screen: at once, when those are answered, and again and again. */
interface Plan {
  first: readonly string[]
  others: readonly string[]
  polls: Calls | undefined
}

/** Calls that a console that has stayed open repeats once some minutes have passed. */
const outdated = { 'project.listProjects': 1 }

/** Each call as often as it is made. */
const listOf = (calls: Calls): string[] =>
  Object.entries(calls).flatMap(([operation, count]) => new Array<string>(count).fill(operation))

const countCalls = (
  { consoles, seed, mix, table, event, reloads = habits.reloads }: Setting,
  { eventTo, end }: { eventTo: number; end: number },
): Seconds => {
  const random = createRandom(seed)
  const agenda = createAgenda(end)
  const seconds: Seconds = new Map()
  const common = callsOfConsole(table)
  const before = (way: Way): Calls => ({ load: common, return: outdated, step: {} })[way]
  const plans = new Map<string, Plan>()
  const planOf = (screen: string, way: Way): Plan => {
    const made = plans.get(`${screen} ${way}`)
    if (made) return made
    const { start: all, kept = {}, polls, ...known } = table[screen] ?? { start: {} }
    // Consoles in use have it on the disk.
    const start = without(all, kept)
    const failing = known.failing ?? start
    const plan = {
      first: [...listOf(before(way)), ...listOf(without(failing, common))],
      others: listOf(without(without(start, common), failing)),
      polls,
    }
    plans.set(`${screen} ${way}`, plan)
    return plan
  }
  const isEvent = (kind: Event) =>
    event === kind && agenda.now >= eventFrom * 1000 && agenda.now < eventTo * 1000

  const record = (service: string) => {
    const counts = seconds.get(service) ?? new Array<number>(end + 1).fill(0)
    seconds.set(service, counts)
    const second = Math.floor(agenda.now / 1000)
    counts[second] = (counts[second] ?? 0) + 1
  }

  const startConsole = () => {
    const own = random.next()
    // Grows with every screen: what was begun for an earlier one ends.
    let visit = 0
    /** Kept when the page is reloaded. */
    const outages = createOutages()
    /** When somebody clicks or types next, once a service answers again. */
    let actsAt = 0
    let isOld = true
    /** Reloads the page instead of pressing Retry. */
    const isImpatient = random.chance(reloads)

    const ask = (
      operation: string,
      then: (outcome: { error: unknown }) => void,
      isCurrent: () => boolean,
      { count = 0, hasWaited = false } = {},
    ): void => {
      if (!isCurrent()) return
      const known = operationOf.get(operation)
      if (!known) throw new Error(`No contract has the operation ${operation}.`)
      if (agenda.now >= actsAt) outages.personAsks()
      const turn = hasWaited ? 0 : outages.turn(known.service, agenda.now, random.next())
      if (turn > 0) {
        const go = () => ask(operation, then, isCurrent, { count, hasWaited: true })
        agenda.in(Math.min(turn, actsAt - agenda.now), go)
        return
      }
      record(known.service)
      agenda.in(habits.answer * 1000, () => {
        if (!isCurrent()) return
        if (isEvent('maintenance')) {
          outages.failed(known, maintenance, agenda.now)
          return leaveForMaintenance()
        }
        if (!isEvent('outage')) {
          if (outages.failedFor(known.service, agenda.now) > 0) {
            actsAt = agenda.now + exponential(random, habits.act)
          }
          outages.answered(known, agenda.now)
          return then({ error: null })
        }
        outages.failed(known, failure, agenda.now)
        if (count >= retryLimit || !canRetry(known, failure)) return then({ error: failure })
        const failedFor = outages.failedFor(known.service, agenda.now)
        const again = () => ask(operation, then, isCurrent, { count: count + 1 })
        agenda.in(retryDelay(count, failure, { failedFor, random: random.next() }), again)
      })
    }

    /** Nothing is asked for until somebody tries again. */
    const leaveForMaintenance = () => {
      visit += 1
      const current = visit
      const goBack = () => show(drawScreen(random, mix), 'return')
      agenda.in(exponential(random, habits.pause), () => {
        if (isImpatient) return show(drawScreen(random, mix), 'load')
        outages.personAsks()
        ask('auth.getIdentityProviderStatus', goBack, () => visit === current)
      })
    }

    const poll = (operation: string, interval: number, isCurrent: () => boolean) => {
      const next = ({ error }: { error: unknown }) => {
        const wait = pollWait(interval, { took: habits.answer * 1000, error })
        agenda.in(jittered(wait, agenda.now, own), () => ask(operation, next, isCurrent))
      }
      next({ error: null })
    }

    const askByHand = (operation: string, isCurrent: () => boolean, answered = () => {}) => {
      const end = ({ error }: { error: unknown }) => {
        if (error === null) return answered()
        agenda.in(exponential(random, habits.pause), () => {
          if (isCurrent() && isImpatient) return show(drawScreen(random, mix), 'load')
          outages.personAsks()
          askByHand(operation, isCurrent, answered)
        })
      }
      ask(operation, end, isCurrent)
    }

    const show = (screen: string, way: Way) => {
      visit += 1
      outages.personAsks()
      const current = visit
      const isCurrent = () => visit === current
      const { first, others, polls } = planOf(screen, way)
      // A call that needs other answers waits for all of them.
      let missing = first.length
      const answered = () => {
        missing -= 1
        if (missing > 0) return
        for (const [index, operation] of others.entries()) {
          const round = Math.floor(index / habits.atOnce)
          agenda.in(round * habits.answer * 1000, () => askByHand(operation, isCurrent))
        }
      }
      for (const operation of first) askByHand(operation, isCurrent, answered)
      if (polls && random.chance(habits.notFinal)) {
        for (const [operation, count] of Object.entries(polls)) {
          for (let index = 0; index < count; index++) poll(operation, reloadInterval, isCurrent)
        }
      }
      agenda.in(exponential(random, habits.stay), () => {
        if (!isCurrent()) return
        // After a deployment the next screen is one whose code is gone: the page reloads.
        const isReload = isOld && isEvent('deployment')
        if (isReload) isOld = false
        show(drawScreen(random, mix), isReload ? 'load' : 'step')
      })
    }
    agenda.in(random.next() * habits.stay * 1000, () => show(drawScreen(random, mix), 'step'))
  }

  for (let index = 0; index < Math.round(consoles * habits.inFront); index++) startConsole()
  agenda.run()
  return seconds
}

const loadOf = (counts: readonly number[], eventTo: number): Load => {
  const rest = counts.slice(warmUp, eventFrom)
  const peak = (part: readonly number[]) => Math.max(0, ...part)
  return {
    rest: rest.reduce((sum, count) => sum + count, 0) / rest.length,
    restPeak: peak(rest),
    during: peak(counts.slice(eventFrom, eventTo)),
    after: peak(counts.slice(eventTo)),
  }
}

/** Lets consoles go on for some minutes; the load on each service, and on `all`. The same for the same seed. */
export const simulate = (setting: Setting): ReadonlyMap<string, Load> => {
  const eventTo = eventFrom + (setting.lasts ?? usualEvent)
  const end = eventTo + afterwards
  const seconds = countCalls(setting, { eventTo, end })
  const all = Array.from({ length: end }, (_, second) =>
    [...seconds.values()].reduce((sum, counts) => sum + (counts[second] ?? 0), 0),
  )
  const services = [...seconds].sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    [...services, ['all', all] as const].map(([name, counts]) => [name, loadOf(counts, eventTo)]),
  )
}

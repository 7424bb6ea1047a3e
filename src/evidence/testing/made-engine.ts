import type { JobReport } from '@generated/evaluation/types.ts'
import {
  type Asking,
  type EngineCore,
  type EvidenceCall,
  newAsking,
  type TabMessage,
} from '../engine/engine-core.ts'
import { createHeldResults } from '../engine/held-results.ts'
import { createJobIndex } from '../engine/job-index.ts'
import { type KeptStore, memoryStore } from '../engine/kept-store.ts'
import type { Down, Up } from '../engine/messages.ts'
import type { Level } from '../engine/polite-queue.ts'
import { type Given, job } from './made-view.ts'

/** Noon of the last day of the month of the made jobs, in milliseconds since 1970. */
export const noon = Date.parse('2026-11-30T12:00:00Z')

/** A made job as the service lists it. */
export const report = (jobId: string, day: number, given?: Given): JobReport =>
  job(jobId, day, given) as JobReport

/** The core of an engine under test, with its time, its jobs and results, and what it tells. */
export const madeCore = ({
  store = memoryStore(),
  call = () => Promise.reject(new Error('There is no service.')),
  ...given
}: Partial<Pick<EngineCore, 'store' | 'call' | 'isLeading' | 'presence' | 'isStarted'>> = {}) => {
  let time = noon
  let timers: { at: number; callback: () => void }[] = []
  const posted: Up[] = []
  const told: TabMessage[] = []
  /** Rounds that were asked for: of a job, or of all, and after how long. */
  const rounds: (readonly [string | undefined, number | undefined])[] = []
  /** Operations that were called, and how urgent each was. */
  const calls: string[] = []
  const levels: Level[] = []
  const core: EngineCore = {
    store: store as KeptStore,
    call: call as EvidenceCall,
    projectId: 'p',
    clock: {
      now: () => time,
      after: (milliseconds, callback) => {
        timers.push({ at: time + milliseconds, callback })
      },
    },
    post: (message) => posted.push(message),
    tell: (message) => told.push(message),
    queue: {
      run: (operation, urgency, make) => {
        const level: Level = typeof urgency === 'string' ? () => urgency : urgency
        levels.push(level)
        calls.push(`${operation.id} ${level()}`)
        return make()
      },
      retry: () => calls.push('retry'),
      setOpen: (isOpen) => calls.push(isOpen ? 'open' : 'closed'),
      setAhead: (isOpen) => calls.push(isOpen ? 'ahead' : 'not ahead'),
      makeWay: () => calls.push('make way'),
    },
    asking: new Map(),
    isLeading: true,
    presence: 'here',
    isStarted: true,
    schedule: (jobId, wait) => rounds.push([jobId, wait]),
    ...given,
  }
  const index = createJobIndex(core)
  const results = createHeldResults(core, index)
  /** Has the page ask something. */
  const ask = (message: Partial<Extract<Down, { kind: 'ask' }>>, of: Partial<Asking> = {}) => {
    const id = core.asking.size + 1
    const asked = { kind: 'ask', id, ...message } as Extract<Down, { kind: 'ask' }>
    const asking = { ...newAsking(asked, time), ...of }
    core.asking.set(id, asking)
    return asking
  }
  return {
    core,
    index,
    results,
    ask,
    posted,
    told,
    rounds,
    calls,
    levels,
    now: () => time,
    /** Lets time pass. */
    pass: (milliseconds: number) => {
      time += milliseconds
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { callback } of due) callback()
    },
  }
}

/** Lets everything under way that needs no time come to its end. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A page of a list. */
export const pageOf = <Item>(reports: readonly Item[], nextToken?: string) =>
  ({ reports, ...(nextToken !== undefined && { nextToken }) }) as never

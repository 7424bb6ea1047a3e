import type { AskName, Asks } from '@/evidence/engine/answers.ts'
import type { EvidenceCall, TabMessage } from '@/evidence/engine/engine-core.ts'
import { createEngine, type EvidenceEngine } from '@/evidence/engine/evidence-engine.ts'
import { type KeptStore, memoryStore } from '@/evidence/engine/kept-store.ts'
import type { Down, Up } from '@/evidence/engine/messages.ts'

/** Time that passes only when nothing else is left to do. */
const createFastClock = (start = 0) => {
  let time = start
  let timers: { at: number; callback: () => void }[] = []
  return {
    now: () => time,
    after: (milliseconds: number, callback: () => void) => {
      timers.push({ at: time + milliseconds, callback })
    },
    /** Lets time pass until the next timer, should it be due before `until`; false without one. */
    step: (until = Number.POSITIVE_INFINITY): boolean => {
      const next = timers.toSorted((one, other) => one.at - other.at)[0]
      if (!next || next.at > until) return false
      timers = timers.filter((each) => each !== next)
      time = Math.max(time, next.at)
      next.callback()
      return true
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/** An engine under test, and what it has told. */
export interface EngineRun {
  engine: EvidenceEngine
  clock: ReturnType<typeof createFastClock>
  /** Calls that were made. */
  calls: () => number
  messages: Up[]
  /** The last answer to a question, once nothing more is read for it. */
  ask: <Name extends AskName>(name: Name, ask: Asks[Name]['ask']) => Promise<Asks[Name]['answer']>
  /** Lets everything under way come to its end. */
  settle: () => Promise<void>
}

interface RunOptions {
  call: EvidenceCall
  projectId: string
  store?: KeptStore
  clock?: ReturnType<typeof createFastClock>
  tell?: (message: TabMessage) => void
  leads?: boolean
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Starts an engine whose waits take no time. */
export const runEngineFast = async (options: RunOptions): Promise<EngineRun> => {
  const {
    call,
    projectId,
    store = memoryStore(),
    clock = createFastClock(1_800_000_000_000),
  } = options
  let calls = 0
  let underWay = 0
  const messages: Up[] = []
  const engine = createEngine({
    store,
    clock,
    projectId,
    tell: options.tell ?? (() => {}),
    post: (message) => messages.push(message),
    call: async (operation, args) => {
      calls += 1
      underWay += 1
      try {
        return await call(operation, args)
      } finally {
        underWay -= 1
      }
    },
  })
  await engine.start()
  if (options.leads !== false) await engine.lead(true)

  let asked = 0
  const ask: EngineRun['ask'] = async <Name extends AskName>(
    name: Name,
    question: Asks[Name]['ask'],
  ) => {
    const id = ++asked
    messages.length = 0
    engine.handle({ kind: 'ask', id, name, ask: question } as Extract<Down, { kind: 'ask' }>)
    for (let idle = 0; idle < 50; ) {
      const last = messages.findLast((message) => message.kind === 'answer' && message.id === id)
      if (last?.kind === 'answer' && (last.isSettled || last.problem)) {
        engine.handle({ kind: 'leave', id })
        if (last.problem) throw new Error(`${last.problem.status} ${last.problem.message}`)
        return last.value as Asks[Name]['answer']
      }
      await turn()
      if (underWay > 0) continue
      if (!clock.step()) idle += 1
    }
    throw new Error(`${name} was not answered.`)
  }
  return {
    engine,
    clock,
    calls: () => calls,
    messages,
    ask,
    settle: async () => {
      for (let idle = 0; idle < 20; idle++) {
        await turn()
        if (underWay > 0 || clock.step()) idle = 0
      }
    },
  }
}

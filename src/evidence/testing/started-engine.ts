import { getJobReportOperation, listJobReportsOperation } from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { ApiError } from '@/transport/errors.ts'
import type { TabMessage } from '../engine/engine-core.ts'
import { createEngine } from '../engine/evidence-engine.ts'
import { type KeptStore, memoryStore } from '../engine/kept-store.ts'
import type { Up } from '../engine/messages.ts'
import { noon, pageOf, report, turn } from './made-engine.ts'
import type { Made } from './made-view.ts'

/** The cases of a job of which one failed. */
export const failed: Made[] = [['a', 'f']]

/** An engine whose list of jobs is `jobs`, and whose cases cannot be read. */
export const startEngine = ({
  jobs = [report('own', 3, { cases: failed }), report('before', 2, { cases: failed })],
  store = memoryStore(),
}: {
  jobs?: readonly JobReport[]
  store?: KeptStore
} = {}) => {
  let time = noon
  let timers: { at: number; callback: () => void }[] = []
  const told: TabMessage[] = []
  const posted: Up[] = []
  const calls: string[] = []
  const engine = createEngine({
    projectId: 'p',
    store,
    clock: {
      now: () => time,
      after: (milliseconds, callback) => void timers.push({ at: time + milliseconds, callback }),
    },
    post: (message) => posted.push(message),
    tell: (message) => told.push(message),
    call: async (operation, { path = {} }) => {
      const { jobId = '' } = path as { jobId?: string }
      calls.push(`${operation.id} ${jobId}`.trim())
      if (operation === listJobReportsOperation) return pageOf(jobs)
      const found = jobs.find((each) => each.jobId === jobId)
      if (operation === getJobReportOperation && found) return found as never
      throw new ApiError({ kind: 'status', message: 'No.', url: '', status: 403 })
    },
  })
  /** Lets time pass, and what is due in it. */
  const pass = async (milliseconds: number) => {
    const until = time + milliseconds
    await turn()
    for (;;) {
      const next = timers.toSorted((one, other) => one.at - other.at)[0]
      if (!next || next.at > until) break
      timers = timers.filter((each) => each !== next)
      time = Math.max(time, next.at)
      next.callback()
      await turn()
    }
    time = until
  }
  const answers = (id: number) =>
    posted.flatMap((each) => (each.kind === 'answer' && each.id === id ? [each] : []))
  return {
    engine,
    told,
    posted,
    calls: () => calls.splice(0),
    pass,
    answers,
    last: (id: number) => answers(id).at(-1),
    /** Asks for the jobs. */
    askJobs: (id = 1) => engine.handle({ kind: 'ask', id, name: 'jobs', ask: { whole: false } }),
    askChange: (id: number, job: JobReport = report('own', 3, { cases: failed })) =>
      engine.handle({ kind: 'ask', id, name: 'change', ask: { job } }),
    lead: async () => {
      await engine.start()
      await engine.lead(true)
    },
  }
}

/** A disk that does some things as they are given, and else keeps nothing. */
export const diskWith = (of: Partial<KeptStore>): KeptStore => ({
  ...memoryStore(),
  isMemory: false,
  ...of,
})

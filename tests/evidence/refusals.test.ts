import { expect, it } from 'vitest'
import type { JobChange } from '@/evidence/engine/answer-change.ts'
import type { Standing } from '@/evidence/engine/answer-standing.ts'
import type { AskName, Asks } from '@/evidence/engine/answers.ts'
import type { EvidenceCall } from '@/evidence/engine/engine-core.ts'
import type { Down, Up } from '@/evidence/engine/messages.ts'
import { ApiError } from '@/transport/errors.ts'
import { type EngineRun, runEngineFast } from './engine-run.ts'
import { callOfWorld, type MadeJob, type MadeStatus, reportOf } from './made-world.ts'
import { standingOf } from './told-standing.ts'

/** Twelve jobs of a catalog: cases fail for long, come and go, and end differently in two suites. */
const jobs = Array.from({ length: 12 }, (_, at): MadeJob => {
  const statusOf = (isFailed: boolean): MadeStatus => (isFailed ? 'failed' : 'succeeded')
  const suites = ['a', 'b'].map((id, place) => ({
    id,
    cases: [
      { scenario: 'cut-in', status: statusOf(at % 2 === place) },
      { scenario: `merge ${id}`, status: statusOf(at > 7) },
      { scenario: 'overtake', status: statusOf(at === 11) },
    ],
  }))
  return { id: `job ${at}`, catalog: 'catalog', branch: at === 5 ? 'fix' : 'main', at, suites }
})
const last = reportOf(jobs.at(-1) as MadeJob)

const questions = {
  change: { job: last, rows: true },
  standing: { branch: 'main', catalogIds: ['catalog'] },
} as const satisfies { [Name in AskName]?: Asks[Name]['ask'] }

type Asked = keyof typeof questions

/** A service that answers some calls of a world with a status, by their places from 1 on. */
const refusing = (status: number, isRefused: (call: number) => boolean) => {
  const world = callOfWorld(jobs)
  let calls = 0
  const call: EvidenceCall = async (operation, args) => {
    calls += 1
    if (!isRefused(calls)) return world(operation, args)
    throw new ApiError({ kind: 'status', message: 'Refused.', url: '', status })
  }
  return { call, calls: () => calls }
}

/** Time by which a call has failed for good, in milliseconds; one that can succeed later is made again before. */
const patienceOf = (status: number) => (status === 429 ? 1_800_000 : 65_000)

const pass = async ({ clock }: EngineRun, milliseconds: number) => {
  const until = clock.now() + milliseconds
  for (let idle = 0; idle < 5; ) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    idle = clock.step(until) ? 0 : idle + 1
  }
}

/** All that is told until nothing more happens, then all that is told after a retry at a service that answers again. */
const tell = async (name: Asked, status: number, isRefused: (call: number) => boolean) => {
  let isWell = false
  const { call, calls } = refusing(status, (at) => !isWell && isRefused(at))
  const run = await runEngineFast({ projectId: 'project', call })
  const told = () => run.messages.flatMap((each) => (each.kind === 'answer' ? each : []))
  run.engine.handle({ kind: 'ask', id: 1, name, ask: questions[name] } as Down)
  await pass(run, patienceOf(status))
  const before = told()
  isWell = true
  run.engine.handle({ kind: 'retry' })
  run.engine.handle({ kind: 'ask', id: 2, name, ask: questions[name] } as Down)
  await pass(run, patienceOf(status))
  return { before, after: told().at(-1), calls: calls() }
}

type Told = Extract<Up, { kind: 'answer' }>

/** Whether an answer says nothing but what is so. */
const isTrue: { [Name in Asked]: (told: Told, known: Told) => boolean } = {
  change: ({ value }, { value: known }) => {
    const { state, counts, isFlakyKnown } = value as JobChange
    const all = known as JobChange
    if (state === undefined || state === 'net') return true
    if (state !== 'counts') return false
    // Those that come and go count as new until that is known.
    return isFlakyKnown
      ? JSON.stringify(counts) === JSON.stringify(all.counts)
      : (counts?.new ?? 0) >= (all.counts?.new ?? 0) && counts?.fixed === all.counts?.fixed
  },
  standing: ({ value, isSettled, problem }, { value: known }) => {
    const all = JSON.stringify(standingOf(known as Standing))
    const { catalogs } = value as Standing
    if (catalogs.length > 0) return JSON.stringify(standingOf(value as Standing)) === all
    // "No case fails" is said of what is settled.
    return !isSettled || problem !== undefined
  },
}

for (const name of Object.keys(questions) as Asked[]) {
  it.each([
    ['an answer that is refused', 403],
    ['a sign-in that has expired', 401],
    ['a service that asks to wait', 429],
    ['a maintenance', 503],
  ])(`of ${name}, %s leaves nothing that is wrong, whichever call it is`, async (_, status) => {
    const { after: known, calls } = await tell(name, status, () => false)
    expect(known).toMatchObject({ isSettled: true, problem: undefined })
    if (!known) return
    for (let at = 1; at <= calls; at++) {
      const once = (each: number) => each === at
      const fromThenOn = (each: number) => each >= at
      for (const isRefused of status === 429 ? [once] : [once, fromThenOn]) {
        const { before, after } = await tell(name, status, isRefused)
        for (const told of before) expect(isTrue[name](told, known), `call ${at}`).toBe(true)
        const end = before.at(-1)
        expect(end?.isSettled || end?.problem, `call ${at} is told`).toBeTruthy()
        expect(after, `call ${at}, once it answers again`).toMatchObject({
          value: known.value,
          isSettled: true,
          problem: undefined,
        })
      }
    }
  })
}

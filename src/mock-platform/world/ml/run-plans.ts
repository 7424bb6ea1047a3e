import { hour, minute, second } from '../moments.ts'
import type { Random } from '../random.ts'
import type { MlRun, StageName } from './run.ts'
import { stageNames } from './run.ts'

/** How a run ends: well, or in a stage that fails. */
export type RunOutcome = 'succeeds' | StageName

/** Durations of a run, in milliseconds. */
export type RunPace = { wait: number } & Readonly<Record<StageName, number>>

/** Durations of runs that users start: a few minutes in all. */
export const quickRun: RunPace = {
  wait: 15 * second,
  build: 45 * second,
  process: 60 * second,
  train: 120 * second,
}

/** Random durations of runs of the past. */
export const pastRun = (random: Random): RunPace => ({
  wait: random.int(5, 90) * second,
  build: random.int(4, 15) * minute,
  process: random.int(10, 50) * minute,
  train: random.int(2, 11) * hour,
})

const failMessages = {
  build: 'The image could not be built: no matching version of onnx.',
  process: 'The recordings have no labels.',
  train: 'The training ran out of memory.',
} as const satisfies Record<StageName, string>

/** Plans a run. Stages whose results are reused take no time. */
export const runPlanOf = (
  createdAt: number,
  pace: RunPace,
  outcome: RunOutcome,
  reused: readonly StageName[],
): MlRun['plan'] => {
  const startAt = createdAt + pace.wait
  let at = startAt
  const endOfStage = (stage: StageName) => {
    const isReused = reused.includes(stage)
    at += isReused ? 0 : pace[stage]
    return {
      endAt: at,
      ...(outcome === stage && !isReused && { failMessage: failMessages[stage] }),
    }
  }
  const [build, process, train] = stageNames.map(endOfStage) as [
    MlRun['plan']['build'],
    MlRun['plan']['process'],
    MlRun['plan']['train'],
  ]
  return { startAt, build, process, train }
}

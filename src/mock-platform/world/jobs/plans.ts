import { minute, second } from '../moments.ts'
import type { Random } from '../random.ts'
import type { JobPlan } from './job.ts'

/** Planned outcome of a job. */
export type Outcome = 'succeeds' | 'test fails' | 'build fails'

/** Stages of a job. */
export interface Stages {
  build: boolean
  test: boolean
  release?: { id: string; name: string; succeeds: boolean }
}

/** Durations of a job's stages, in milliseconds. */
export interface Pace {
  wait: number
  build: number
  test: number
  release: number
}

/** Durations for jobs of which no other tells how long they take: a few minutes in all. */
export const quickPace: Pace = {
  wait: 15 * second,
  build: 75 * second,
  test: 120 * second,
  release: 60 * second,
}

/** Durations that make the stages of a job take so many milliseconds from its start to its end. */
export const paceWithin = (total: number, { build, test }: Stages): Pace => {
  const quick = (build ? quickPace.build : 0) + (test ? quickPace.test : 0)
  const times = quick > 0 ? total / quick : 1
  return {
    wait: quickPace.wait,
    build: quickPace.build * times,
    test: quickPace.test * times,
    release: quickPace.release * times,
  }
}

/** Random durations for jobs of the past. */
export const pastPace = (random: Random): Pace => ({
  wait: random.int(5, 90) * second,
  build: random.int(12, 55) * minute,
  test: random.int(6, 140) * minute,
  release: random.int(2, 9) * minute,
})

const failMessages = {
  'build fails': [
    'The build failed: package "lane_planner" does not compile.',
    'No space left on device.',
    'The commit does not exist.',
  ],
  'test fails': ['Some test cases failed.'],
} as const

/** Plans a job scheduled at a time in milliseconds. */
export const planOf = (
  scheduledAt: number,
  { build, test, release }: Stages,
  outcome: Outcome,
  pace: Pace,
  random: Random,
): JobPlan => {
  const startAt = scheduledAt + pace.wait
  const builtAt = build ? startAt + pace.build : startAt
  return {
    startAt,
    ...(build && { build: { endAt: builtAt, succeeds: outcome !== 'build fails' } }),
    ...(test && { test: { endAt: builtAt + pace.test, succeeds: outcome !== 'test fails' } }),
    ...(release && { release: { ...release, endAt: builtAt + pace.release } }),
    ...(outcome !== 'succeeds' && { failMessage: random.pick(failMessages[outcome]) }),
  }
}

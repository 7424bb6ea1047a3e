import { minute, second } from '../moments.ts'
import type { Random } from '../random.ts'
import type { JobPlan } from './job.ts'

/** How a job of the past went, or one at work is going to end. */
export type Fate = 'succeeds' | 'test fails' | 'build fails'

/** Which stages a job has. */
export interface Stages {
  build: boolean
  test: boolean
  release?: { id: string; name: string; succeeds: boolean }
}

/** How long the parts of a job take, in milliseconds. */
export interface Pace {
  wait: number
  build: number
  test: number
  release: number
}

/** Pace of a job that is started while somebody looks: a few minutes in all. */
export const quickPace: Pace = {
  wait: 15 * second,
  build: 75 * second,
  test: 120 * second,
  release: 60 * second,
}

/** Pace of a job of the past. */
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

/** What becomes of a job that is scheduled at a time in milliseconds. */
export const planOf = (
  scheduledAt: number,
  { build, test, release }: Stages,
  fate: Fate,
  pace: Pace,
  random: Random,
): JobPlan => {
  const startAt = scheduledAt + pace.wait
  const builtAt = build ? startAt + pace.build : startAt
  return {
    startAt,
    ...(build && { build: { endAt: builtAt, succeeds: fate !== 'build fails' } }),
    ...(test && { test: { endAt: builtAt + pace.test, succeeds: fate !== 'test fails' } }),
    ...(release && { release: { ...release, endAt: builtAt + pace.release } }),
    ...(fate !== 'succeeds' && { failMessage: random.pick(failMessages[fate]) }),
  }
}

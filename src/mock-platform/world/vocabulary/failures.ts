import type { Random } from '../random.ts'

/** Message of a failing component. Most failures have one cause, some two, some none. */
export interface Failure {
  component: string
  causes: readonly string[]
  /** The message of one attempt: the same words each time, with its own numbers, ids and topics. */
  message: (random: Random) => string
}

/** A number between two others, with two decimals. */
const decimal = (random: Random, min: number, max: number) =>
  (random.int(min * 100, max * 100) / 100).toFixed(2)

/** Realistic failures, by name. */
export const tidyFailures = {
  collision: {
    component: 'planning',
    causes: ['collision'],
    message: (random) =>
      `Collision with object ${random.hex(8)} at ${decimal(random, 1, 9)} m/s on lanelet ${random.int(100, 4000)}`,
  },
  lateStop: {
    component: 'planning',
    causes: ['late braking'],
    message: (random) =>
      `Stopped ${decimal(random, 0.31, 1.9)} m behind stop line ${random.int(100, 4000)}, limit 0.30 m`,
  },
  noTrajectory: {
    component: 'planning',
    causes: ['no reaction', 'collision'],
    message: (random) =>
      `No message on /planning/scenario_planning/trajectory for ${decimal(random, 1.1, 4)} s, limit 1.00 s; collision with object ${random.hex(8)}`,
  },
  goalTimeout: {
    component: 'planning',
    causes: ['timeout'],
    message: (random) =>
      `Timeout: goal not reached within ${random.int(12, 30) * 10} s, ${decimal(random, 3, 90)} m left on route ${random.uuid()}`,
  },
  laneDeparture: {
    component: 'control',
    causes: ['lane departure'],
    message: (random) =>
      `Lateral deviation of /control/trajectory_follower/control_cmd is ${decimal(random, 0.51, 1.4)} m on lanelet ${random.int(100, 4000)}, limit 0.50 m`,
  },
  poseError: {
    component: 'localization',
    causes: ['localization error'],
    message: (random) =>
      `/localization/kinematic_state is ${decimal(random, 0.31, 2)} m off the reference at (${decimal(random, 89_400, 89_900)}, ${decimal(random, 43_100, 43_600)}), limit 0.30 m`,
  },
  scanMatching: {
    component: 'localization',
    causes: ['localization error'],
    message: (random) =>
      `NDT did not converge for ${random.int(6, 40)} scans in a row: score ${decimal(random, 0.8, 2.2)}, limit 2.30`,
  },
  missedObject: {
    component: 'perception',
    causes: ['missed detection'],
    message: (random) =>
      `Object ${random.uuid()} (PEDESTRIAN) is missing from /perception/object_recognition/objects in ${random.int(12, 60)} of 80 frames`,
  },
  ghostObject: {
    component: 'perception',
    causes: ['false detection'],
    message: (random) =>
      `/perception/obstacle_segmentation/pointcloud has ${random.int(20, 900)} points in the empty area ${random.int(1, 9)} for ${decimal(random, 0.6, 5)} s`,
  },
  simulatorCrash: {
    component: 'simulator',
    causes: ['simulator error'],
    message: (random) =>
      `Process simulator (pid ${random.int(200, 32_000)}) died with exit code -11 after ${decimal(random, 2, 90)} s`,
  },
  slowSimulator: {
    component: 'simulator',
    causes: [],
    message: (random) =>
      `/clock stood still for ${decimal(random, 5, 60)} s at frame ${random.int(100, 9000)}`,
  },
} as const satisfies { readonly [name: string]: Failure }

/** Name of a failure. */
export type FailureName = keyof typeof tidyFailures

/** The failures of a project. */
export type Failures = { readonly [Name in FailureName]: Failure }

const odd = (failure: Failure, causes = failure.causes): Failure => ({
  ...failure,
  causes,
  message: (random) => `<b>${failure.message(random)}</b> & "more" {{0}}`,
})

/** Edge-case texts: markup and templates in messages, quotes and long words in causes. */
export const untidyFailures: Failures = {
  collision: odd(tidyFailures.collision, ['collision', '"no" & reaction']),
  lateStop: odd(tidyFailures.lateStop, ['x'.repeat(60)]),
  noTrajectory: odd(tidyFailures.noTrajectory),
  goalTimeout: odd(tidyFailures.goalTimeout),
  laneDeparture: odd(tidyFailures.laneDeparture, ['<b>unknown</b>']),
  poseError: odd(tidyFailures.poseError),
  scanMatching: odd(tidyFailures.scanMatching),
  missedObject: odd({ ...tidyFailures.missedObject, component: '<i>perception</i> "2D"' }),
  ghostObject: odd(tidyFailures.ghostObject),
  simulatorCrash: odd(tidyFailures.simulatorCrash, ['<b>unknown</b>']),
  slowSimulator: odd(tidyFailures.slowSimulator),
}

import type { ScheduleJobRequest } from '@generated/evaluation/types.ts'
import { holds, type Lock, locks, type Situation } from './interlocks.ts'
import type { RunState } from './state.ts'

const situationOf = (request: ScheduleJobRequest): Situation => ({
  release: request.release === true,
  skipTest: request.testOptions.skipTest,
  sourceType:
    'integrationId' in request ? 'git' : 'sourceId' in request ? 'webauto' : 'reuseBuildArtifacts',
  catalog: 'chosen',
})

/** What a request says about the fields that can be locked; undefined where it leaves them out. */
const saidOf = {
  release: ({ release }) => release,
  skipTest: ({ testOptions }) => testOptions.skipTest,
  partialRelease: ({ releaseOptions }) => releaseOptions.partialRelease,
  cleanBuild: ({ buildOptions }) => buildOptions.cleanBuild,
  debug: ({ buildOptions }) => buildOptions.debug,
  recordCaret: ({ testOptions }) => testOptions.recordCaret,
  calculateScenarioReconstructionAccuracy: ({ testOptions }) =>
    testOptions.calculateScenarioReconstructionAccuracy,
  disableLoggingOnSuccess: ({ testOptions }) => testOptions.disableLoggingOnSuccess,
  logExpirationDays: ({ testOptions }) => testOptions.logExpirationTime,
  suiteIds: ({ suiteIds }) => suiteIds,
  suiteLabels: ({ suiteLabels }) => suiteLabels,
  retestJobId: ({ retestJobId }) => retestJobId,
  maxRetries: ({ testOptions }) => testOptions.maxRetries,
} as const satisfies Partial<Record<keyof RunState, (request: ScheduleJobRequest) => unknown>>

const isSaid = (field: keyof RunState): field is keyof typeof saidOf => Object.hasOwn(saidOf, field)

const agrees = (said: unknown, { becomes }: Lock): boolean =>
  said === undefined || (Array.isArray(said) ? said.length === 0 : said === becomes)

/**
 * The first thing in a request for a job that a lock forbids: the field and why; undefined when nothing
 * is forbidden.
 */
export const forbiddenIn = (
  request: ScheduleJobRequest,
): { field: keyof RunState; reason: string } | undefined =>
  locks.find(
    (lock: Lock) =>
      lock.becomes !== undefined &&
      isSaid(lock.field) &&
      holds(lock, situationOf(request)) &&
      !agrees(saidOf[lock.field](request), lock),
  )

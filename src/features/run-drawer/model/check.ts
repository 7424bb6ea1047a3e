import type { ScheduleJobRequest } from '@generated/evaluation/types.ts'
import { holds, type Lock, locks, type Situation } from './interlocks.ts'

/** What a request says that decides over other fields. */
const requestedSituation = (request: ScheduleJobRequest): Situation => ({
  release: request.release === true,
  skipTest: request.testOptions.skipTest,
  sourceType:
    'integrationId' in request ? 'git' : 'sourceId' in request ? 'webauto' : 'reuseBuildArtifacts',
  catalog: 'chosen',
})

type LockedField = (typeof locks)[number]['field']

/**
 * What a request says about the fields that can be locked, undefined where it leaves them out; null for
 * fields that no request names as such.
 */
const saidOf: Record<LockedField, ((request: ScheduleJobRequest) => unknown) | null> = {
  // The kind of the request is its source type, and a job that it names is the one to reuse.
  sourceType: null,
  sourceJobId: null,
  integrationId: null,
  // The request names a job to run again or it does not; its suites are suites like others.
  testMethod: null,
  retestSuiteIds: null,
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
}

const agrees = (said: unknown, { becomes }: Lock): boolean =>
  said === undefined || (Array.isArray(said) ? said.length === 0 : said === becomes)

/**
 * The first thing in a request for a job that a lock forbids: the field and why; undefined when nothing
 * is forbidden.
 */
export const forbiddenIn = (
  request: ScheduleJobRequest,
): { field: LockedField; reason: string } | undefined =>
  locks.find((lock: Lock & { field: LockedField }) => {
    const said = saidOf[lock.field]?.(request)
    return (
      lock.becomes !== undefined && holds(lock, requestedSituation(request)) && !agrees(said, lock)
    )
  })

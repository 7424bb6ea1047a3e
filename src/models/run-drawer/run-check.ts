import type { ScheduleJobRequest } from '@generated/evaluation/types.ts'
import { holds, type Lock, locks, type Situation } from './interlocks.ts'

/** The parts of a request that lock other fields. */
const requestedSituation = (request: ScheduleJobRequest): Situation => ({
  release: request.release === true,
  skipTest: request.testOptions.skipTest,
  sourceType:
    'integrationId' in request ? 'git' : 'sourceId' in request ? 'webauto' : 'reuseBuildArtifacts',
  catalog: 'chosen',
})

type LockedField = (typeof locks)[number]['field']

/**
 * Values of the lockable fields in a request, undefined where it omits them; null for
 * fields that have no counterpart in a request.
 */
const requestedValues: Record<LockedField, ((request: ScheduleJobRequest) => unknown) | null> = {
  // The kind of the request implies the source type; a job in it is the one to reuse.
  sourceType: null,
  sourceJobId: null,
  integrationId: null,
  // The method follows from whether the request names a job to run again.
  testMethod: null,
  retestSuiteIds: null,
  release: ({ release }) => release,
  skipTest: ({ testOptions }) => testOptions.skipTest,
  partialRelease: ({ releaseOptions }) => releaseOptions.partialRelease,
  cleanBuild: ({ buildOptions }) => buildOptions.cleanBuild,
  debug: ({ buildOptions }) => buildOptions.debug,
  developerOptionNames: ({ buildOptions }) => buildOptions.developerOptionNames,
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

const complies = (value: unknown, { becomes }: Lock): boolean =>
  value === undefined || (Array.isArray(value) ? value.length === 0 : value === becomes)

/**
 * The first value in a job request that a lock forbids: its field and the reason; undefined when nothing
 * is forbidden.
 */
export const forbiddenIn = (
  request: ScheduleJobRequest,
): { field: LockedField; reason: string } | undefined =>
  locks.find((lock: Lock & { field: LockedField }) => {
    const value = requestedValues[lock.field]?.(request)
    return (
      lock.becomes !== undefined &&
      holds(lock, requestedSituation(request)) &&
      !complies(value, lock)
    )
  })

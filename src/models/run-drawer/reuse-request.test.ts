import { expect, test } from 'vitest'
import { reuseRequest } from './reuse-request.ts'
import { forbiddenIn } from './run-check.ts'

test('a suite that tests the artifacts of a job builds nothing, and keeps what the drawer keeps', () => {
  const request = reuseRequest({ catalogId: 'c', suiteId: 's', sourceJobId: 'j' })
  expect(request).toEqual({
    catalogId: 'c',
    sourceJobId: 'j',
    suiteIds: ['s'],
    release: false,
    buildOptions: { cleanBuild: false, debug: false },
    testOptions: {
      skipTest: false,
      recordCaret: false,
      logExpirationTime: 60 * 24 * 60 * 60,
      disableLoggingOnSuccess: false,
      calculateScenarioReconstructionAccuracy: false,
    },
    releaseOptions: { partialRelease: false },
  })
  expect(request && forbiddenIn(request)).toBeUndefined()
})

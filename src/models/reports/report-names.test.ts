import { expect, test } from 'vitest'
import { caseName } from './case-name.ts'
import { jobName, jobTitle, retestTitle } from './report-names.ts'

const id = '5b0c7a4e-2f57-4d0b-9a0f-c1f3f6f2b1d4'

const scenario = { id, versionId: 1, displayName: 'Cut-in' }

test('a job is named after its id', () => {
  expect(jobName(id)).toBe('Job 5b0c7a4e')
})

test.each([
  ['speed=10, distance=5', 'speed=10, distance=5'],
  ['', 'Cut-in'],
  [' ', 'Cut-in'],
])('a case with the parameters %j is named %j', (formattedParameter, name) => {
  expect(caseName({ scenario, scenarioParameters: {}, formattedParameter })).toBe(name)
})

test.each([
  [['speed'], 'speed=10'],
  [['distance', 'speed'], 'distance=5, speed=10'],
  [['weather'], 'speed=10, distance=5'],
  [[], 'speed=10, distance=5'],
])('a case among others that differ in %j is named %j', (varying, name) => {
  const scenarioParameters = { speed: '10', distance: '5' }
  const report = { scenario, scenarioParameters, formattedParameter: 'speed=10, distance=5' }
  expect(caseName(report, varying)).toBe(name)
})

test('a retest is named by the job that it repeats, unless it has a name of its own', () => {
  const event = {}
  expect(jobTitle({ jobId: 'b', event, retestJobId: 'a' })).toBe('Retest of Job a')
  expect(jobTitle({ jobId: 'b', event, retestJobId: 'a', description: 'Again' })).toBe('Again')
  expect(retestTitle('Nightly run')).toBe('Retest of Nightly run')
  expect(retestTitle('Retest of Nightly run')).toBe('Retest of Nightly run')
})

import { expect, test } from 'vitest'
import { caseName, jobName } from './names.ts'

const id = '5b0c7a4e-2f57-4d0b-9a0f-c1f3f6f2b1d4'

test('a job is named after its id', () => {
  expect(jobName(id)).toBe('Job 5b0c7a4e')
})

test.each([
  ['speed=10, distance=5', 'speed=10, distance=5'],
  [undefined, 'Case 5b0c7a4e'],
  [' ', 'Case 5b0c7a4e'],
])('a case with the parameters %j is named %j', (formattedParameter, name) => {
  const report = { id, scenarioParameters: {}, ...(formattedParameter && { formattedParameter }) }
  expect(caseName(report)).toBe(name)
})

test.each([
  [['speed'], 'speed=10'],
  [['distance', 'speed'], 'distance=5, speed=10'],
  [['weather'], 'speed=10, distance=5'],
  [[], 'speed=10, distance=5'],
])('a case among others that differ in %j is named %j', (varying, name) => {
  const scenarioParameters = { speed: '10', distance: '5' }
  const report = { id, scenarioParameters, formattedParameter: 'speed=10, distance=5' }
  expect(caseName(report, varying)).toBe(name)
})

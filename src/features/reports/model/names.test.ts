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
  expect(caseName({ id, formattedParameter })).toBe(name)
})

import { expect, test } from 'vitest'
import { userNameOf } from './report-user.ts'

test.each([
  ['Aiko Tanaka', 't4:5b0c7a4e-2f57', 'Aiko Tanaka'],
  ['', 't4:5b0c7a4e-2f57', 'USER ID: 5b0c7a4e'],
  [' ', 't4:5b0c7a4e-2f57', 'USER ID: 5b0c7a4e'],
  ['', '5b0c7a4e-2f57', 'USER ID: 5b0c7a4e'],
  ['', 'a-t4:b', 'USER ID: a-t4:b'],
  ['', 't4:t4:abc', 'USER ID: t4:abc'],
  ['', '', 'USER ID: '],
])('%j, started by %j, is %j', (userName, scheduledBy, name) => {
  expect(userNameOf({ userName, scheduledBy })).toBe(name)
})

import { expect, test } from 'vitest'
import { userNameOf } from './user.ts'

test.each([
  ['Aiko Tanaka', 't4:5b0c7a4e-2f57', 'Aiko Tanaka'],
  [undefined, 't4:5b0c7a4e-2f57', 'USER ID: 5b0c7a4e'],
  ['', 't4:5b0c7a4e-2f57', 'USER ID: 5b0c7a4e'],
  [' ', 't4:5b0c7a4e-2f57', 'USER ID: 5b0c7a4e'],
  [undefined, '5b0c7a4e-2f57', 'USER ID: 5b0c7a4e'],
  [undefined, 'a-t4:b', 'USER ID: a-t4:b'],
  [undefined, 't4:t4:abc', 'USER ID: t4:abc'],
  [undefined, '', 'USER ID: '],
])('%j, started by %j, is %j', (userName, scheduledBy, name) => {
  expect(userNameOf({ ...(userName !== undefined && { userName }), scheduledBy })).toBe(name)
})

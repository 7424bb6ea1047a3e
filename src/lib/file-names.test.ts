import { expect, test } from 'vitest'
import { safeFileName } from './file-names.ts'

test.each([
  ['Cut-in, 40 km/h', 'Cut-in, 40 km_h'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['a\\b', 'a_b'],
  ['a\r\nb\0', 'a__b_'],
  ['gpj.\u202eexe', 'gpj._exe'],
  ['交差点 🚗', '交差点 🚗'],
])('%j is saved as %j', (text, name) => {
  expect(safeFileName(text)).toBe(name)
})

import { expect, test } from 'vitest'
import { archiveName, refuseExpired, whyNotDownload } from './report-logs.ts'

test.each([
  [undefined, 'The file does not exist yet.'],
  [{ id: 'l', type: 'zip', expired: true }, 'Log has expired.'],
  [{ id: 'l', type: 'zip', expired: false }, undefined],
])('%j: %s', (log, reason) => {
  expect(whyNotDownload(log)).toBe(reason)
})

test.each([
  ['2024-03-05T10:40:00Z', true],
  ['2024-03-05T10:40:00.001Z', false],
  ['no time', false],
])('a link until %s is dead at 10:40: %s', (expiresAt, dead) => {
  const use = () =>
    refuseExpired(
      { url: 'https://s.example/l?key=1', expiresAt },
      Date.parse('2024-03-05T10:40:00Z'),
    )
  const told = { message: 'The expiration date for downloading the log has expired.' }
  if (dead) expect(use).toThrow(expect.objectContaining(told))
  else expect(use).not.toThrow()
})

test('the archive is named after its report', () => {
  expect(archiveName('1a2b')).toBe('1a2b_Test_Results.zip')
})

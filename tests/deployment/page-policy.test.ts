import { expect, test } from 'vitest'
import { readPolicy } from './page-policy.ts'

const origin = 'https://console.test'

test.each([
  ["connect-src 'self'", 'https://console.test/x', true],
  ["connect-src 'self'", 'https://map.test/x', false],
  ['connect-src https://*.test', 'https://map.test/x', true],
  ['connect-src https://*.test', 'https://test/x', false],
  ['connect-src https://map.test', 'https://map.test:8443/x', false],
  ['connect-src https://map.test:*', 'https://map.test:8443/x', true],
  ['connect-src map.test', 'https://map.test/v1', true],
  ['connect-src map.test', 'http://map.test/v1', false],
  ['connect-src http://map.test', 'https://map.test/v1', true],
  ['connect-src http://map.test:*', 'https://map.test/v1', true],
  ['connect-src https:', 'https://map.test/v1', true],
  ['connect-src https://map.test/v1/', 'https://map.test/v1/maps', true],
  ['connect-src https://map.test/v1/', 'https://map.test/v2/maps', false],
  ["connect-src 'none'", 'https://map.test', false],
  ['connect-src', 'https://map.test', false],
  ["default-src 'none'", 'https://map.test', false],
  ["script-src 'self'", 'https://map.test', true],
  ['connect-src *, connect-src https://map.test', 'https://auth.test', false],
])('%s and %s: %s', (policy, address, expected) => {
  expect(readPolicy(policy, origin).allows('connect-src', address)).toBe(expected)
})

test('frames fall back to what holds for all', () => {
  const { allows } = readPolicy("default-src 'none'; connect-src *", origin)
  expect(allows('frame-src', 'https://identity.test')).toBe(false)
})

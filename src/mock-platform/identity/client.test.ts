import { expect, test } from 'vitest'
import { isConsoleAddress } from './client.ts'

const path = '/evaluation/signout'

test.each([
  ['http://localhost:4600/evaluation/signout', true],
  ['http://127.0.0.1/evaluation/signout?state=s', true],
  ['http://[::1]:80/evaluation/signout', true],
  ['https://localhost/evaluation/signout', true],
  ['https://demo.test/evaluation/signout', true],
  ['https://demo.test/evaluation/signout/more', false],
  ['http://demo.test/evaluation/signout', false],
  ['https://evil.test/evaluation/signout', false],
  ['https://localhost.evil.test/evaluation/signout', false],
  ['https://demo.test@evil.test/evaluation/signout', false],
  ['http://user@localhost/evaluation/signout', false],
  ['http://user:password@localhost/evaluation/signout', false],
  ['javascript://localhost/evaluation/signout?%0Aalert(1)', false],
  ['ftp://localhost/evaluation/signout', false],
  ['/evaluation/signout', false],
  ['', false],
])('leading back to %s is allowed: %s', (address, allowed) => {
  expect(isConsoleAddress(address, path, 'https://demo.test')).toBe(allowed)
})

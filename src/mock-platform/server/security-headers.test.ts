import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const configuration = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')

/** The headers that nginx adds to every file, except the one that depends on the file. */
const shipped = Object.fromEntries(
  [...configuration.matchAll(/^ *add_header (\S+) "?(.+?)"? always;$/gm)]
    .map(([, name = '', value = '']) => [name.toLowerCase(), value])
    .filter(([name]) => name !== 'cache-control'),
)

test('the headers match nginx.conf, except for the origins of the services', () => {
  const ownOriginOnly = (policy = '') =>
    policy.replace(/((?:connect|frame)-src 'self')[^;]*/g, '$1')
  const policy = shipped['content-security-policy']
  expect(policy).toContain("connect-src 'self' https://")
  expect({ ...shipped, 'content-security-policy': ownOriginOnly(policy) }).toEqual(securityHeaders)
})

import { expect, test } from 'vitest'
import { causeOf } from './causes.ts'

const failed = (cause: Error) => new TypeError('fetch failed', { cause })

test.each([
  [
    failed(Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:443'), { code: 'ECONNREFUSED' })),
    'fetch failed: connect ECONNREFUSED 10.0.0.1:443',
  ],
  [
    failed(
      new AggregateError([
        Object.assign(new Error('connect ECONNREFUSED ::1:80'), { code: 'ECONNREFUSED' }),
      ]),
    ),
    'fetch failed: connect ECONNREFUSED ::1:80',
  ],
  [
    failed(
      Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    ),
    'fetch failed: self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ],
  [
    failed(Object.assign(new Error(''), { code: 'ECONNRESET', address: '10.0.0.1', port: 443 })),
    'fetch failed: ECONNRESET 10.0.0.1:443',
  ],
  [new Error('no JSON'), 'no JSON'],
  ['nothing', 'nothing'],
])('%s', (error, told) => {
  expect(causeOf(error)).toBe(told)
})

import { describe, expect, test } from 'vitest'
import {
  isRefusal,
  pathAfterSignIn,
  providerProblem,
  renewalDelay,
  stepAfterFailure,
} from './rules.ts'

describe('pathAfterSignIn', () => {
  test.each([
    undefined,
    '',
    '/',
    '/evaluation',
    '/evaluation/',
    '/evaluation?project_id=p1',
    '/evaluation/oidc/auth/cb?code=x&state=y',
    '/evaluation/oidc/auth/cb/',
    '/evaluation/signout',
    '/evaluation/signout?state=z',
    'suites',
    '/other/app',
    '/evaluation-two/reports',
    '//evil.test/evaluation/reports',
    '/\\evil.test/evaluation',
    'https://evil.test/evaluation/reports',
    'javascript:alert(1)',
    '/evaluation/../admin',
  ])('%j opens the start page', (saved) => expect(pathAfterSignIn(saved)).toBeUndefined())

  test.each([
    '/evaluation/suites',
    '/evaluation/suites/s1?page=2&project_id=p1#specs',
    '/evaluation/signouts',
  ])('%s is kept', (saved) => expect(pathAfterSignIn(saved)).toBe(saved))
})

describe('stepAfterFailure', () => {
  const noMatchInStore =
    'The request is not allowed. The CSRF value from the token does not match the CSRF value from the data store.'
  test.each([
    ['request_forbidden', noMatchInStore, 0, 'ignore'],
    ['request_forbidden', noMatchInStore, 1, 'ignore'],
    ['request_forbidden', 'The CSRF value does not match the data store', 5, 'ignore'],
    ['request_forbidden', 'No CSRF value available in the session cookie.', 0, 'restart'],
    ['request_forbidden', 'No CSRF value available in the session cookie.', 1, 'throw'],
    ['request_forbidden', 'CSRF mismatch', 0, 'restart'],
    ['request_forbidden', 'CSRF mismatch', 2, 'throw'],
    ['request_forbidden', 'You are not allowed to.', 0, 'throw'],
    ['request_forbidden', null, 0, 'throw'],
    ['access_denied', noMatchInStore, 0, 'throw'],
    ['login_required', null, 0, 'throw'],
    [null, 'CSRF mismatch', 0, 'throw'],
  ] as const)('%s, %s, restarted %i times: %s', (error, description, restarts, step) => {
    expect(stepAfterFailure({ error, description }, restarts)).toBe(step)
  })
})

describe('renewalDelay', () => {
  test.each([
    [3600, 3600, 3540],
    [600, 600, 540],
    [300, 300, 240],
    [60, 60, 48],
    [10, 10, 8],
    [6, 6, 5],
    [5, 5, undefined],
    [3600, undefined, 3540],
    [63, undefined, 5],
    [30, undefined, 5],
    [5, undefined, undefined],
    [0, undefined, undefined],
    [-30, undefined, undefined],
  ])('tokens with %s s left of %s are renewed after %s s', (rest, life, delay) => {
    expect(renewalDelay(rest, life)).toBe(delay)
  })

  test('tokens of every life are renewed before they expire, and not without a pause', () => {
    for (let life = 6; life <= 7200; life += 1) {
      for (const delay of [renewalDelay(life, life), renewalDelay(life)]) {
        expect(delay).toBeGreaterThanOrEqual(5)
        expect(delay).toBeLessThan(life)
      }
    }
  })
})

test.each([
  [undefined, 'invalid_grant', true],
  [undefined, 'temporarily_unavailable', false],
  [undefined, 'server_error', false],
  [undefined, null, false],
  [400, undefined, true],
  [403, undefined, true],
  [408, undefined, false],
  [429, undefined, false],
  [500, undefined, false],
  [503, undefined, false],
])('status %s with the error %s: refused %s', (status, error, expected) => {
  expect(isRefusal(status, error)).toBe(expected)
})

describe('providerProblem', () => {
  const unasked = {
    authority: 'https://identity.test',
    message: 'Failed to fetch',
    isSecure: true,
    blocked: undefined,
  }

  test.each([
    [{}, 'The identity provider cannot be reached at https://identity.test: Failed to fetch.'],
    [
      { message: 'Not Found (404).' },
      'The identity provider cannot be reached at https://identity.test: Not Found (404).',
    ],
    [
      { blocked: 'https://tokens.test' },
      "The console's own policy (Content-Security-Policy) blocks the identity provider at https://tokens.test.",
    ],
    [{ isSecure: false }, 'Signing in needs a secure page. Open the console by https.'],
    [
      { isSecure: false, blocked: 'https://tokens.test' },
      'Signing in needs a secure page. Open the console by https.',
    ],
  ])('with %j it says: %s', (change, text) => {
    expect(providerProblem({ ...unasked, ...change })).toBe(text)
  })
})

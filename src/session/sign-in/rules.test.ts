import { describe, expect, test } from 'vitest'
import { pathAfterSignIn, stepAfterFailure } from './rules.ts'

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

import { expect, test } from 'vitest'
import { refusal } from './demo-refusal.ts'

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const ordinary = {
  isSecureContext: true,
  localStorage: {} as Storage,
  sessionStorage: {} as Storage,
  location: { host: 'demo.example.com', pathname: '/a/b/suites' } as Location,
  navigator: { serviceWorker: {} },
}

test('an ordinary window shows the demo', () => {
  expect(refusal(ordinary)).toBeUndefined()
})

test.each([
  ['plain http', { isSecureContext: false }, 'Open it as https://demo.example.com/a/b/suites'],
  ['no service worker', { navigator: {} }, 'offers no service worker here'],
  [
    'a service worker in name only',
    { navigator: { serviceWorker: undefined } },
    'in private windows',
  ],
  [
    'no local storage',
    Object.defineProperty({}, 'localStorage', { get: denied, enumerable: true }),
    'store anything',
  ],
  [
    'no storage of the tab',
    Object.defineProperty({}, 'sessionStorage', { get: denied, enumerable: true }),
    'store anything',
  ],
])('a window with %s says what to do', (_, part, text) => {
  const window = Object.create(ordinary, Object.getOwnPropertyDescriptors(part))
  expect(refusal(window)).toContain(text)
})

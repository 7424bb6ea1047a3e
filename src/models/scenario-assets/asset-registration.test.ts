import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  advance,
  notRegistered,
  type Registration,
  type RegistrationEvent,
} from './asset-registration.ts'

const file = new File(['x'.repeat(200)], 'props.zip')
const other = new File(['x'], 'other.zip')
const uploaded = { file, fileId: 'f' }

const states = {
  notRegistered,
  'after a failed upload': { phase: 'entering', failed: 'upload' },
  'after a failed registration': { phase: 'entering', failed: 'registration', uploaded },
  'after the uploaded file was lost': { phase: 'entering', failed: 'registration' },
  uploading: { phase: 'uploading', file, percent: 20 },
  registering: { phase: 'registering', uploaded },
  registered: { phase: 'registered' },
} as const satisfies Record<string, Registration>

const events = {
  'submit the file': { type: 'submit', file },
  'submit another file': { type: 'submit', file: other },
  'progress to 101 of 200 bytes': { type: 'progress', bytes: 101 },
  'progress to 10 of 200 bytes': { type: 'progress', bytes: 10 },
  'progress beyond the end': { type: 'progress', bytes: 999 },
  uploaded: { type: 'uploaded', fileId: 'f' },
  cancel: { type: 'cancel' },
  registered: { type: 'registered' },
  fail: { type: 'fail', fileLost: false },
  'fail, the file is lost': { type: 'fail', fileLost: true },
} as const satisfies Record<string, RegistrationEvent>

type StateName = keyof typeof states
type EventName = keyof typeof events

const started: Registration = { phase: 'uploading', file, percent: 0 }
const startedOther: Registration = { phase: 'uploading', file: other, percent: 0 }
const submits = { 'submit the file': started, 'submit another file': startedOther }

/** The transitions; every event not listed is ignored. */
const table: { readonly [State in StateName]: { readonly [Event in EventName]?: Registration } } = {
  notRegistered: submits,
  'after a failed upload': submits,
  'after a failed registration': {
    'submit the file': states.registering,
    'submit another file': startedOther,
  },
  'after the uploaded file was lost': submits,
  uploading: {
    'progress to 101 of 200 bytes': { phase: 'uploading', file, percent: 50 },
    'progress beyond the end': { phase: 'uploading', file, percent: 100 },
    uploaded: states.registering,
    cancel: notRegistered,
    fail: states['after a failed upload'],
    'fail, the file is lost': states['after a failed upload'],
  },
  registering: {
    registered: states.registered,
    fail: states['after a failed registration'],
    'fail, the file is lost': states['after the uploaded file was lost'],
  },
  registered: {},
}

const cases = Object.entries(states).flatMap(([name, state]) =>
  Object.entries(events).map(([eventName, event]) => ({ name, state, eventName, event })),
)

test.each(cases)('$name: $eventName', ({ name, state, eventName, event }) => {
  const brings = table[name as StateName][eventName as EventName]
  const next = advance(state, event)
  if (brings) expect(next).toEqual(brings)
  else expect(next).toBe(state)
})

test('progress never goes back when a part is sent again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 400 })), (sums) => {
      let state: Registration = started
      let last = 0
      for (const bytes of sums) {
        state = advance(state, { type: 'progress', bytes })
        const { percent } = state as Extract<Registration, { phase: 'uploading' }>
        expect(percent).toBeGreaterThanOrEqual(last)
        expect(percent).toBeLessThanOrEqual(100)
        last = percent
      }
    }),
  )
})

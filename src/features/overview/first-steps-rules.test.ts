import type { Suite } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { firstSteps, isAttached, type StepsDone, stepStates } from './first-steps-rules.ts'

const given = (...values: (boolean | undefined)[]) =>
  Object.fromEntries(firstSteps.map(({ id }, index) => [id, values[index]])) as StepsDone

const all = [true, false, undefined].flatMap((a) =>
  [true, false, undefined].flatMap((b) =>
    [true, false, undefined].flatMap((c) =>
      [true, false, undefined].flatMap((d) => [true, false, undefined].map((e) => [a, b, c, d, e])),
    ),
  ),
)

test.each(all)(
  '%s, %s, %s, %s, %s: at most one step is current, and none before it waits',
  (...done) => {
    const states = stepStates(given(...done))
    const open = states.findIndex((state) => state !== 'done')
    expect(states.filter((state) => state === 'current' || state === 'unknown').length).toBe(
      open === -1 ? 0 : 1,
    )
    expect(states.slice(0, open === -1 ? 5 : open).every((state) => state === 'done')).toBe(true)
    states.forEach((state, index) => {
      if (done[index]) expect(state).toBe('done')
    })
  },
)

test('the first step that is not done is the current one', () => {
  expect(stepStates(given(true, false, true, false, false))).toEqual([
    'done',
    'current',
    'done',
    'later',
    'later',
  ])
})

test('a suite that no catalog has is run by no job', () => {
  expect(isAttached({ attachments: [] })).toBe(false)
  const attachment = { catalogId: 'c', catalogDisplayName: 'Shuttle' }
  expect(isAttached(partly<Suite>({ attachments: [attachment] }))).toBe(true)
})

import { expect, test } from 'vitest'
import { whyNotRetest, whyNotReuse } from './retest.ts'

const now = Date.parse('2024-03-12T00:00:00Z')
const built = {
  build: { status: 'succeeded' },
  event: { sourceJobId: 'j' },
  scheduledAt: '2024-03-05T00:00:00Z',
} as const

test.each([
  [built, undefined],
  [{ ...built, scheduledAt: '2024-03-04T23:59:59Z' }, /7 days/],
  [{ ...built, scheduledAt: 'unknown' }, /7 days/],
  [
    {
      ...built,
      scheduledAt: '2020-01-01T00:00:00Z',
      firmware: { releaseStatus: 'succeeded' },
    } as const,
    undefined,
  ],
  [
    {
      ...built,
      scheduledAt: '2020-01-01T00:00:00Z',
      firmware: { releaseStatus: 'pending' },
    } as const,
    /7 days/,
  ],
  [{ ...built, event: {} }, /no source job/],
  [{ ...built, build: { status: 'failed' } } as const, /build/],
  [{ ...built, build: {} }, /build/],
])('running %j again', (job, reason) => {
  if (reason) expect(whyNotRetest(job, now)).toMatch(reason)
  else expect(whyNotRetest(job, now)).toBeUndefined()
})

test('only artifacts of a build that succeeded can be reused', () => {
  for (const status of ['scheduled', 'started', 'failed', 'canceled'] as const) {
    expect(whyNotReuse({ build: { status } })).toBeDefined()
  }
  expect(whyNotReuse({ build: {} })).toBeDefined()
  expect(whyNotReuse(built)).toBeUndefined()
})

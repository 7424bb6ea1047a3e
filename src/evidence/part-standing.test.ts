import { expect, test } from 'vitest'
import type { Run } from './histories.ts'
import { standingOf } from './part-standing.ts'

/** Runs of a part: failed, passed, canceled, not in the job, unknown. */
const runsOf = (text: string): Run[] =>
  [...text].map((end, at) => {
    const statuses = { f: 'failed', p: 'succeeded', c: 'canceled' } as const
    const status = statuses[end as keyof typeof statuses]
    const unknown = end === '?' ? undefined : null
    return {
      jobId: String(at),
      name: '',
      source: undefined,
      at: '',
      result: status ? { status, failed: 0, total: 1, seconds: undefined } : unknown,
    }
  })

test.each([
  ['ppff', true, 2],
  ['ppf', false, 2],
  ['pf-cf', false, 1],
  ['ffff', true, 0],
  ['pffp', true, undefined],
  ['', true, undefined],
  // It may have failed before these, too, or is not known of all.
  ['ffff', false, undefined],
  ['?pff', true, undefined],
])('%s (all: %s) fails since %s', (text, isAll, first) => {
  const standing = standingOf(runsOf(text), { isAll })
  expect(standing?.kind === 'failing' ? Number(standing.since.jobId) : undefined).toBe(first)
})

test.each([
  ['pfpf', true],
  ['pf-cpf', true],
  ['ppff', false],
  // Only the last ten tell.
  ['fpfpfffffffff', false],
])('%s comes and goes: %s', (text, expected) => {
  expect(standingOf(runsOf(text), { isAll: true })?.kind === 'comes and goes').toBe(expected)
})

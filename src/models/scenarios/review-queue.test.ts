import type { Scenario } from '@generated/scenario/types.ts'
import { describe, expect, test } from 'vitest'
import {
  besideOf,
  comparedWith,
  endOf,
  isAnyHeld,
  meanwhile,
  nextOpen,
  overdue,
  progressOf,
  queueOf,
  type ReviewEntry,
  whyNotJudge,
  whyNotUndo,
  withOutcome,
} from './review-queue.ts'

const scenario = (id: string, over: Partial<Scenario> = {}): Scenario => ({
  id,
  projectId: 'p',
  versionId: 2,
  displayName: id,
  description: '',
  type: 'planning_sim_v2',
  tags: [],
  author: 'u',
  changeMessage: '',
  review: { status: 'non_approved' },
  parameterSet: { variables: [], types: {}, values: [] },
  deprecated: false,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  ...over,
})

const approve = { kind: 'held', verdict: 'approved', comment: '' } as const
const entries: ReviewEntry[] = [
  { scenario: scenario('a'), outcome: approve },
  { scenario: scenario('b') },
  { scenario: scenario('c') },
]

test('the newest comes first, and what was judged stays in its place', () => {
  const listed = [
    scenario('old'),
    scenario('new', { updatedAt: '2026-11-02T00:00:00Z' }),
    scenario('approved', { review: { status: 'approved' } }),
    scenario('a'),
  ]
  const known = entries.slice(0, 1)
  expect(queueOf(known, listed).map(({ scenario: { id } }) => id)).toEqual(['a', 'new', 'old'])
  expect(queueOf(known, listed)[0]).toBe(known[0])
})

test('the next open one is after the current one, then from the start', () => {
  expect(nextOpen(entries, 'a')).toBe('b')
  expect(nextOpen(entries, 'c')).toBe('b')
  expect(nextOpen(withOutcome(entries, 'b', approve), 'b')).toBe('c')
  expect(nextOpen(entries.slice(0, 1), 'a')).toBeUndefined()
  expect(nextOpen(entries.slice(0, 2), 'b')).toBeUndefined()
  expect(nextOpen(entries.slice(1), 'c')).toBe('b')
  expect(nextOpen(entries, undefined)).toBe('b')
})

test('moving stops at the ends', () => {
  expect(besideOf(entries, 'a', 1)).toBe('b')
  expect(besideOf(entries, 'a', -1)).toBe('a')
  expect(besideOf(entries, 'c', 1)).toBe('c')
})

test('a verdict is sent by the next but one', () => {
  expect(overdue(['a', 'b'])).toEqual([])
  expect(overdue(['a', 'b', 'c'])).toEqual(['a'])
})

describe('meanwhile', () => {
  const entry = { scenario: scenario('a') }
  test.each([
    [{}, { kind: 'same' }],
    [{ versionId: 3 }, { kind: 'newer' }],
    // What was read earlier says nothing of a version that came since.
    [{ versionId: 1 }, { kind: 'same' }],
    [{ versionId: 1, review: { status: 'approved' } }, { kind: 'same' }],
    [{ deprecated: true }, { kind: 'skipped', reason: 'Deleted meanwhile' }],
    [
      { review: { status: 'approved' } },
      { kind: 'skipped', reason: 'Approved by somebody meanwhile' },
    ],
    [
      { versionId: 3, review: { status: 'requested_changes' } },
      { kind: 'skipped', reason: 'Changes requested by somebody meanwhile' },
    ],
    [
      { review: { status: 'in_dispute' } },
      { kind: 'skipped', reason: 'Changed meanwhile. Unknown review status: in_dispute.' },
    ],
  ] as const)('%o', (over, expected) => {
    expect(meanwhile(entry, scenario('a', over), 'me')).toEqual(expected)
  })

  const sent: ReviewEntry = {
    ...entry,
    outcome: { kind: 'failed', verdict: 'approved', comment: 'Good.', reason: 'Lost.' },
  }
  test.each([
    [{ reviewer: 'me', comment: 'Good.' }, 'sent'],
    [{ reviewer: 'me' }, 'skipped'],
    [{ reviewer: 'you', comment: 'Good.' }, 'skipped'],
  ])('a verdict of which no answer came: %o', (by, kind) => {
    const newest = scenario('a', { review: { status: 'approved', ...by } })
    expect(meanwhile(sent, newest, 'me').kind).toBe(kind)
    // A verdict on another version is none on this one.
    expect(meanwhile(sent, { ...newest, versionId: 3 }, 'me').kind).toBe('skipped')
  })
})

test('a verdict can be given where none is, and anew where one was not saved', () => {
  const whyNot = (outcome: ReviewEntry['outcome']) =>
    whyNotJudge({ scenario: scenario('a'), ...(outcome && { outcome }) })
  const verdict = { verdict: 'approved', comment: '' } as const
  expect(whyNot(undefined)).toBeUndefined()
  expect(whyNot({ kind: 'failed', ...verdict, reason: 'Too long.' })).toBeUndefined()
  for (const kind of ['held', 'sending', 'sent'] as const) {
    expect(whyNot({ kind, ...verdict })).toBe('This version is judged.')
  }
  expect(whyNot({ kind: 'skipped', reason: 'Deleted meanwhile' })).toBe('Deleted meanwhile')
})

test('progress counts what is decided', () => {
  const more: ReviewEntry[] = [
    ...entries,
    {
      scenario: scenario('d'),
      outcome: { kind: 'failed', verdict: 'approved', comment: '', reason: 'No' },
    },
    { scenario: scenario('e'), outcome: { kind: 'sent', verdict: 'requested_changes' } },
    { scenario: scenario('f'), outcome: { kind: 'skipped', reason: 'Deleted meanwhile' } },
    { scenario: scenario('g'), outcome: { kind: 'sent', verdict: 'approved' } },
  ]
  expect(progressOf(more)).toEqual({
    total: 7,
    decided: 5,
    approved: 2,
    sentBack: 1,
    failed: 1,
  })
})

test('compared with the newest approved version before it, else the one before it', () => {
  const approved = scenario('a', { versionId: 1, review: { status: 'approved' } })
  const versions = [
    scenario('a', { versionId: 4, review: { status: 'approved' } }),
    scenario('a', { versionId: 3 }),
    scenario('a', { versionId: 2 }),
    approved,
  ]
  expect(comparedWith(versions, 3)).toBe(approved)
  expect(comparedWith(versions.toReversed(), 5)?.versionId).toBe(4)
  expect(comparedWith(versions.slice(0, 3), 3)?.versionId).toBe(2)
  expect(comparedWith(versions.slice(1, 3).toReversed(), 4)?.versionId).toBe(3)
  expect(comparedWith([scenario('a', { versionId: 1 })], 1)).toBeUndefined()
})

test('a verdict that is taken back leaves its entry without one, and the others as they are', () => {
  const back = withOutcome(entries, 'a', undefined)
  expect(back[0]).toStrictEqual({ scenario: entries[0]?.scenario })
  expect(back[1]).toBe(entries[1])
  const judged = withOutcome(entries, 'b', approve)
  expect(judged[1]).toStrictEqual({ scenario: entries[1]?.scenario, outcome: approve })
  expect(judged[0]).toBe(entries[0])
})

test('a review that has ended says what came of it, and what was not saved', () => {
  const ended = { total: 4, decided: 4, approved: 1, sentBack: 2, failed: 0 }
  expect(endOf(ended)).toBe('1 version approved, 2 sent back by you.')
  expect(endOf({ ...ended, failed: 1 })).toBe(
    '1 version approved, 2 sent back by you. 1 verdict not saved: the list has the reason, and sends it again.',
  )
})

test('a verdict that is held can be taken back; why none can be depends on what was sent', () => {
  const sent = { scenario: scenario('d'), outcome: { kind: 'sent', verdict: 'approved' } } as const
  const skipped = { scenario: scenario('e'), outcome: { kind: 'skipped', reason: '' } } as const
  expect(isAnyHeld(entries)).toBe(true)
  expect(isAnyHeld([sent, skipped])).toBe(false)
  expect(whyNotUndo([sent])).toContain('has been sent')
  expect(whyNotUndo([skipped])).toBe('No verdict has been given yet')
})

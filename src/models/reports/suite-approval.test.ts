import type { SpecReport } from '@generated/evaluation/types.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { approvable, leftOutText, versionsOf } from './suite-approval.ts'

const version = (id: string, versionId = 1) => ({ id, versionId, displayName: `Scenario ${id}` })
const found = (id: string, change: Partial<FoundScenario> = {}): FoundScenario => ({
  id,
  versionId: 1,
  deprecated: false,
  review: { status: 'non_approved' },
  parameterSet: { variables: [], types: {}, values: [] },
  ...change,
})

test.each([
  ['not reviewed', {}, true],
  ['approved', { review: { status: 'approved' } }, false],
  ['to be changed', { review: { status: 'requested_changes' } }, false],
  ['deleted', { deprecated: true }, false],
  ['of another project', { sharedFrom: 'p' }, false],
  ['another version', { versionId: 2 }, false],
] as const)('a version that is %s is approved along: %s', (_, change, approved) => {
  expect(approvable([version('a')], [found('a', change)])).toEqual(approved ? [version('a')] : [])
})

const changes = { review: { status: 'requested_changes' } } as const

test.each([
  ['nothing when all can be approved', [{}, { review: { status: 'approved' } }], undefined],
  ['versions with requested changes', [changes, {}, changes], '2 with requested changes'],
  [
    'each reason, the first that holds',
    [changes, { ...changes, deprecated: true }, { sharedFrom: 'p' }],
    '1 with requested changes, 1 of another project, 1 deleted',
  ],
  [
    'no approved one that is deleted',
    [{ review: { status: 'approved' }, deprecated: true }],
    undefined,
  ],
] as const)('left out is %s', (_, all, text) => {
  expect(leftOutText(all.map((change, index) => found(String(index), change)))).toBe(text)
})

test('versions that were not found are left out', () => {
  expect(approvable([version('a'), version('b')], [found('b')])).toEqual([version('b')])
})

test('a version that ran twice is listed once', () => {
  const specs = [version('a'), version('a', 2), version('a')].map(
    // Other fields of a report are not read.
    (scenario) => partly<SpecReport>({ scenario }),
  )
  expect(versionsOf(specs)).toEqual([version('a'), version('a', 2)])
})

import type { CaseReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { changeRows, findChanges } from './change-rows.ts'
import { changesSince } from './changes.ts'

const caseOf = (id: string, status: CaseReport['status'], speed: string) =>
  ({
    id,
    status,
    scenario: { id: 's', displayName: 'Cut-in', versionId: 1 },
    scenarioParameters: { speed, weather: 'rain' },
    formattedParameter: `speed=${speed}, weather=rain`,
    failureCauseLabels: status === 'failed' ? ['collision'] : [],
    components: [],
  }) as unknown as CaseReport

const changes = changesSince(
  [caseOf('a', 'succeeded', '30'), caseOf('b', 'failed', '40'), caseOf('c', 'failed', '50')],
  [caseOf('d', 'failed', '30'), caseOf('e', 'succeeded', '40')],
)

test('a row names the parameters in which its case differs from others of either run', () => {
  const [row] = changeRows(changes, 'new')
  expect(row?.report.id).toBe('d')
  expect(row?.varying).toEqual(['speed=30'])
})

test('a case that was removed is shown as it was', () => {
  expect(changeRows(changes, 'removed').map(({ report }) => report.id)).toEqual(['c'])
})

test('changes are found by parameters, causes then and now, and ids', () => {
  const found = (kind: 'new' | 'fixed', words: string) =>
    changeRows(changes, kind).filter(findChanges(words)).length
  expect(found('new', 'cut-in collision')).toBe(1)
  expect(found('fixed', 'collision')).toBe(1)
  expect(found('fixed', 'speed=40')).toBe(1)
  expect(found('fixed', 'speed=30')).toBe(0)
  expect(found('new', 'd')).toBe(1)
})

import type { FoundScenario } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { hasUnapproved, lookupsOf, unapprovedWarning } from './catalog-unapproved.ts'

const spec = (scenarioId: string, scenarioVersionId?: number) => ({
  scenarioId,
  scenarioDisplayName: scenarioId,
  ...(scenarioVersionId !== undefined && { scenarioVersionId }),
  essential: false,
  unavailable: false,
  parameterSetOverrides: [],
  scenarioParameterSetOverrides: [],
})

const found = (id: string, versionId: number, status: FoundScenario['review']['status']) =>
  partly<FoundScenario>({
    id,
    versionId,
    displayName: id,
    deprecated: false,
    review: { status },
    parameterSet: { variables: [] },
  })

test('every version of a suite is looked up once', () => {
  expect(lookupsOf({ specs: [spec('a'), spec('a', 2), spec('b'), spec('a')] })).toEqual([
    { scenarioId: 'a' },
    { scenarioId: 'a', scenarioVersionId: 2 },
    { scenarioId: 'b' },
  ])
})

test('an unapproved version counts, an unknown one does not', () => {
  const items = [{ scenarioId: 'a', scenarioVersionId: 2 }, { scenarioId: 'b' }]
  expect(hasUnapproved(items, [])).toBe(false)
  expect(hasUnapproved(items, [found('a', 2, 'approved'), found('b', 1, 'approved')])).toBe(false)
  expect(hasUnapproved(items, [found('a', 2, 'non_approved')])).toBe(true)
  expect(hasUnapproved(items, [found('a', 1, 'non_approved')])).toBe(false)
  expect(hasUnapproved(items, [found('b', 4, 'requested_changes')])).toBe(true)
})

test.each([
  [[], undefined],
  [['Night'], /in “Night”\./],
  [['A', 'B', 'C'], /in “A”, “B”, “C”\./],
  [['A', 'B', 'C', 'D', 'E'], /in “A”, “B”, “C”, 2 more\./],
])('the warning of %j', (names, text) => {
  if (text) expect(unapprovedWarning(names)).toMatch(text)
  else expect(unapprovedWarning(names)).toBeUndefined()
})

import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import {
  sharedSpecs,
  specFinder,
  specsByScenario,
  specsOfUnavailable,
  specsWithFailures,
  suitesWithFailures,
} from './failure-places.ts'

const results = (failureCount: number) => ({ failureCount, successCount: 1, totalCount: 5 })

const spec = (id: string, scenario: string, failureCount = 1) =>
  partly<SpecReport>({
    id,
    scenario: { id: scenario },
    status: 'failed',
    caseResults: results(failureCount),
  })

const caseOf = (id: string, scenario: string) =>
  partly<CaseReport>({ id, scenario: { id: scenario } })

test('only suites with failed cases are looked into; without counts those that failed', () => {
  const suites = partly<SuiteReport[]>([
    { id: 'a', status: 'failed', caseResults: results(1) },
    { id: 'b', status: 'succeeded', caseResults: results(0) },
    { id: 'c', status: 'started', caseResults: results(2) },
    { id: 'd', status: 'failed' },
    { id: 'e', status: 'succeeded' },
  ])
  expect(suitesWithFailures(suites).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
})

test('of scenarios, too, those with failed cases are looked into', () => {
  const specs = [
    spec('a', 's1', 0),
    spec('b', 's1', 2),
    { ...spec('c', 's2', 0), caseResults: undefined },
    partly<SpecReport>({ id: 'd', status: 'succeeded' }),
  ] as SpecReport[]
  expect(specsWithFailures(specs).map(({ id }) => id)).toEqual(['b', 'c'])
})

test('a case is of the only report of its scenario that failed', () => {
  const found = specsByScenario(
    specsWithFailures([spec('p1', 's1'), spec('p2', 's2'), spec('p3', 's1', 0)]),
  )
  expect(sharedSpecs(found)).toEqual([])
  const specOf = specFinder(found, [])
  expect(specOf(caseOf('c1', 's1'))?.id).toBe('p1')
  expect(specOf(caseOf('c3', 's3'))).toBeUndefined()
})

test('where a scenario failed in several suites, the lists of their cases tell', () => {
  const found = specsByScenario(
    specsWithFailures([spec('p1', 's1'), spec('p2', 's1'), spec('p3', 's3')]),
  )
  expect(sharedSpecs(found).map(({ id }) => id)).toEqual(['p1', 'p2'])
  expect(specFinder(found, [])(caseOf('c2', 's1'))).toBeUndefined()
  const specOf = specFinder(found, [undefined, [caseOf('c2', 's1')]])
  expect(specOf(caseOf('c2', 's1'))?.id).toBe('p2')
  expect(specOf(caseOf('c1', 's1'))).toBeUndefined()
})

test('of a scenario that is marked N/A in one suite all are looked at', () => {
  const marked = { ...spec('p1', 's1'), unavailable: true }
  const specs = [marked, spec('p2', 's1'), spec('p3', 's2')]
  expect(specsOfUnavailable(specs).map(({ id }) => id)).toEqual(['p1', 'p2'])
})

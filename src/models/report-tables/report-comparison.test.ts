import type { CaseReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { caseFacts, differingFirst, isSameCase } from './report-comparison.ts'

test('a case is the same with exactly the same parameters, in any order', () => {
  const parameters = { speed: '30', gap: '2' }
  const same = (scenarioParameters: Record<string, string>) =>
    isSameCase({ scenarioId: 's', parameters }, { scenario: { id: 's' }, scenarioParameters })
  expect(same({ gap: '2', speed: '30' })).toBe(true)
  expect(same({ speed: '30' })).toBe(false)
  expect(same({ speed: '30', gap: '2', rain: '1' })).toBe(false)
  expect(same({ speed: '30', gap: '3' })).toBe(false)
  const plain = { scenario: { id: 's' }, scenarioParameters: {} }
  expect(isSameCase({ scenarioId: 's' }, plain)).toBe(true)
  expect(isSameCase({ scenarioId: 'other' }, plain)).toBe(false)
})

test('facts that differ come first, and a component of one report alone is one of them', () => {
  const report = (given: object) =>
    partly<CaseReport>({
      status: 'failed',
      failureCauseLabels: ['collision'],
      scenario: { versionId: 3 },
      simulation: { name: 'sim' },
      components: [],
      ...given,
    })
  const here = report({ components: [{ componentName: 'planning', message: ' Hit ' }] })
  const there = report({ status: 'succeeded', failureCauseLabels: [] })
  const facts = caseFacts(here, there, { status: (status) => status, duration: () => '1 s' })
  expect(differingFirst(facts).map(({ name, here, there }) => [name, here, there])).toEqual([
    ['Status', 'failed', 'succeeded'],
    ['Failure causes', 'collision', undefined],
    ['planning', 'Hit', undefined],
    ['Took', '1 s', '1 s'],
    ['Scenario version', '3', '3'],
    ['Map', undefined, undefined],
    ['Simulation', 'sim', 'sim'],
  ])
})

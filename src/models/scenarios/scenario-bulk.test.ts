import type { Scenario } from '@generated/scenario/types.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { parseTargets } from '@/models/suites/suite-targets.ts'
import { suiteTypes } from '@/models/suites/suite-types.ts'
import { whyNotOnScenario } from './scenario-action-rules.ts'
import {
  attachable,
  formerVersion,
  restorable,
  selectionFor,
  suiteTargets,
} from './scenario-bulk.ts'

const actions = ['review', 'edit', 'copy', 'share', 'attach', 'delete'] as const

const scenarios = fc
  .array(
    fc.record(
      {
        type: fc.constantFrom(...Object.keys(suiteTypes), 'a_new_type'),
        deprecated: fc.boolean(),
        sharedFrom: fc.constant('another project'),
        versionId: fc.integer({ min: 1, max: 99 }),
      },
      { requiredKeys: ['type', 'deprecated', 'versionId'] },
    ),
    { maxLength: 8 },
  )
  .map((all) => all.map((each, index) => partly<Scenario>({ ...each, id: `s${index}` })))

test('a change of many concerns those that allow it, in their order, and names the others with the reason', () => {
  fc.assert(
    fc.property(fc.constantFrom(...actions), scenarios, (action, all) => {
      const { included, leftOut } = selectionFor(action, all)
      expect(included).toEqual(all.filter((each) => !whyNotOnScenario(action, each)))
      expect(leftOut).toEqual(
        all
          .map((scenario) => ({ scenario, reason: whyNotOnScenario(action, scenario) }))
          .filter(({ reason }) => reason !== undefined),
      )
    }),
  )
})

test('whatever its type, nothing is done to a deleted scenario, and only its project reviews, edits or shares one', () => {
  fc.assert(
    fc.property(scenarios, (all) => {
      for (const scenario of all) {
        const allowed = actions.filter((action) => !whyNotOnScenario(action, scenario))
        const isOwn = scenario.sharedFrom === undefined
        const expected = {
          review: isOwn,
          edit: isOwn,
          copy: true,
          share: isOwn && scenario.type === 'planning_sim_v2',
          attach: true,
          delete: true,
        }
        expect(allowed).toEqual(
          actions.filter((action) => !scenario.deprecated && expected[action]),
        )
      }
    }),
  )
})

test('the scenarios in the address of a new suite are read as they were chosen', () => {
  fc.assert(
    fc.property(scenarios, (all) => {
      const { targets, leftOut } = parseTargets(suiteTargets(all))
      expect(targets).toEqual(
        all.map(({ id: scenarioId, versionId }) => ({ scenarioId, versionId })),
      )
      expect(leftOut).toEqual([])
    }),
  )
})

test('approved scenarios of the type of the first are attached; the others are named with the reason', () => {
  const scenario = (id: string, type: string, status: string, deprecated = false) =>
    partly<Scenario>({ id, type, deprecated, review: { status } })
  const { type, included, leftOut } = attachable([
    scenario('a', 'log_sim', 'non_approved'),
    scenario('b', 'log_sim', 'approved', true),
    scenario('c', 'planning_sim', 'approved'),
    scenario('d', 'log_sim', 'approved'),
    scenario('e', 'planning_sim', 'approved'),
  ])
  expect(type).toBe('planning_sim')
  expect(included.map(({ id }) => id)).toEqual(['c', 'e'])
  expect(leftOut.map((each) => [each.scenario.id, each.reason])).toEqual([
    ['b', 'A deleted scenario cannot be attached to a suite.'],
    ['a', 'It is not approved.'],
    ['d', 'Its type is log_sim.'],
  ])
})

const version = (versionId: number, status: string, more: Partial<Scenario> = {}) =>
  partly<Scenario>({
    id: `s${versionId}`,
    type: 'log_sim_v2',
    deprecated: false,
    versionId,
    review: { status },
    ...more,
  })

test('a former version is restored of what has one', () => {
  const all = [
    version(1, 'approved'),
    version(2, 'approved'),
    version(3, 'non_approved'),
    version(4, 'non_approved', { sharedFrom: 'p' } as never),
  ]
  const ids = (choice: 'previous' | 'approved') =>
    restorable(all, choice).included.map(({ id }) => id)
  expect(ids('previous')).toEqual(['s2', 's3'])
  expect(ids('approved')).toEqual(['s3'])
  expect(restorable(all, 'approved').leftOut).toHaveLength(3)
})

test('the version to restore is the highest of the former ones, or of those that are approved', () => {
  const versions = [1, 3, 2].map((each) => version(each, each === 1 ? 'approved' : 'non_approved'))
  expect(formerVersion(versions, 3, 'previous')?.versionId).toBe(2)
  expect(formerVersion(versions, 3, 'approved')?.versionId).toBe(1)
  expect(formerVersion(versions, 1, 'previous')).toBeUndefined()
})

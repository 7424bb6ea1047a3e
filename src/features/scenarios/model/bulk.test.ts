import type { Scenario } from '@generated/scenario/types.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTargets } from '@/features/suites/model/targets.ts'
import { suiteTypes } from '@/features/suites/model/types.ts'
import { ApiError } from '@/transport/errors.ts'
import { whyNotOnScenario } from './actions.ts'
import { mayConcernSome, selectionFor, suiteTargets } from './bulk.ts'

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
  .map((all) => all.map((each, index) => ({ ...each, id: `s${index}` }) as Scenario))

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

test('a refusal may concern some of many; a failure of the service or the network concerns all', () => {
  const refused = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503].filter((status) =>
    mayConcernSome(new ApiError({ kind: 'status', status, message: '', url: '' })),
  )
  expect(refused).toEqual([400, 403, 404, 409, 422])
  expect(mayConcernSome(new TypeError('Failed to fetch'))).toBe(false)
})

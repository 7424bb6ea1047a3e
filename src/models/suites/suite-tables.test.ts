import { describe, expect, test } from 'vitest'
import { type SuiteAction, whyNotOnSuite } from './suite-action-rules.ts'
import { chunk, lookupBatchSize } from './suite-batches.ts'
import { defaultEnvironmentTypes, environmentTypes } from './suite-settings.ts'
import { matchSpecs } from './suite-specs.ts'
import { defaultSuiteType, offeredSuiteTypes, suiteTypes, viewerOf } from './suite-types.ts'

describe('types of suites', () => {
  const all = Object.keys(suiteTypes)

  test('there are 21, with the default among them', () => {
    expect(all.join(' ')).toBe(
      'planning_sim planning_sim_v2 log_sim log_sim_v2 localization ndt_convergence ' +
        'obstacle_detection perception performance_diag obstacle_segmentation yabloc eagleye ' +
        'traffic_light annotationless_perception perception_2d ar_tag_based_localizer ' +
        'planning_control scenario_based_awsim ground_segmentation diagnostics all_components',
    )
    expect(all).toContain(defaultSuiteType)
    expect(defaultSuiteType).toBe('planning_sim_v2')
  })

  test('internal staff can choose all of them, everybody else all but one', () => {
    expect(offeredSuiteTypes({ all: true })).toEqual(all)
    expect(offeredSuiteTypes({ all: false })).toEqual(
      all.filter((type) => type !== 'scenario_based_awsim'),
    )
  })

  test('only planning simulations open the scenario viewer', () => {
    const planning = offeredSuiteTypes({ all: true }).filter(
      (type) => viewerOf(type) === 'scenarioViewer',
    )
    expect(planning).toEqual(['planning_sim', 'planning_sim_v2'])
    expect(viewerOf('planning_control')).toBe('logSimViewer')
  })

  test('tests run in containers by default', () => {
    expect(environmentTypes).toEqual(['container', 'native'])
    expect(defaultEnvironmentTypes).toEqual(['container'])
  })
})

describe('actions on a suite', () => {
  const actions: SuiteAction[] = ['run', 'edit', 'delete', 'share']
  test.each(actions)('%s: on an active suite, not on a deleted one', (action) => {
    expect(whyNotOnSuite(action, { deprecated: false })).toBeUndefined()
    expect(whyNotOnSuite(action, { deprecated: true })).toMatch(/deleted/)
  })
})

describe('chunk', () => {
  test.each([
    [0, []],
    [1, [1]],
    [49, [49]],
    [50, [50]],
    [51, [50, 1]],
    [120, [50, 50, 20]],
  ])('%i items', (count, sizes) => {
    const items = Array.from({ length: count }, (_, index) => index)
    const chunks = chunk(items)
    expect(chunks.map((part) => part.length)).toEqual(sizes)
    expect(chunks.flat()).toEqual(items)
  })

  test('a look-up takes 50', () => expect(lookupBatchSize).toBe(50))
})

describe('scenarios of a suite', () => {
  const spec = (scenarioId: string, scenarioDisplayName: string) => ({
    scenarioId,
    scenarioDisplayName,
  })
  const specs = [
    spec('c', 'Cut-in 10'),
    spec('b', 'cut-in 2'),
    spec('a', 'cut-in 2'),
    spec('d', 'É'),
  ]

  test.each([
    ['', 'cbad'],
    ['  ', 'cbad'],
    ['CUT', 'cba'],
    [' 10 ', 'c'],
    ['é', 'd'],
    ['D', 'd'],
    ['nothing', ''],
  ])('%j finds %j', (text, ids) => {
    expect(
      matchSpecs(specs, text)
        .map(({ scenarioId }) => scenarioId)
        .join(''),
    ).toBe(ids)
  })
})

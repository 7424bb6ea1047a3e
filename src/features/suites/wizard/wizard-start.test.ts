import type { Catalog } from '@generated/catalog/types.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'
import { describe, expect, test } from 'vitest'
import { createRequest } from '@/models/suites/suite-draft.ts'
import { suiteOfTargets } from '@/models/suites/suite-targets.ts'
import { startOfNew } from './wizard-start.ts'

const catalog: Catalog = {
  id: 'k1',
  projectId: 'p1',
  versionId: 'kv1',
  displayName: 'Shuttle',
  description: '',
  type: 'vehicle',
  deprecated: false,
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
}

const noTargets = suiteOfTargets([], [])

describe('a new suite', () => {
  test('starts empty, for evaluation, in containers', () => {
    expect(startOfNew({ catalog: undefined, targets: noTargets, leftOut: [] })).toEqual({
      draft: {
        details: {
          displayName: '',
          description: '',
          type: 'planning_sim_v2',
          targetEnvironmentTypes: ['container'],
          labels: [],
        },
        content: { specs: [], attachments: [], overrides: [] },
      },
      purpose: 'evaluation',
      fromCatalog: false,
      stored: undefined,
      leftOut: [],
      catalogLeftOut: undefined,
    })
  })

  test('of a catalog is named after it with a number, and attached to its latest version', () => {
    const start = startOfNew({ catalog, targets: noTargets, leftOut: [] })
    expect(start.draft.details.displayName).toMatch(/^Shuttle #\d{1,5}$/)
    expect(start.draft.content.attachments).toEqual([
      { catalogId: 'k1', catalogDisplayName: 'Shuttle', catalogVersionId: undefined },
    ])
    expect(start.fromCatalog).toBe(true)
  })

  test.each([{ deprecated: true }, { sharedFrom: 'p2' }])('is not attached where %j', (fields) => {
    const start = startOfNew({
      catalog: { ...catalog, ...fields },
      targets: noTargets,
      leftOut: [],
    })
    expect(start.draft.content.attachments).toEqual([])
    expect(start.catalogLeftOut).toMatch(/catalog/)
    expect(start.fromCatalog).toBe(true)
  })

  test('of targets holds their versions, and names what it leaves out', () => {
    const found: FoundScenario = {
      id: 'a',
      versionId: 2,
      displayName: 'Cut-in',
      type: 'log_sim',
      deprecated: false,
      review: { status: 'non_approved' },
      parameterSet: { variables: [], types: {}, values: [] },
    }
    const targets = suiteOfTargets(
      [
        { scenarioId: 'a', versionId: 2 },
        { scenarioId: 'b', versionId: 1 },
      ],
      [found],
    )
    const leftOut = [{ name: 'x', reason: 'notAPair' }] as const
    const start = startOfNew({ catalog: undefined, targets, leftOut })
    expect(start.draft.details.type).toBe('log_sim')
    expect(start.purpose).toBe('for_approval')
    expect(start.draft.content.specs).toMatchObject([{ scenarioId: 'a', scenarioVersionId: 2 }])
    expect(start.leftOut).toEqual([...leftOut, { name: 'b:1', reason: 'notFound' }])
  })

  test('of a part of a parameter space has its overrides, and the step to see them', () => {
    const found: FoundScenario = {
      id: 'a',
      versionId: 2,
      displayName: 'Cut-in',
      type: 'planning_sim_v2',
      deprecated: false,
      review: { status: 'approved' },
      parameterSet: { variables: ['speed'], types: { speed: 'double' }, values: [] },
    }
    const start = startOfNew({
      catalog,
      targets: suiteOfTargets([{ scenarioId: 'a', versionId: 2 }], [found]),
      leftOut: [],
      overrides: [{ name: 'speed', start: 1, stop: 2, step: 0.5 }],
    })
    expect(start.fromCatalog).toBe(false)
    expect(start.draft.details.displayName).toBe('Narrowed: Cut-in')
    expect(createRequest(start.draft, start.purpose)).toMatchObject({
      catalogs: [{ catalogId: 'k1' }],
      specs: [
        {
          scenarioId: 'a',
          scenarioVersionId: 2,
          parameterSetOverrides: [{ name: 'speed', start: 1, stop: 2, step: 0.5 }],
        },
      ],
    })
  })
})

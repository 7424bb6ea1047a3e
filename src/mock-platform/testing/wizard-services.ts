import type { Suite } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { vi } from 'vitest'
import { loadConfig } from '@/config/config.ts'
import { consoleConfig } from '../console-config.ts'
import { catalogArea } from '../world/catalogs/world-catalog-area.ts'
import { scenarioArea } from '../world/scenarios/world-scenario-area.ts'
import { suiteArea } from '../world/suites/world-suite-area.ts'
import { projectIds } from '../world/world-projects.ts'
import { createComponentPlatform } from './component-platform.ts'

/** The project in which the wizard is tested: it has nothing but what a test puts there. */
export const projectId = projectIds.empty

const noParameters = { variables: [], types: {}, values: [] }
const speed: Scenario['parameterSet'] = {
  variables: ['speed'],
  types: { speed: 'double' },
  values: [{ speed: '10' }],
}

/** A version of a scenario, approved unless told otherwise. */
export const scenarioOf = (id: string, fields: Partial<Scenario> = {}): Scenario => ({
  id,
  projectId,
  versionId: 3,
  displayName: `Scenario ${id}`,
  description: '',
  changeMessage: '',
  author: 'u',
  type: 'planning_sim_v2',
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  deprecated: false,
  tags: [],
  review: { status: 'approved' },
  parameterSet: noParameters,
  ...fields,
})

/** The mock platform with four scenarios, no catalogs, and suites to be made. */
export const createTestServices = () => {
  const { platform, reset, fail, bodiesOf } = createComponentPlatform()

  /** Keeps a scenario: its versions, the highest first. */
  const keep = (...versions: [Scenario, ...Scenario[]]) => {
    const area = platform.world.of(scenarioArea, projectId)
    area.records.set(versions[0].id, { versions })
    area.revision += 1
  }

  return {
    fail,
    bodiesOf,
    keep,
    /** Keeps a suite that can be edited, and the catalogs that it is attached to. */
    keepSuite: (suite: Suite) => {
      const { world } = platform
      for (const { catalogId, catalogDisplayName } of suite.attachments) {
        world.of(catalogArea, projectId).set(catalogId, {
          role: 'in use',
          catalog: {
            id: catalogId,
            displayName: catalogDisplayName,
            projectId,
            versionId: '1',
            description: '',
            type: 'vehicle',
            deprecated: false,
            createdAt: suite.createdAt,
            updatedAt: suite.updatedAt,
          },
        })
      }
      world.of(suiteArea, projectId).suites.push(suite)
    },
    start: async () => {
      vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(consoleConfig))
      await loadConfig()
      vi.restoreAllMocks()
    },
    /** Connects the console to a new world, in which the first thing that is made gets the id `new`. */
    reset: () => {
      reset()
      Object.assign(platform.world.random, { uuid: () => 'new' })
      keep(scenarioOf('plain'))
      keep(scenarioOf('speedy', { parameterSet: speed }))
      keep(scenarioOf('raw', { review: { status: 'non_approved' } }))
      keep(scenarioOf('gone', { deprecated: true }))
    },
  }
}

import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestPlatform } from '../testing/test-platform.ts'
import { ownCatalogArea } from './catalogs/world-catalog-own.ts'
import { jobArea } from './jobs/world-job-area.ts'
import { ownScenarioArea } from './scenarios/world-scenario-own.ts'
import { suiteArea } from './suites/world-suite-area.ts'
import { projectIds } from './world-projects.ts'

const lists = [
  ['scenario.listScenarios', 'scenarios'],
  ['scenario.listScenarioAssets', 'assets'],
  ['catalog.listCatalogs', 'catalogs'],
  ['evaluation.listSuites', 'suites'],
  ['evaluation.listIntegrations', 'integrations'],
  ['evaluation.listSources', 'sources'],
  ['evaluation.listJobReports', 'reports'],
] as const

type List = (typeof lists)[number]

const readAll = async (seed: string, order: readonly List[]) => {
  const world = startTestPlatform({ seed })
  const read = new Map<string, unknown[]>()
  for (const [name, field] of order) read.set(name, await world.all(name, field))
  return [...read].toSorted(([one], [other]) => one.localeCompare(other))
}

describe('a world', () => {
  it('is the same for the same seed, whatever is read first', async () => {
    const forwards = await readAll('same', lists)
    expect(await readAll('same', lists.toReversed())).toEqual(forwards)
    for (const [, items] of forwards) expect(items.length).toBeGreaterThan(0)
  })

  it('differs for another seed', async () => {
    const one = new Map(await readAll('one', lists))
    const other = new Map(await readAll('other', lists))
    for (const [name] of lists) expect(one.get(name)).not.toEqual(other.get(name))
  })
})

describe('the large project', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is generated on first read', async () => {
    const makers = [ownScenarioArea, ownCatalogArea, suiteArea, jobArea].map((area) =>
      vi.spyOn(area, 'create'),
    )
    const world = startTestPlatform()
    for (const projectId of [projectIds.shuttle, projectIds.robotaxi, projectIds.empty]) {
      for (const [name] of lists) await world.call(name, { projectId })
      await world.call('catalog.listCatalogShareInvitations', { projectId })
      await world.call('scenario.listScenarioShareInvitations', { projectId })
    }
    const made = () =>
      makers.flatMap(({ mock }) => mock.calls.map(([context]) => context.projectId))
    expect(made()).toContain(projectIds.shuttle)
    expect(made()).not.toContain(projectIds.large)
    await world.call('catalog.listCatalogs', { projectId: projectIds.large })
    expect(made()).toContain(projectIds.large)
  })

  it('holds 10,000 scenarios, 2,000 suites and 5,000 jobs', async () => {
    const { platform } = startTestPlatform()
    const { large } = projectIds
    expect(platform.world.of(ownScenarioArea, large).length).toBe(10_000)
    expect(platform.world.of(suiteArea, large).suites.length).toBe(2000)
    expect(platform.world.of(jobArea, large).length).toBe(5000)
  })
})

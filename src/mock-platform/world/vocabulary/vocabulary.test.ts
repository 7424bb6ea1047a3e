import { describe, expect, it } from 'vitest'
import { startTestPlatform } from '../../testing/test-platform.ts'
import { projectIds } from '../world-projects.ts'
import { vocabularyOf } from './choose.ts'
import { tidy } from './tidy.ts'
import { untidy } from './untidy.ts'

const lists = [
  ['scenario.listScenarios', 'scenarios'],
  ['scenario.listScenarioShareInvitations', 'scenario_share_invitations'],
  ['scenario.listScenarioAssets', 'assets'],
  ['catalog.listCatalogs', 'catalogs'],
  ['catalog.listCatalogShareInvitations', 'catalog_share_invitations'],
  ['evaluation.listSuites', 'suites'],
  ['evaluation.listIntegrations', 'integrations'],
  ['evaluation.listSources', 'sources'],
  ['evaluation.listJobReports', 'reports'],
] as const

const oddity = /<|>|HYPERLINK|\{\{|constructor|DROP TABLE|[\u0590-\u05FF]/

/** All items of a list in a project, each as JSON. */
const rowsOf = async (
  projectId: string,
  [name, field]: readonly [name: string, field: string],
  seed: string,
) => {
  const rows = await startTestPlatform({ seed }).all(name, field, { projectId })
  return rows.map((row) => JSON.stringify(row))
}

describe.each(lists)('%s', (...list) => {
  it.each(['one', 'other'])('has no edge-case text in a tidy project, seed %s', async (seed) => {
    const rows = await rowsOf(projectIds.shuttle, list, seed)
    expect(rows.filter((row) => oddity.test(row))).toEqual([])
  })
})

it.each(['one', 'other'])('the untidy project shares no edge-case text, seed %s', async (seed) => {
  const { all, call } = startTestPlatform({ seed })
  const catalogs = await all<{ id: string; shared_from?: string }>(
    'catalog.listCatalogs',
    'catalogs',
  )
  const sharedIn = catalogs.filter(({ shared_from }) => shared_from)
  const suites: string[] = []
  for (const { id: catalogId } of sharedIn) {
    const path = { catalogId }
    const releases = await all<{ id: string }>(
      'catalog.listFirmwareReleases',
      'firmware_releases',
      { path },
    )
    for (const { id: releaseId } of releases) {
      const { body } = await call<{ job_id: string }>('evaluation.getFirmwareReleaseReport', {
        path: { catalogId, releaseId },
      })
      const reports = await all('evaluation.listSuiteReports', 'reports', {
        path: { jobId: body.job_id },
      })
      suites.push(...reports.map((report) => JSON.stringify(report)))
    }
  }
  expect(suites.length).toBeGreaterThan(0)
  expect(suites.filter((suite) => oddity.test(suite))).toEqual([])
})

it('every project but one is tidy', () => {
  const { robotaxi, ...others } = projectIds
  expect(vocabularyOf(robotaxi)).toBe(untidy)
  for (const projectId of Object.values(others)) expect(vocabularyOf(projectId)).toBe(tidy)
})

it.each([
  ['scenario.listScenarioAssets', 'assets'],
  ['catalog.listCatalogs', 'catalogs'],
  ['evaluation.listSuites', 'suites'],
  ['evaluation.listJobReports', 'reports'],
] as const)('%s tries a reader early in the untidy project', async (...list) => {
  const rows = await rowsOf(projectIds.robotaxi, list, 'one')
  expect(rows.slice(0, 10).some((row) => oddity.test(row))).toBe(true)
})

it('the untidy project has edge-case texts among its scenarios', async () => {
  const rows = await rowsOf(projectIds.robotaxi, ['scenario.listScenarios', 'scenarios'], 'one')
  expect(rows.filter((row) => oddity.test(row)).length).toBeGreaterThan(4)
})

it('shuffled lists have the same length in both vocabularies', () => {
  expect(untidy.tags.length).toBe(tidy.tags.length)
  expect(untidy.parameters.length).toBe(tidy.parameters.length)
  expect(untidy.scenarioNames.length).toBe(tidy.scenarioNames.length)
})

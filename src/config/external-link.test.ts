import { expect, test } from 'vitest'
import { linkTo } from './external-link.ts'

const required = {
  projectId: 'p1',
  callbackUrl: 'https://console.test/evaluation/suites/s1?page=2',
}

test('has the project, the callback URL and all ids, sorted', () => {
  const link = linkTo('https://tools.test/view', {
    ...required,
    scenarioId: 'a',
    scenarioVersion: 3,
    scenarioFormat: 'f',
    logId: 'b',
    reportId: 'c',
    caseReportId: 'd',
    jobId: 'e',
    catalogId: 'g',
    areaMapId: 12,
    areaMapVersion: 'h',
    annotationDatasetId: 'j',
    logSimType: 'i',
    suiteType: 'planning_sim',
  })
  expect([...new URL(link ?? '').searchParams]).toEqual([
    ['annotation_dataset_id', 'j'],
    ['area_map_id', '12'],
    ['area_map_version', 'h'],
    ['callback_url', required.callbackUrl],
    ['case_report_id', 'd'],
    ['catalog_id', 'g'],
    ['job_id', 'e'],
    ['log_id', 'b'],
    ['log_sim_type', 'i'],
    ['project_id', 'p1'],
    ['report_id', 'c'],
    ['scenario_format', 'f'],
    ['scenario_id', 'a'],
    ['scenario_version', '3'],
    ['suite_type', 'planning_sim'],
  ])
})

test('omits absent values and keeps the query of the configured URL', () => {
  const link = linkTo('https://tools.test/view?lang=en', {
    ...required,
    jobId: undefined,
    logId: '',
  })
  expect([...new URL(link ?? '').searchParams.keys()]).toEqual([
    'callback_url',
    'lang',
    'project_id',
  ])
})

test.each([undefined, 'no address'])('no link for %j', (base) => {
  expect(linkTo(base, required)).toBeUndefined()
})

import type { AnyScenarioReportStatus, ScenarioReport } from '@generated/scenario/types.ts'
import { expect, test } from 'vitest'
import { nextPoll } from '@/data/polling.ts'
import { partly } from '@/lib/partly.ts'
import {
  isFinal,
  listPolling,
  logFileName,
  reportPolling,
  reportStatuses,
  reportTitle,
  whyNoLog,
} from './scenario-report.ts'
import { scenarioReportFilter } from './scenario-report-filter.ts'

const statuses: readonly AnyScenarioReportStatus[] = [...reportStatuses, 'unknown']

const reportWith = (
  status: AnyScenarioReportStatus,
  entries: readonly AnyScenarioReportStatus[] = [],
) => partly<ScenarioReport>({ status, reports: entries.map((entry) => ({ status: entry })) })

test('succeeded and failed are final, and then there is a log', () => {
  const final = statuses.filter((status) => isFinal({ status }))
  expect(final).toEqual(['succeeded', 'failed'])
  expect(statuses.filter((status) => whyNoLog({ status }) === undefined)).toEqual(final)
})

test('the list is asked for every 15 s while a report has another status', () => {
  for (const one of statuses) {
    for (const other of statuses) {
      const items = [one, other].map((status) => reportWith(status))
      const goesOn = !isFinal({ status: one }) || !isFinal({ status: other })
      expect(nextPoll(listPolling, { items, complete: true })).toBe(goesOn && 15_000)
    }
  }
  expect(nextPoll(listPolling, { items: [], complete: true })).toBe(false)
})

test('a report is asked for every 15 s until it and each of its entries has ended', () => {
  for (const status of statuses) {
    for (const entry of statuses) {
      const goesOn = !isFinal({ status }) || !isFinal({ status: entry })
      expect(nextPoll(reportPolling, reportWith(status, ['succeeded', entry]))).toBe(
        goesOn && 15_000,
      )
    }
  }
})

test('a report is named by what it is for, else by its id', () => {
  const id = '3f9a21c4-0b6e-4d1a-9c55-7e21aa90b1c2'
  expect(reportTitle({ id, description: 'Night drives' })).toBe('Night drives')
  expect(reportTitle({ id, description: '  ' })).toBe('Scenario report 3f9a21c4')
  expect(logFileName({ id })).toBe(`scenario_report_log_${id}.zip`)
})

test.each([
  ['', 'a1 b2'],
  ['DRIVES night', 'a1'],
  ['b2', 'b2'],
  ['nothing', ''],
])('%j finds %j', (display_name, ids) => {
  const reports = partly<ScenarioReport[]>([
    { id: 'a1', description: 'Night drives' },
    { id: 'b2', description: '' },
  ])
  const found = scenarioReportFilter.apply(reports, { display_name })
  expect(found.map(({ id }) => id).join(' ')).toBe(ids)
})

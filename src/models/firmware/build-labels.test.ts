import { expect, test } from 'vitest'
import { buildIdsOf } from './build-labels.ts'

const job = (value: string) => ({ name: 'auto.web.ci.job-id', value })
const build = (value: string) => ({ name: 'auto.web.ci.build-report-id', value })
const note = { name: 'note', value: 'signed' }

test.each([
  [[], [], []],
  [[[]], [], []],
  [[[note]], [], []],
  [[[job('j1'), build('b1'), note]], ['j1'], ['b1']],
  [[[job('j1')], [job('j1'), build('b1')], [build('b1')]], ['j1'], ['b1']],
  [[[job('j1')], [job('j2')]], ['j1', 'j2'], []],
  [[[job('')], [build('')]], [], []],
])('items with the labels %j were built by %j and %j', (all, jobIds, buildReportIds) => {
  expect(buildIdsOf(all.map((labels) => ({ labels })))).toEqual({ jobIds, buildReportIds })
})

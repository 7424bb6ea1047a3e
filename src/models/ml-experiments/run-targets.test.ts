import { expect, test } from 'vitest'
import { editExperimentTarget, experimentKind, experimentTarget } from './experiment.ts'
import { compareTarget, editRunTarget, runKind, runTarget } from './run-kind.ts'
import { stageNames } from './run-stages.ts'
import { stageReportKind, stageReportsTarget, stageReportTarget } from './stage-targets.ts'

/** Ids as a service may send them. */
const [experimentId, runId, reportId] = ['e/1', 'r?2', 'b#3']

const run = { experimentId, id: runId }

test.each([
  [{ to: experimentKind.list('p'), search: {} }, '/mlexperiments', {}],
  [experimentTarget(experimentId), '/mlexperiments/e%2F1', {}],
  [editExperimentTarget(experimentId), '/mlexperiments/e%2F1/edit', {}],
  [{ to: runKind.list(experimentId), search: {} }, '/mlexperiments/e%2F1/runs', {}],
  [runTarget(experimentId, runId), '/mlexperiments/e%2F1/runs/r%3F2', {}],
  [editRunTarget(experimentId, runId), '/mlexperiments/e%2F1/runs/r%3F2/edit', {}],
  [
    compareTarget(experimentId, ['a', 'b']),
    '/mlexperiments/e%2F1/runs/compare',
    { run_ids: ['a', 'b'], differing: true },
  ],
])('%j leads to %s', (target, to, search) => {
  expect(target).toEqual({ to, search })
})

test.each(stageNames)('the reports of the stage %s lie below their run', (stage) => {
  const list = stageReportsTarget(run, stage)
  const path = { build: 'builds', process: 'processes', train: 'trains' }[stage]
  expect(list).toEqual({ to: `/mlexperiments/e%2F1/runs/r%3F2/${path}`, search: {} })
  expect(stageReportTarget(run, stage, reportId)).toEqual({ to: `${list.to}/b%233`, search: {} })
  const kind = stageReportKind(stage, experimentId)
  expect([kind.one, kind.many]).toEqual([`${stage} report`, `${stage} reports`])
  expect(kind.list(runId)).toBe(list.to)
})

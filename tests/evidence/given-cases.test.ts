import { listCaseReportsOperation } from '@generated/evaluation/codec.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { expect, it } from 'vitest'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { runEngineFast } from './engine-run.ts'
import { callOfWorld, type MadeJob, reportOf } from './made-world.ts'

const suite = { id: 'suite', cases: [{ scenario: 'cut-in', status: 'failed' }] } as const
const jobs = Array.from({ length: 3 }, (_, at): MadeJob => {
  return { id: `job ${at}`, catalog: 'catalog', branch: 'main', at, suites: [suite] }
})

it('cases that a page hands over are read for no question of it', async () => {
  const read: unknown[] = []
  const world = callOfWorld(jobs)
  const { engine, messages, settle } = await runEngineFast({
    projectId: 'project',
    call: (operation, args) => {
      if (operation === listCaseReportsOperation) read.push(args.path?.jobId)
      return world(operation, args)
    },
  })
  const job = reportOf(jobs[2] as MadeJob)
  const list = await world<{ reports: CaseReport[] }>(listCaseReportsOperation, {
    path: { jobId: 'job 2' },
  })
  const [first] = list.reports
  const cases = first ? [{ key: caseKeyOf(first) }] : []
  engine.handle({ kind: 'ask', id: 1, name: 'histories', ask: { job, limit: 3, cases } })
  engine.handle({ kind: 'ask', id: 2, name: 'change', ask: { job, rows: true, isGiven: true } })
  await settle()
  const isSettled = (id: number) =>
    messages.some((message) => message.kind === 'answer' && message.id === id && message.isSettled)
  expect([isSettled(1), isSettled(2)]).toEqual([false, false])

  engine.handle({ kind: 'cases', job, cases: list.reports })
  await settle()
  expect([isSettled(1), isSettled(2)]).toEqual([true, true])
  expect(read.toSorted()).toEqual(['job 0', 'job 1'])
})

it('cases that a page does not hand over are read once nobody waits for that', async () => {
  const read: unknown[] = []
  const world = callOfWorld(jobs)
  const { engine, settle } = await runEngineFast({
    projectId: 'project',
    call: (operation, args) => {
      if (operation === listCaseReportsOperation) read.push(args.path?.jobId)
      return world(operation, args)
    },
  })
  const job = reportOf(jobs[2] as MadeJob)
  engine.handle({ kind: 'ask', id: 1, name: 'change', ask: { job, rows: true } })
  engine.handle({ kind: 'ask', id: 2, name: 'change', ask: { job, rows: true, isGiven: true } })
  await settle()
  expect(read).not.toContain('job 2')
  engine.handle({ kind: 'leave', id: 2 })
  await settle()
  expect(read).toContain('job 2')
})

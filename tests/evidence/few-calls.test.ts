import { listJobReportsOperation } from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { expect, it } from 'vitest'
import type { EvidenceCall } from '@/evidence/engine/engine-core.ts'
import { failuresOf, isFinal, newestFirst } from '@/evidence/engine/job-header.ts'
import type { KeptStore } from '@/evidence/engine/kept-store.ts'
import { startTestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { runEngineFast } from './engine-run.ts'
import { createDisk } from './made-disk.ts'
import { callOf } from './mock-world.ts'

const platform = startTestPlatform()
const world = callOf(platform)

/** The newest jobs of a project, as the first page of the list tells them. */
const newestJobs = async (projectId: string): Promise<JobReport[]> => {
  const page: { reports: JobReport[] } = await world(listJobReportsOperation, {
    path: { projectId },
    query: { size: 100 },
  })
  return page.reports.filter(isFinal).sort(newestFirst)
}

/** An engine of a project, and how many calls it makes for what is in its jobs. */
const open = async (projectId: string, store: KeptStore) => {
  let calls = 0
  const call: EvidenceCall = (operation, args) => {
    if (operation !== listJobReportsOperation) calls += 1
    return world(operation, args)
  }
  return { run: await runEngineFast({ call, projectId, store }), calls: () => calls }
}

it.each([
  ['shuttle', projectIds.shuttle],
  ['robotaxi', projectIds.robotaxi],
])(
  'twenty rows of the list take at most 60 calls, and none once they are kept: %s',
  async (_, projectId) => {
    const rows = (await newestJobs(projectId)).slice(0, 20)
    const store = createDisk()
    const tell = async () => {
      const { run, calls } = await open(projectId, store)
      for (const job of rows) await run.ask('change', { job, isLine: true, isAhead: true })
      await run.settle()
      return calls()
    }
    const first = await tell()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(60)
    expect(await tell()).toBe(0)
  },
  120_000,
)

it.each([
  ['shuttle', projectIds.shuttle],
  ['robotaxi', projectIds.robotaxi],
])(
  'a job with flaky cases and histories takes at most 120, and none then: %s',
  async (_, projectId) => {
    const failed = (await newestJobs(projectId)).filter((job) => failuresOf(job) > 0)
    for (const job of failed.slice(0, 3)) {
      const store = createDisk()
      const tell = async () => {
        const { run, calls } = await open(projectId, store)
        const { counts, rows = [] } = await run.ask('change', { job, rows: true })
        const cases = rows.slice(0, 40).map(({ scenarioId, parameters }) => ({
          key: caseKeyOf({ scenario: { id: scenarioId }, scenarioParameters: parameters }),
        }))
        const { cells } = await run.ask('histories', { job, limit: 10, cases })
        await run.settle()
        return { told: [counts, cells], calls: calls() }
      }
      const first = await tell()
      expect(first.calls).toBeGreaterThan(0)
      expect(first.calls).toBeLessThanOrEqual(120)
      expect(await tell()).toEqual({ told: first.told, calls: 0 })
    }
  },
  120_000,
)

it('what overview says of a project takes none once it is kept', async () => {
  const projectId = projectIds.shuttle
  const catalogIds = [...new Set((await newestJobs(projectId)).map(({ catalog }) => catalog.id))]
  const store = createDisk()
  const tell = async () => {
    const { run, calls } = await open(projectId, store)
    const { failing, flaky } = await run.ask('standing', { branch: 'main', catalogIds })
    const told = []
    for (const job of (await newestJobs(projectId)).slice(0, 20)) {
      told.push((await run.ask('change', { job, isGlance: true })).counts)
    }
    await run.settle()
    return { told: [failing, flaky, told], calls: calls() }
  }
  const first = await tell()
  expect(first.calls).toBeGreaterThan(0)
  expect(await tell()).toEqual({ told: first.told, calls: 0 })
}, 120_000)

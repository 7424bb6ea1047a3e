// @vitest-environment jsdom
import type { JobReport } from '@generated/evaluation/types.ts'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type ComponentPlatform,
  createComponentPlatform,
} from '@/mock-platform/testing/component-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { type CaseOfSuite, useCaseHistories } from './use-case-runs.ts'
import { useChanges } from './use-changes.ts'
import { useBaseline, useChange, useHeaders, usePassRate, useStanding } from './use-evidence.ts'

const projectId = projectIds.shuttle

vi.mock('@/session/project/projects.ts', async () => {
  const worlds = await import('@/mock-platform/world/world-projects.ts')
  return { useProjectId: () => worlds.projectIds.shuttle }
})

let services: ComponentPlatform
beforeAll(() => {
  services = createComponentPlatform()
})
beforeEach(() => services.reset())
afterEach(cleanup)

const read = async (path: string): Promise<{ reports: JobReport[] }> => {
  const { send } = await import('@/transport/send.ts')
  const { listJobReportsOperation } = await import('@generated/evaluation/codec.ts')
  return send(listJobReportsOperation, { path: { projectId } }, async ({ fetch, baseUrl }) => {
    const response = await fetch(new Request(`${baseUrl}${path}`))
    return { data: await response.json(), response }
  })
}

const newestFailed = async () => {
  const { reports } = await read(`/projects/${projectId}/jobs/reports`)
  const failed = reports.find(
    ({ status, test: tested }) => status === 'failed' && tested?.caseResults?.failureCount,
  )
  if (!failed) throw new Error('No job has failed.')
  return failed
}

test('a screen asks without a worker or a disk, and is told more until all is known', async () => {
  const job = await newestFailed()
  const { result } = renderHook(() => ({
    headers: useHeaders({ catalogId: job.catalog.id, whole: true }),
    baseline: useBaseline(job),
    change: useChange(job, { rows: true }),
    shown: useChanges(job, undefined),
    standing: useStanding('main', [job.catalog.id]),
    pass: usePassRate(job.catalog.id, {
      branch: 'main',
      days: 30,
      now: Date.parse(job.scheduledAt),
    }),
  }))
  expect(result.current.change.isReading).toBe(true)
  await waitFor(() => expect(result.current.change.isReading).toBe(false), { timeout: 20_000 })
  await waitFor(() => expect(result.current.standing.isReading).toBe(false), { timeout: 20_000 })
  const { headers, baseline, change, shown, standing, pass } = result.current
  expect(headers.reach.isWhole).toBe(true)
  expect(headers.jobs.every(({ catalog }) => catalog.id === job.catalog.id)).toBe(true)
  expect(baseline.value?.isCertain).toBe(true)
  expect(change.value?.baseline?.job.jobId).toBe(baseline.value?.baseline?.job.jobId)
  const { counts, rows } = change.value ?? {}
  const failed = (counts?.new ?? 0) + (counts?.failing ?? 0) + (counts?.added ?? 0)
  expect(failed).toBeGreaterThan(0)
  expect(rows?.filter(({ kind }) => kind === 'new').length).toBe(counts?.new)
  expect(change.value?.isFlakyKnown).toBe(true)
  expect(shown.changes).toEqual(rows)
  expect(shown.changed).toBeInstanceOf(Map)
  expect(standing.value?.catalogs).toEqual([job.catalog.id])
  expect(pass.rate.runs).toBeGreaterThan(0)

  const cases: readonly CaseOfSuite[] = (rows ?? []).flatMap(({ kind, scenarioId, parameters }) =>
    kind === 'new'
      ? {
          scenario: { id: scenarioId, displayName: '', versionId: 1 },
          scenarioParameters: parameters,
        }
      : [],
  )
  const runs = renderHook(() => useCaseHistories(job, cases))
  await waitFor(
    () => {
      for (const one of cases) {
        const known = runs.result.current.runsOf(one)
        expect(known.at(-1)).toMatchObject({ jobId: job.jobId, result: { status: 'failed' } })
        expect(known.every(({ result: end }) => end !== undefined)).toBe(true)
      }
    },
    { timeout: 20_000 },
  )
})

import {
  JobReport as JobReportPlan,
  listCaseReportsOperation,
} from '@generated/evaluation/codec.ts'
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { describe, expect, it } from 'vitest'
import type { CaseHistories } from '@/evidence/engine/answer-histories.ts'
import { caseStatuses, cell, isOutcome, noChanges } from '@/evidence/engine/case-changes.ts'
import type { EvidenceCall } from '@/evidence/engine/engine-core.ts'
import { isKept } from '@/evidence/engine/kept-form.ts'
import { startTestPlatform, type TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { decode } from '@/transport/codec.ts'
import { type EngineRun, runEngineFast } from './engine-run.ts'
import { callOf } from './mock-world.ts'
import {
  plainBaseline,
  plainChanges,
  plainEnd,
  plainNewest,
  plainNewestOf,
  plainPart,
  plainParts,
  plainPass,
  plainPassed,
  plainRuns,
  plainSearched,
  plainStanding,
  type WireCase,
  type WireJob,
  type WireSuite,
} from './plain-computation.ts'
import { byCase, standingOf } from './told-standing.ts'

interface WirePart {
  id: string
  suite: { id: string }
  unavailable: boolean
}

/** With `EVERY_CATALOG=1` in the environment also those of catalogs with runs of 9,000 cases: that takes 20 minutes. */
const isOfEvery = process.env.EVERY_CATALOG === '1'

/** In milliseconds. A slow machine is no failure. */
const timeout = isOfEvery ? 3_600_000 : 120_000

/** The raw answers of a project, and its engine. */
const open = async (projectId: string) => {
  const platform: TestPlatform = startTestPlatform()
  const jobs = await platform.all<WireJob>('evaluation.listJobReports', 'reports', { projectId })
  const call = callOf(platform)
  const headerOf = (job: WireJob): JobReport =>
    // The codec yields what the contract declares.
    decode(JobReportPlan, job, 'job') as JobReport
  const known = new Map<string, readonly WireCase[]>()
  const casesOf = async (jobId: string): Promise<readonly WireCase[]> => {
    const made = known.get(jobId)
    if (made) return made
    const list = <Item>(name: string, query = {}) =>
      platform.all<Item>(`evaluation.${name}`, 'reports', { projectId, path: { jobId }, query })
    const places = new Map<string, WirePart>()
    for (const suite of await list<WirePart>('listSuiteReports')) {
      for (const spec of await list<WirePart>('listSpecReports', { suiteReportId: suite.id })) {
        for (const { id } of await list<WireCase>('listCaseReports', { specReportId: spec.id })) {
          places.set(id, spec)
        }
      }
    }
    const cases = (await list<WireCase>('listCaseReports')).map((one) => ({
      ...one,
      suite: places.get(one.id)?.suite.id ?? '',
      unavailable: places.get(one.id)?.unavailable ?? false,
    }))
    known.set(jobId, cases)
    return cases
  }
  const suites = await platform.all<WireSuite>('evaluation.listSuites', 'suites', { projectId })
  const run: EngineRun = await runEngineFast({ call, projectId })
  /** One that has read nothing yet. */
  const newRun = (with_: EvidenceCall = call) => runEngineFast({ call: with_, projectId })
  return { jobs, suites, headerOf, casesOf, run, newRun, call }
}

/** The end of a case in an answer, as the plain computation says it. */
const endAt = (told: CaseHistories, index: number): string => {
  const end = told.cells[index]
  if (isOutcome(end)) return caseStatuses[end]
  if (end === cell.mixed) return `${told.failed[index]} of ${told.total[index]} failed`
  return end === cell.absent ? 'absent' : 'unknown'
}

/** The cases of a job, as a page reads them. */
const readCases = async (call: EvidenceCall, projectId: string, jobId: string) => {
  const cases: CaseReport[] = []
  for (let nextToken: string | undefined; ; ) {
    const page: { reports: CaseReport[]; nextToken?: string } = await call(
      listCaseReportsOperation,
      { path: { projectId, jobId }, query: nextToken ? { nextToken } : {} },
    )
    cases.push(...page.reports)
    nextToken = page.nextToken
    if (!nextToken) return cases
  }
}

/** Every so many of a list. */
const some = <Item>(items: readonly Item[], count: number): Item[] => {
  if (count === 0) return []
  const every = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, at) => at % every === 0).slice(0, count)
}

describe.each([
  ['shuttle', projectIds.shuttle, 500, 3, 2],
  ['robotaxi', projectIds.robotaxi, 500, 6, 20],
  ['large', projectIds.large, 200, 0, 8],
])('in the project %s', (_, projectId, looked, compared, standing) => {
  it('baselines and changes are those of a plain computation from raw answers', {
    timeout,
  }, async () => {
    const { jobs, headerOf, casesOf, run, newRun, call } = await open(projectId)
    // Whatever a job is, the disk gives it back.
    const refused = jobs.filter(
      (job) => !isKept({ headers: [headerOf(job)], texts: [], reach: undefined }),
    )
    expect(refused).toEqual([])
    const finished = jobs.filter(({ finished_at }) => finished_at !== undefined)
    for (const job of some(finished, looked)) {
      const { baseline, isCertain } = await run.ask('baseline', { job: headerOf(job) })
      expect(isCertain).toBe(true)
      expect(baseline && { jobId: baseline.job.jobId, of: baseline.of }).toEqual(
        plainBaseline(job, jobs),
      )
    }

    const small = finished.filter(({ test }) => {
      const total = test?.case_results?.total_count ?? 0
      return total > 0 && total < 600
    })
    const failed = small.filter(({ test }) => (test?.case_results?.failure_count ?? 0) > 0)
    for (const job of some(failed, compared)) {
      const found = plainBaseline(job, small)
      if (!found) continue
      const runs = await Promise.all(plainRuns(job, jobs).map((each) => casesOf(each.job_id)))
      const expected = plainChanges(await casesOf(job.job_id), await casesOf(found.jobId), runs)
      const change = await run.ask('change', {
        job: headerOf(job),
        against: found.jobId,
        rows: true,
      })
      expect({ job: job.job_id, ...change.counts }).toEqual({
        job: job.job_id,
        ...noChanges(),
        ...expected,
      })
      // The last runs of the failed cases, those of several suites told together and one by one.
      const own = await casesOf(job.job_id)
      const failures = own.filter(({ status }) => status === 'failed').slice(0, 12)
      for (const isOfSuite of [false, true]) {
        const told = await run.ask('histories', {
          job: headerOf(job),
          limit: 10,
          isGlance: !isOfSuite,
          cases: failures.map((one) => ({
            key: caseKeyOf({ scenario: one.scenario, scenarioParameters: one.scenario_parameters }),
            ...(isOfSuite && { suiteId: one.suite }),
          })),
        })
        expect(told.runs).toHaveLength(runs.length)
        failures.forEach((one, place) => {
          expect(runs.map((_, at) => endAt(told, place * runs.length + at))).toEqual(
            runs.map((cases) => plainEnd(one, cases, isOfSuite)),
          )
        })
      }

      for (const { suite, scenario } of failures.slice(0, 4)) {
        for (const scenarioId of [undefined, scenario.id]) {
          const told = await run.ask('parts', {
            job: headerOf(job),
            limit: 10,
            suiteId: suite,
            scenarioId,
          })
          expect(told.isCertain).toBe(true)
          expect(told.results.map((result) => result && [result.failed, result.total])).toEqual(
            runs.map((cases, at) =>
              // That of the job itself is on its page.
              at === runs.length - 1 ? undefined : plainPart(cases, suite, scenarioId),
            ),
          )
        }
      }

      for (const one of failures.slice(0, 4)) {
        let expectedPass: { jobId: string; id: string } | null = null
        for (const each of plainSearched(job, jobs)) {
          const pass = plainPass(one, await casesOf(each.job_id))
          if (!pass) continue
          expectedPass = { jobId: each.job_id, id: pass.id }
          break
        }
        const { pass } = await run.ask('lastPass', {
          job: headerOf(job),
          key: caseKeyOf({ scenario: one.scenario, scenarioParameters: one.scenario_parameters }),
          suiteId: one.suite,
        })
        expect(pass && { jobId: pass.job.jobId, id: pass.id }).toEqual(expectedPass)
      }

      // The same where the page hands the cases over, which are not read once more then.
      let ownCalls = 0
      const given = await newRun((operation, args) => {
        const isOwn = operation === listCaseReportsOperation && args.path?.jobId === job.job_id
        if (isOwn && !args.query?.specReportId) ownCalls += 1
        return call(operation, args)
      })
      given.engine.handle({
        kind: 'cases',
        job: headerOf(job),
        cases: await readCases(call, projectId, job.job_id),
      })
      const ofGiven = await given.ask('change', {
        job: headerOf(job),
        against: found.jobId,
        rows: true,
        isGiven: true,
      })
      expect(ofGiven.counts).toEqual(change.counts)
      expect(ofGiven.rows).toEqual(change.rows)
      expect(ownCalls).toBe(0)

      const { new: fresh = 0, flaky = 0, fixed = 0 } = expected
      for (const each of [run, await newRun()]) {
        const line = await each.ask('change', {
          job: headerOf(job),
          against: found.jobId,
          isLine: true,
        })
        // Without the suites of equal cases it is told by the counts.
        if (line.state === 'net') continue
        // Without the runs before, those that come and go count as new, and are not told as known.
        expect(line.counts?.fixed).toBe(fixed)
        expect(line.counts?.new).toBeGreaterThanOrEqual(fresh)
        expect(line.counts?.new).toBeLessThanOrEqual(fresh + (line.isFlakyKnown ? 0 : flaky))
      }
    }

    // What fails for long and what comes and goes, catalog by catalog.
    const known = [...new Set(jobs.map(({ catalog }) => catalog.id))].flatMap((catalogId) => {
      const newest = plainNewestOf(catalogId, 'main', jobs)
      const isRead = isOfEvery || (newest?.test?.case_results?.total_count ?? 0) < 600
      return newest && isRead ? [{ catalogId, newest }] : []
    })
    const asked = isOfEvery ? known : some(known, standing)
    expect(asked.length).toBeGreaterThan(1)
    const expected = (
      await Promise.all(
        asked.map(async ({ newest }) => {
          const runs = plainRuns(newest, jobs)
          return plainStanding(
            await Promise.all(runs.map(async (job) => ({ job, cases: await casesOf(job.job_id) }))),
          )
        }),
      )
    ).flat()
    const catalogIds = asked.map(({ catalogId }) => catalogId)
    const told = await run.ask('standing', { branch: 'main', catalogIds })
    expect(told.isCertain).toBe(true)
    expect(told.catalogs).toEqual(catalogIds)
    expect(standingOf(told)).toEqual(byCase(expected))
    const since = told.failing.map((one) => Date.parse(one.since.scheduledAt))
    expect(since).toEqual(since.toSorted((one, other) => one - other))
  })

  it.skipIf(compared === 0)(
    'last runs of suites and scenarios are those of a plain computation',
    async () => {
      const { jobs, suites, casesOf, run, newRun } = await open(projectId)
      const attached = suites.filter(
        ({ deprecated, attachments }) => !deprecated && attachments.length > 0,
      )
      const held = [
        ...new Set(attached.flatMap(({ specs }) => specs.map((each) => each.scenario_id))),
      ]
      const asked = [
        ...some(attached, compared).map((suite) => ({ of: [suite], scenarioId: undefined })),
        ...some(held, compared).map((scenarioId) => ({
          of: attached.filter(({ specs }) => specs.some((each) => each.scenario_id === scenarioId)),
          scenarioId,
        })),
      ]
      for (const { of, scenarioId } of asked) {
        const expected = plainNewest(of, jobs)
        const ends = await Promise.all(
          expected.map(async ({ job, suites: ids }) => {
            const cases = await casesOf(job.job_id)
            return {
              counts: plainParts(cases, ids, scenarioId),
              isPassed: plainPassed(cases, ids, scenarioId),
            }
          }),
        )
        const places = of.flatMap(({ id, version_id, attachments }) =>
          attachments.map(({ catalog_id }) => ({
            suiteId: id,
            versionId: version_id,
            catalogId: catalog_id,
          })),
        )
        for (const [engine, isLine] of [
          [run, true],
          [await newRun(), false],
        ] as const) {
          const told = await engine.ask('parts', { places, scenarioId, limit: 10, isLine })
          expect(told.isCertain).toBe(true)
          expect(told.runs.map(({ jobId }) => jobId)).toEqual(expected.map(({ job }) => job.job_id))
          expect(told.isAll).toBe(expected.length < 10)
          const last = ends.findLastIndex(({ counts }) => counts !== null)
          told.results.forEach((result, at) => {
            const { counts, isPassed } = ends[at] ?? {}
            // Of a scenario that passed, cases are counted only in its last run, and in no list.
            if (scenarioId !== undefined && isPassed && (isLine || at !== last)) {
              expect(result).toMatchObject({ status: 'succeeded', failed: 0, total: 0 })
            } else expect(result && [result.failed, result.total]).toEqual(counts)
          })
        }
      }
    },
    120_000,
  )
})

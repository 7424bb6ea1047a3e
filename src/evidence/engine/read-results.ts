import {
  listCaseReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import type { Operation } from '@/transport/operation.ts'
import { placeInSuite, placeUnlike } from './case-places.ts'
import type { EngineCore } from './engine-core.ts'
import type { HeldResults } from './held-results.ts'
import { partsOf } from './job-parts.ts'
import { resultsOf } from './job-results.ts'
import { readAll } from './list-pages.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { Level } from './polite-queue.ts'
import type { Want } from './view.ts'

/**
 * Reads what came of the cases of jobs: their results, where they ran, and which scenarios are marked. False where the
 * service has to be asked, and another tab does that.
 */
export const createResultReader = (
  core: EngineCore,
  results: HeldResults,
  { isOfReader }: OtherTabs,
) => {
  const listsOf = (jobId: string, urgency: Level) => {
    const path = { projectId: core.projectId, jobId }
    const read = <Item>(operation: Operation, query?: object) =>
      readAll<Item>(core, { operation, path, query }, urgency)
    return {
      all: () => read<CaseReport>(listCaseReportsOperation),
      suites: () => read<SuiteReport>(listSuiteReportsOperation),
      specs: (suiteReportId: string) =>
        read<SpecReport>(listSpecReportsOperation, { suiteReportId }),
      cases: (specReportId: string) => read<CaseReport>(listCaseReportsOperation, { specReportId }),
    }
  }

  return {
    /** The results of a job, should they be on the disk. */
    kept: async (jobId: string) => {
      if (!(await results.holdKept(jobId))) results.unkept.add(jobId)
    },

    /** The results of a job. */
    results: async (jobId: string, urgency: Level) => {
      if (await results.holdKept(jobId)) return
      results.unkept.add(jobId)
      core.schedule(jobId)
      if (isOfReader({ kind: 'results', jobId })) return false
      const cases = await listsOf(jobId, urgency).all()
      await results.save(resultsOf(jobId, cases, results.texts))
      results.holdReports(jobId, cases)
    },

    /** Where cases of a job ran. */
    places: async (want: Extract<Want, { kind: 'places' | 'place' }>, urgency: Level) => {
      const { jobId } = want
      const found = results.held.get(jobId)
      if (!found) return
      if (isOfReader(want)) return false
      const lists = listsOf(jobId, urgency)
      const add =
        want.kind === 'place'
          ? await placeInSuite(found, want, lists)
          : await placeUnlike(found, { texts: results.texts, whole: want.whole }, lists)
      await results.save(add(results.held.get(jobId) ?? found))
    },

    /** Outcomes of the suites of a job, or of the scenarios of one of them. */
    parts: (want: Extract<Want, { kind: 'parts' }>, urgency: Level) => {
      const lists = listsOf(want.jobId, urgency)
      return results.holdParts(want, async () =>
        partsOf(
          await (want.suiteReportId === undefined
            ? lists.suites()
            : lists.specs(want.suiteReportId)),
        ),
      )
    },

    /** The scenarios of a job that are marked N/A. */
    marks: async (jobId: string, urgency: Level) => {
      const lists = listsOf(jobId, urgency)
      const suites = await lists.suites()
      const specs = (await Promise.all(suites.map(({ id }) => lists.specs(id)))).flat()
      const byScenario = [...Map.groupBy(specs, ({ scenario }) => scenario.id)]
      results.marks.set(jobId, {
        marked: new Map(
          byScenario.flatMap(([id, own]) => {
            const marked = own.flatMap(({ unavailable, suite }) => (unavailable ? suite.id : []))
            return marked.length > 0 ? [[id, new Set(marked)] as const] : []
          }),
        ),
        suites: new Map(byScenario.map(([id, own]) => [id, own.length])),
      })
    },
  }
}

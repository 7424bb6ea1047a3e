import type { RunResult } from '../histories.ts'
import { findRuns } from './case-ends.ts'
import { countsOf, isFinal, type JobHeader } from './job-header.ts'
import type { View } from './view.ts'

/** What is asked about the last runs of a suite, or of a scenario in it. */
export interface PartQuestion {
  job: JobHeader
  limit: number
  suiteId: string
  scenarioId?: string | undefined
}

/** The last runs of a part of a job on its branch. */
export interface PartHistory {
  /** The runs, the oldest first, and the job itself. */
  runs: readonly JobHeader[]
  /** No job that is not read yet can be among them. */
  isCertain: boolean
  /** What came of the part in each run: null where it was not in it, undefined while that is not known. */
  results: readonly (RunResult | null | undefined)[]
}

const resultIn = (view: View, run: JobHeader, { suiteId, scenarioId }: PartQuestion) => {
  if (!countsOf(run)) return null
  const suites = view.parts(run)
  const suite = suites?.find(({ of }) => of === suiteId)
  if (!suites || !suite || scenarioId === undefined) return suites && (suite?.result ?? null)
  const specs = view.parts(run, suite.id)
  return specs && (specs.find(({ of }) => of === scenarioId)?.result ?? null)
}

/** What came of a suite or scenario in the last runs; that of the job itself is on its page. */
export const findPartHistory = (view: View, question: PartQuestion): PartHistory => {
  const { job, limit } = question
  const { runs, isCertain } = findRuns(view, job, limit)
  const results = runs.map((run) =>
    run.jobId === job.jobId || !isFinal(run) ? undefined : resultIn(view, run, question),
  )
  return { runs, isCertain, results }
}

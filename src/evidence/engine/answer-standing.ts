import { cell, outcome } from './case-changes.ts'
import { findRuns, readEnds } from './case-ends.ts'
import { suiteOfRow } from './comparison-rule.ts'
import { describeCase } from './described-case.ts'
import { comesAndGoes, failingSince, flakyWithin, type RunOutcome } from './flakiness.ts'
import { branchOfJob, isComparable, type JobHeader, timeOf } from './job-header.ts'
import { failureOfRow, idOfRow, outcomeOfRow, rowsByKey, rowsOfKey } from './job-results.ts'
import type { View } from './view.ts'

/** A case of the newest run of a catalog. */
export interface StandingCase {
  catalogId: string
  /** The newest run, and the id of the case report in it. */
  jobId: string
  id: string
  scenarioId: string
  scenario: string
  parameters: { readonly [name: string]: string }
  cause: string | undefined
  message: string | undefined
  suiteId: string | undefined
  /** The first failed run of the row, how many failed in a row, and the last run that passed before. */
  since: JobHeader
  inRow: number
  lastPass: JobHeader | undefined
  /** It failed in the first of the runs that are looked at: it may fail for longer. */
  isOlder: boolean
  /** The outcomes of the last runs, the oldest first: one of `outcome` or `cell`. */
  runs: readonly number[]
}

/** Lasting failures and flaky cases on a branch. */
export interface Standing {
  /** The longest row first. */
  failing: readonly StandingCase[]
  /** Those that changed last first. */
  flaky: readonly StandingCase[]
  /** Catalogs of which the last runs are all read. */
  catalogs: readonly string[]
  isCertain: boolean
}

/** A question about the standing of catalogs on a branch. */
export interface StandingQuestion {
  branch: string
  catalogIds: readonly string[]
}

/** When the result of a case changed last, in milliseconds since 1970; 0 for never. */
const changedAt = (ends: readonly RunOutcome[], runs: readonly JobHeader[]): number => {
  let before: RunOutcome
  let at = 0
  ends.forEach((end, place) => {
    if (end !== outcome.passed && end !== outcome.failed) return
    const run = runs[place]
    if (run && before !== undefined && before !== end) at = timeOf(run)
    before = end
  })
  return at
}

/** The cases of the newest runs of catalogs that fail for long, and those that come and go. */
export const findStanding = (view: View, { branch, catalogIds }: StandingQuestion): Standing => {
  const failing: StandingCase[] = []
  const flaky: { standing: StandingCase; changedAt: number }[] = []
  const catalogs: string[] = []
  let isCertain = true
  for (const catalogId of catalogIds) {
    const job = view
      .jobs(catalogId)
      .find((each) => isComparable(each) && branchOfJob(each) === branch)
    if (!job) {
      // It may stand among older ones.
      view.wantAll('ahead')
      isCertain &&= view.reach.isWhole
      continue
    }
    const { runs, isCertain: isRead } = findRuns(view, job, flakyWithin, 'ahead')
    isCertain &&= isRead
    const read = runs.map((run) => view.results(run, 'ahead'))
    // An older run may be among them: since when a case fails is not known.
    if (!isRead) continue
    const own = read.at(-1)
    const hasFailed = (key: number) =>
      read.some(
        (each) =>
          each?.keys && rowsOfKey(each, key).some((row) => each.outcomes[row] === outcome.failed),
      )
    const endsOf =
      own && readEnds(view, runs, [...rowsByKey(own).keys()].filter(hasFailed), 'ahead')
    if (!own || !endsOf) continue
    catalogs.push(catalogId)
    own.keys.forEach((key, row) => {
      const known = endsOf(key, row)
      // It has failed in none of the runs.
      if (known.length === 0) return
      const isFlaky = comesAndGoes(known)
      // Of equal cases that ended differently in its suite, too, it is the one that it is.
      const end = outcomeOfRow(own, row)
      const ends = known.with(-1, end)
      const failed = end === outcome.failed ? failingSince(ends) : undefined
      if (!isFlaky && !failed) return
      const lastPass = failed?.lastPass
      const standing: StandingCase = {
        catalogId,
        jobId: job.jobId,
        id: idOfRow(own, row),
        ...describeCase(view.texts, key),
        ...failureOfRow(own, row, view.texts),
        suiteId: suiteOfRow(own, row),
        since: runs[failed?.first ?? runs.length - 1] ?? job,
        inRow: failed?.length ?? 0,
        lastPass: lastPass === undefined ? undefined : runs[lastPass],
        isOlder: failed?.first === 0 && runs.length === flakyWithin,
        runs: ends.map((each) => each ?? cell.absent),
      }
      if (isFlaky) flaky.push({ standing, changedAt: changedAt(ends, runs) })
      else failing.push(standing)
    })
  }
  const byTime = (one: StandingCase, other: StandingCase) =>
    timeOf(one.since) - timeOf(other.since) || other.inRow - one.inRow
  return {
    failing: failing.sort(byTime),
    flaky: flaky
      .sort((one, other) => other.changedAt - one.changedAt)
      .map(({ standing }) => standing),
    catalogs,
    isCertain,
  }
}

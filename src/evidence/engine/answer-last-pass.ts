import { scenarioOfKey } from '@/models/reports/case-identity.ts'
import { passesAmong } from './baseline-rule.ts'
import { outcome } from './case-changes.ts'
import { suiteOfRow } from './comparison-rule.ts'
import { branchOfJob, countsOf, type JobHeader, timeOf } from './job-header.ts'
import { idOfRow, rowsOfKey } from './job-results.ts'
import type { View } from './view.ts'

/** Most jobs that are looked through for a run that passed. */
const searchLimit = 20

/** A question about the last pass of a case. */
export interface PassQuestion {
  job: JobHeader
  /** The key of the case, and its suite where that is known. */
  key: string
  suiteId?: string | undefined
}

/** The newest earlier run in which a case passed, first of the branch of its job. */
export interface LastPass {
  /** Null where none has passed; undefined until that is known. */
  pass: { job: JobHeader; id: string } | null | undefined
  /** All earlier jobs were looked through, not only the newest ones. */
  isAll: boolean
}

/** The id of the report of a case that passed in a run: null where it did not, undefined while that is not known. */
const passIn = (view: View, run: JobHeader, { key, suiteId }: PassQuestion) => {
  if (countsOf(run)?.successCount === 0) return null
  const results = view.results(run)
  if (!results) return undefined
  const number = view.texts.knownNumber(key)
  const rows = number === undefined ? [] : rowsOfKey(results, number)
  const passed = rows.filter((row) => results.outcomes[row] === outcome.passed)
  const [first] = passed
  if (first === undefined) return null
  if (rows.length === 1 || suiteId === undefined) return idOfRow(results, first)
  const placed = view.placedIn(run, { scenarioId: scenarioOfKey(key), suiteId })
  if (!placed) return undefined
  const own = passed.find((row) => suiteOfRow(placed, row) === suiteId)
  return own === undefined ? null : idOfRow(placed, own)
}

/** The last pass of a case. What is older than it is not read. */
export const findLastPass = (view: View, question: PassQuestion): LastPass => {
  const { job } = question
  const unknown: LastPass = { pass: undefined, isAll: false }
  const earlier = passesAmong(job, view.jobs(job.catalog.id))
  const own = branchOfJob(job)
  const isOfBranch = (run: JobHeader) => own !== undefined && branchOfJob(run) === own
  const looked = earlier.slice(0, searchLimit)
  for (const run of looked) {
    const id = passIn(view, run, question)
    if (id === null) continue
    // A newer one of the branch may not be read yet; where the branch has none, all of them have to be.
    const isCertain = view.isCovered(job, isOfBranch(run) ? timeOf(run) : 0)
    return id !== undefined && isCertain ? { pass: { job: run, id }, isAll: false } : unknown
  }
  const last = looked.at(-1)
  const isFull = looked.length === searchLimit && last !== undefined && isOfBranch(last)
  if (!view.isCovered(job, isFull ? timeOf(last) : 0)) return unknown
  return { pass: null, isAll: earlier.length <= searchLimit }
}

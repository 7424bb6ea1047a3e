import type { SuiteReport } from '@generated/evaluation/types.ts'
import { isUuid } from '@/lib/ids.ts'
import { caseKeyOf, scenarioOfKey } from '@/models/reports/case-identity.ts'
import { causeOf, placeholderOf, signatureOf } from '../failure-signature.ts'
import { type Outcome, outcome } from './case-changes.ts'
import { countsOf, type JobHeader } from './job-header.ts'
import { outcomes, type ReadCase } from './read-case.ts'
import { remembered } from './remembered.ts'
import type { Texts } from './texts.ts'

/** Results of the cases of a finished job, in columns: a case is a row of all of them. Texts are numbers of `Texts`. */
export interface JobResults {
  jobId: string
  keys: Uint32Array<ArrayBuffer>
  outcomes: Uint8Array<ArrayBuffer>
  /** How long each took; NaN where that is not known. */
  seconds: Float32Array<ArrayBuffer>
  /** The suite that each ran in, by its place in `suites` from 1; 0 where it is not known. */
  suiteOf: Uint16Array<ArrayBuffer>
  /** Row, cause and message of each failed case; 0 for no text. */
  failures: Uint32Array<ArrayBuffer>
  /** Ids of the reports: 16 bytes each where all are UUIDs. */
  ids: Uint8Array<ArrayBuffer> | string[]
  /** The suites of the job, once they have been read for its places. */
  suites: PlacedSuite[] | undefined
  /** The suites of equal cases that ended differently are known. */
  isUnlikePlaced: boolean
  /** Scenarios that all suites were looked through for. */
  placedWhole: string[]
  /** Scenarios that single suites were looked through for, as `inSuite` writes them. */
  placedIn: string[]
}

/** A suite of a job. */
export interface PlacedSuite {
  id: string
  /** The version that ran; absent in what was kept before it was told. */
  versionId?: string
  reportId: string
  total: number
  isAllPassed: boolean
}

/** The message of a failed case without what differs from one such case to the next: `Stopped {n} m too late`. */
const patternOf = (report: ReadCase): string =>
  signatureOf(report)
    .parts.map(({ kind, text }) =>
      kind === 'words' ? text : `{${placeholderOf(kind === 'id' ? 'number' : kind)}}`,
    )
    .join('')

const secondsOf = ({ startedAt, finishedAt }: ReadCase) =>
  startedAt === undefined || finishedAt === undefined
    ? Number.NaN
    : Math.max(0, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const packIds = (ids: string[]): JobResults['ids'] => {
  if (!ids.every((id) => isUuid(id) && id === id.toLowerCase())) return ids
  const bytes = new Uint8Array(ids.length * 16)
  ids.forEach((id, row) => {
    const digits = id.replaceAll('-', '')
    for (let at = 0; at < 16; at++) {
      bytes[row * 16 + at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16)
    }
  })
  return bytes
}

/** The id of the report of a row. */
export const idOfRow = ({ ids }: Pick<JobResults, 'ids'>, row: number): string => {
  if (Array.isArray(ids)) return ids[row] ?? ''
  const text = Array.from(ids.subarray(row * 16, row * 16 + 16), (byte) => hex[byte]).join('')
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Puts the cases of a job into columns. A case that comes twice, as pages may change while they are read, counts once. */
export const resultsOf = (jobId: string, cases: readonly ReadCase[], texts: Texts): JobResults => {
  const unique = [...new Map(cases.map((one) => [one.id, one])).values()]
  const failures: number[] = []
  unique.forEach((one, row) => {
    if (one.status !== 'failed') return
    const cause = causeOf(one)
    failures.push(
      row,
      cause === undefined ? 0 : texts.numberOf(cause),
      texts.numberOf(patternOf(one)),
    )
  })
  return {
    jobId,
    keys: Uint32Array.from(unique, (one) =>
      texts.numberOf(caseKeyOf(one), one.scenario.displayName),
    ),
    outcomes: Uint8Array.from(unique, ({ status }) => outcomes[status]),
    seconds: Float32Array.from(unique, secondsOf),
    suiteOf: new Uint16Array(unique.length),
    failures: Uint32Array.from(failures),
    ids: packIds(unique.map(({ id }) => id)),
    suites: undefined,
    isUnlikePlaced: false,
    placedWhole: [],
    placedIn: [],
  }
}

/** Whether the cases are as many as the report of their job says, passed and failed: else pages changed while they were read. */
export const areAll = ({ outcomes: ends }: JobResults, job: Pick<JobHeader, 'test'>): boolean => {
  const counts = countsOf(job)
  const countOf = (end: Outcome) => ends.reduce((sum, each) => sum + (each === end ? 1 : 0), 0)
  return (
    counts?.totalCount === ends.length &&
    counts.failureCount === countOf(outcome.failed) &&
    counts.successCount === countOf(outcome.passed)
  )
}

/** Bytes that the results of a job take on the disk, about. */
export const sizeOf = ({ keys, failures, ids }: JobResults): number =>
  keys.length * 11 +
  failures.byteLength +
  (Array.isArray(ids) ? ids.join('').length : ids.byteLength) +
  300

/** Whether something that was read from the disk is what `resultsOf` makes, of the first so many texts. */
export const areResults = (value: unknown, textCount: number): value is JobResults => {
  if (typeof value !== 'object' || value === null) return false
  const { jobId, keys, outcomes: ends, seconds, suiteOf, failures, ids } = value as JobResults
  const { suites, placedWhole, placedIn } = value as JobResults
  const isKnown = (number: number) => number < textCount
  const areTexts = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string')
  const isSuite = (suite: PlacedSuite) =>
    areTexts([suite?.id, suite?.reportId]) && typeof suite.total === 'number'
  return (
    typeof jobId === 'string' &&
    keys instanceof Uint32Array &&
    ends instanceof Uint8Array &&
    seconds instanceof Float32Array &&
    suiteOf instanceof Uint16Array &&
    failures instanceof Uint32Array &&
    (ids instanceof Uint8Array ? ids.length / 16 : areTexts(ids) && ids.length) === keys.length &&
    [ends, seconds, suiteOf].every(({ length }) => length === keys.length) &&
    keys.every((key) => key > 0 && isKnown(key)) &&
    ends.every((end) => end <= outcome.open) &&
    suiteOf.every((place) => place <= (suites?.length ?? 0)) &&
    failures.length % 3 === 0 &&
    failures.every((number, at) =>
      at % 3 === 0
        ? ends[number] === outcome.failed && (at === 0 || number > (failures[at - 3] ?? 0))
        : isKnown(number),
    ) &&
    (suites === undefined || (Array.isArray(suites) && suites.every(isSuite))) &&
    areTexts(placedWhole) &&
    areTexts(placedIn)
  )
}

/** The outcome of a row. */
export const outcomeOfRow = ({ outcomes: ends }: JobResults, row: number): Outcome =>
  // Written by `resultsOf` only.
  ends[row] as Outcome

/** The rows of a job by the numbers of their keys: several where equal cases ran. */
export const rowsByKey = remembered(
  ({ keys }: JobResults): ReadonlyMap<number, readonly number[]> =>
    Map.groupBy(keys.keys(), (row) => keys[row] ?? 0),
)

const none: readonly number[] = []

/** The rows of a key, in a job. */
export const rowsOfKey = (results: JobResults, key: number): readonly number[] =>
  rowsByKey(results).get(key) ?? none

/** Whether rows of a job ended alike. */
export const endedAlike = (results: JobResults, rows: readonly number[]): boolean =>
  rows.every((row) => results.outcomes[row] === results.outcomes[rows[0] ?? 0])

/** The scenarios of which equal cases did not end alike: only the suites tell which is which. */
export const unlikeScenarios = (results: JobResults, texts: Texts): Set<string> =>
  new Set(
    [...rowsByKey(results)].flatMap(([key, rows]) =>
      endedAlike(results, rows) ? [] : scenarioOfKey(texts.textOf(key)),
    ),
  )

/** The suites of a job, as they tell where its cases ran. */
export const placedSuites = (suites: readonly SuiteReport[]): PlacedSuite[] =>
  suites.map(({ id, suite, caseResults, status }) => ({
    id: suite.id,
    versionId: suite.versionId,
    reportId: id,
    total: caseResults?.totalCount ?? 0,
    isAllPassed: caseResults
      ? caseResults.successCount === caseResults.totalCount
      : status === 'succeeded',
  }))

/** The same results with suites for some cases, by the ids of their reports. */
export const withPlaces = (
  results: JobResults,
  suites: PlacedSuite[],
  placeOf: ReadonlyMap<string, string>,
): JobResults => {
  const places = new Map(suites.map(({ reportId }, at) => [reportId, at + 1]))
  return {
    ...results,
    suites,
    suiteOf: results.suiteOf.map((known, row) => {
      const suite = placeOf.get(idOfRow(results, row))
      return (suite !== undefined && places.get(suite)) || known
    }),
  }
}

/** Where the failures of rows stand. */
const failurePlaces = remembered((failures: Uint32Array) => {
  const places = new Map<number, number>()
  for (let at = 0; at < failures.length; at += 3) places.set(failures[at] ?? 0, at)
  return places
})

/** Cause and message of a row; none of one that has not failed. */
export const failureOfRow = (
  { failures }: JobResults,
  row: number,
  texts: Texts,
): { cause: string | undefined; message: string | undefined } => {
  const at = failurePlaces(failures).get(row)
  if (at === undefined) return { cause: undefined, message: undefined }
  const cause = failures[at + 1] ?? 0
  return {
    cause: cause === 0 ? undefined : texts.textOf(cause),
    message: texts.textOf(failures[at + 2] ?? 0),
  }
}

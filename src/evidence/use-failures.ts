import type { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type {
  CaseReport,
  CaseResults,
  JobReport,
  SpecReport,
  SuiteReport,
} from '@generated/evaluation/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { usePolling } from '@/data/polling.ts'
import { caseReportsQueryOptions, mostTogether } from '@/models/reports/case-report-queries.ts'
import { pollingUnder } from '@/models/reports/report-polling.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { type Failure, failuresOf } from './failure-groups.ts'
import { jobCasesQueryOptions } from './job-cases.ts'
import type { CaseOfSuite } from './use-case-runs.ts'
import { type OwnSuite, useOwnCases } from './use-own-cases.ts'
import { useSpecs } from './use-spec-finder.ts'

type Job = Pick<JobReport, 'jobId' | 'status' | 'finishedAt'>

/** Failed cases as far as they are loaded, and the query of the cases that they come from. */
export interface LoadedFailures {
  query: ReturnType<typeof listCaseReportsAllQueryOptions>
  /** All cases, failed or not; undefined until they are all there. */
  cases: readonly CaseReport[] | undefined
  /** Undefined until the first cases are loaded. */
  failures: readonly Failure[] | undefined
  complete: boolean
  isError: boolean
}

const loadedFrom = (
  query: LoadedFailures['query'],
  { data, isError }: { data: PagedItems<CaseReport> | undefined; isError: boolean },
  failures: readonly Failure[] | undefined,
): LoadedFailures => ({
  query,
  cases: data?.complete ? data.items : undefined,
  failures,
  complete: data?.complete === true,
  isError,
})

/** True once all failures are found, or may show as they come; `counts` tells how many there are. */
const areFound = (failures: number, counts: CaseResults | undefined): boolean =>
  counts === undefined || counts.totalCount > mostTogether || failures >= counts.failureCount

/** True as soon as failures may show of which `counts` tells how many there are. */
const mayShow = (
  { failures = [], complete, isError }: LoadedFailures,
  counts: CaseResults | undefined,
): boolean => complete || isError || areFound(failures.length, counts)

const noCases: PagedItems<CaseReport> = { items: [], complete: false }

/**
 * Makes a function that holds a growing list of cases back until its failures may show, and then until it is whole: the
 * page is drawn anew twice, not with each page of the list. Of a list that is read again nothing is taken away meanwhile.
 */
const useHeldBack = (counts: CaseResults | undefined) => {
  const found = useRef(noCases)
  return useCallback(
    (list: PagedItems<CaseReport>): PagedItems<CaseReport> => {
      if (counts === undefined || counts.totalCount > mostTogether) return list
      const failed = () => list.items.filter(({ status }) => status === 'failed').length
      const isFirst = found.current === noCases
      if (list.complete || (isFirst && areFound(failed(), counts))) found.current = list
      return found.current
    },
    [counts],
  )
}

const useFound = (job: Job & Partial<Pick<JobReport, 'test'>>, enabled: boolean) => {
  const options = jobCasesQueryOptions(useProjectId(), job)
  const select = useHeldBack(job.test?.caseResults)
  const result = usePolling({ ...options, enabled, select }, pollingUnder(job))
  const { specOf, complete: isPlaced } = useSpecs(job, enabled, 'failed')
  const client = useQueryClient()
  // What was read before a page failed shows beside the failure.
  const data = result.isError
    ? client.getQueryData<PagedItems<CaseReport>>(options.queryKey)
    : result.data
  const failures = useMemo(() => data && failuresOf(data.items, specOf), [data, specOf])
  return { ...loadedFrom(options, result, failures), isPlaced }
}

/** The failed cases of a job. Makes no call unless `enabled`: as long as no case is known to have failed. */
export const useJobFailures = (
  job: Job & Pick<JobReport, 'test'>,
  enabled: boolean,
): LoadedFailures & {
  /** It is known of all failures where they are. */
  isPlaced: boolean
  /** The failures, as their last runs know them; none until all are there. */
  historic: readonly CaseOfSuite[]
} => {
  const found = useFound(job, enabled)
  const { failures, complete, isPlaced } = found
  // Suites are added at once, not one by one: each time all of them are asked about.
  const historic = useMemo(
    () =>
      failures && complete
        ? failures.map(({ report, spec }) => historicCase(report, isPlaced ? spec : undefined))
        : none,
    [failures, complete, isPlaced],
  )
  const shown = mayShow(found, job.test?.caseResults) ? failures : undefined
  return { ...found, failures: shown, historic }
}

const none: readonly CaseOfSuite[] = []

/** A case of a job, as its last runs know it. */
export const historicCase = (
  { scenario, scenarioParameters }: Pick<CaseReport, 'scenario' | 'scenarioParameters'>,
  spec: SpecReport | undefined,
): CaseOfSuite => ({ scenario, scenarioParameters, suiteId: spec?.suite.id })

/**
 * The failed cases of one suite of a job; undefined until it is known which they are. Those of few scenarios are read
 * from the lists of these, not from that of the job.
 */
export const useSuiteFailures = (
  suite: OwnSuite & Pick<SuiteReport, 'caseResults'>,
  enabled: boolean,
): LoadedFailures => {
  const own = useOwnCases(suite, enabled, 'failed')
  const found = useFound(suite, enabled && own.isMany)
  const ofFew = useMemo(() => failuresOf(own.cases, own.specOf), [own.cases, own.specOf])
  const { failures, isPlaced } = found
  const ofMany = useMemo(
    () =>
      isPlaced || failures?.some(({ spec }) => spec)
        ? failures?.filter(({ spec }) => spec?.parents.suiteReportId === suite.id)
        : undefined,
    [failures, isPlaced, suite.id],
  )
  if (!own.isMany) {
    const { complete } = own
    return { ...found, cases: undefined, failures: complete ? ofFew : undefined, complete }
  }
  const placed = { ...found, failures: ofMany }
  return mayShow(placed, suite.caseResults) ? placed : { ...placed, failures: undefined }
}

/** The failed cases of a scenario, from the list of its cases. */
export const useSpecFailures = (
  jobId: string,
  spec: SpecReport | undefined,
  enabled = true,
): LoadedFailures => {
  const options = caseReportsQueryOptions(useProjectId(), jobId, spec?.id ?? '')
  const result = useQuery({ ...options, enabled: enabled && spec !== undefined })
  const { data } = result
  const failures = useMemo(() => data && failuresOf(data.items, () => spec), [data, spec])
  return loadedFrom(options, result, failures)
}

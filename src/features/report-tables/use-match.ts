import {
  listCaseReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import {
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { unchanging } from '@/evidence/finished-jobs.ts'
import { type Compared, isSameCase } from '@/models/report-tables/report-comparison.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { Operation } from '@/transport/operation.ts'
import { firstOf } from '@/transport/pages.ts'

/** Whichever list fails, one alert tells that the report to compare with cannot be found. */
const asChoice = (operation: Operation) => ({
  meta: {
    operation: {
      ...operation,
      alertId: 'suiteReportChoice',
      alertText: 'Failed to get the report to compare with.',
    },
  },
})

const choices = {
  suites: asChoice(listSuiteReportsOperation),
  specs: asChoice(listSpecReportsOperation),
  cases: asChoice(listCaseReportsOperation),
}

/** The same suite, scenario and case in another job. */
export interface Match {
  /** `none` once it is known that there is nothing. */
  state: 'waiting' | 'none' | 'found'
  suite: SuiteReport | undefined
  spec: SpecReport | undefined
  case: CaseReport | undefined
  queries: readonly { queryKey: readonly unknown[] }[]
}

/** Finds the report of the same suite, scenario and parameters in another job; calls nothing without one. */
export const useMatch = (of: Compared, jobId: string | undefined): Match => {
  const projectId = useProjectId()
  const { level } = of
  const path = { projectId, jobId: jobId ?? '' }
  const suiteQuery = listSuiteReportsAllQueryOptions(path)
  const suites = useQuery({
    ...suiteQuery,
    ...choices.suites,
    ...unchanging,
    enabled: jobId !== undefined,
  })
  const suite = firstOf(suites.data, (report) => report.suite.id === of.suiteId)
  const specQuery = listSpecReportsAllQueryOptions(path, { suiteReportId: suite?.id ?? '' })
  const specs = useQuery({
    ...specQuery,
    ...choices.specs,
    ...unchanging,
    enabled: level !== 'suite' && suite != null,
  })
  const spec = firstOf(specs.data, (report) => report.scenario.id === of.scenarioId)
  const caseQuery = caseReportsQueryOptions(projectId, path.jobId, spec?.id ?? '')
  const cases = useQuery({
    ...caseQuery,
    ...choices.cases,
    ...unchanging,
    enabled: level === 'case' && spec != null,
  })
  const found = firstOf(cases.data, (report) => isSameCase(of, report))
  const last = { suite, spec, case: found }[level]
  // Only down to the level, though another part may have loaded more.
  const looked = { suite: [suite], spec: [suite, spec], case: [suite, spec, found] }[level]
  const isNone = looked.includes(null)
  return {
    state: isNone ? 'none' : last ? 'found' : 'waiting',
    suite: suite ?? undefined,
    spec: spec ?? undefined,
    case: found ?? undefined,
    queries: [suiteQuery, specQuery, caseQuery],
  }
}

import {
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { FetchQueryOptions } from '@tanstack/react-query'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { sharedSpecs, specFinder, specsByScenario } from './failure-places.ts'

/** Reads a whole list; `what` says of what. */
export type ListReader = <Item, Failed, Key extends readonly unknown[]>(
  what: string,
  options: FetchQueryOptions<PagedItems<Item>, Failed, PagedItems<Item>, Key>,
) => Promise<readonly Item[]>

/** Where a job is. */
export interface JobPath {
  projectId: string
  jobId: string
}

/** The scenarios that ran in a suite of a job. */
export const specsOfSuite = (path: JobPath, suiteReportId: string) =>
  listSpecReportsAllQueryOptions(path, { suiteReportId })

/**
 * The parts of a job, and which of them a case belongs to. Cases of scenarios that ran in several suites are looked
 * up, of some scenarios only where their ids are given.
 */
export const readPlaces = async (list: ListReader, path: JobPath, of?: ReadonlySet<string>) => {
  const suites = await list('suites', listSuiteReportsAllQueryOptions(path))
  const specLists = await Promise.all(
    suites.map(({ id }) => list('scenarios', specsOfSuite(path, id))),
  )
  const specs = specLists.flat()
  const byScenario = specsByScenario(
    of ? specs.filter(({ scenario }) => of.has(scenario.id)) : specs,
  )
  const sharedCases = await Promise.all(
    sharedSpecs(byScenario).map(({ id }) =>
      list('places of cases', caseReportsQueryOptions(path.projectId, path.jobId, id)),
    ),
  )
  return { suites, specs, specOf: specFinder(byScenario, sharedCases) }
}

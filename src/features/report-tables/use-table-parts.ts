import {
  listCaseReportsAllQueryOptions,
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queued, unchanging } from '@/evidence/finished-jobs.ts'
import {
  caseParts,
  casePartsOfSpec,
  type Grid,
  type GridParts,
  specParts,
  suiteParts,
} from '@/models/report-tables/grid-model.ts'
import type { TableLevel } from '@/models/report-tables/report-table-config.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { hasUnavailable } from '@/models/reports/report-results.ts'
import type { ReportTableSearch } from '@/models/reports/report-search.ts'
import { withSuiteLabels } from '@/models/reports/suite-report-filter.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { readWhole } from '@/transport/known-lists.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { useGrid } from './use-grid.ts'
import { useStable } from './use-table-jobs.ts'

/**
 * The ids of the cases of a scenario that are marked N/A in a finished job, whichever suites ran them. Only suites whose
 * counts tell of such cases are looked through.
 */
const unavailableCasesQueryOptions = (projectId: string, jobId: string, scenarioId: string) =>
  queryOptions({
    queryKey: [projectId, 'unavailable cases', jobId, scenarioId],
    queryFn: async ({ client }): Promise<ReadonlySet<string>> => {
      const path = { projectId, jobId }
      const suites = await readWhole(client, queued(listSuiteReportsAllQueryOptions(path)))
      const specs = await Promise.all(
        suites
          .filter((suite) => hasUnavailable({ test: suite }))
          .map(({ id }) =>
            readWhole(client, queued(listSpecReportsAllQueryOptions(path, { suiteReportId: id }))),
          ),
      )
      const marked = specs
        .flat()
        .filter(({ scenario, unavailable }) => unavailable && scenario.id === scenarioId)
      const cases = await Promise.all(
        marked.map(({ id }) =>
          readWhole(client, queued(caseReportsQueryOptions(projectId, jobId, id))),
        ),
      )
      return new Set(cases.flat().map(({ id }) => id))
    },
    retry: false,
    ...unchanging,
  })

interface ListResult<Item> {
  data: PagedItems<Item> | undefined
  isFetching: boolean
  isError: boolean
  failureCount: number
}

/**
 * Lists that are whole, in their order; whether one is on its way that has not failed yet; and whether one has
 * failed while none is on its way.
 */
const wholeItems = <Item>(results: ListResult<Item>[]) => ({
  lists: results.map(({ data }) => (data?.complete ? data.items : undefined)),
  isFailed: results.some(({ isError }) => isError) && !results.some(({ isFetching }) => isFetching),
  isAwaited: results.some(
    ({ data, isFetching, failureCount }) => isFetching && failureCount === 0 && !data?.complete,
  ),
})

const noParts: GridParts = new Map()

/** The parts made of a list, by what they were made for. */
const partsOfLists = new WeakMap<readonly unknown[], Map<string, GridParts>>()

const keep = (items: readonly unknown[], how: string, make: () => GridParts): GridParts => {
  const kept = partsOfLists.get(items) ?? new Map<string, GridParts>()
  partsOfLists.set(items, kept)
  const parts = kept.get(how) ?? make()
  kept.set(how, parts)
  return parts
}

interface TableParts {
  /** The parts of each job, in their order; undefined until they are loaded. */
  parts: readonly (GridParts | undefined)[]
  /** Suites and scenarios of the jobs, to choose from. */
  suites: readonly SuiteReport[]
  specs: readonly SpecReport[]
  grid: Grid
  /** Whether a list is on its way that has not failed yet. */
  isAwaited: boolean
  /** Whether a list has failed while no other of its kind is on its way. */
  isFailed: boolean
}

const distinct = <Item>(
  lists: readonly (readonly Item[] | undefined)[],
  idOf: (item: Item) => string,
) => [...new Map(lists.flatMap((list) => list ?? []).map((item) => [idOf(item), item])).values()]

/** The results of jobs for the rows of a table at its level. */
export const useTableParts = (
  search: ReportTableSearch,
  level: TableLevel | undefined,
  jobs: readonly JobReport[],
  naMode: boolean,
): TableParts => {
  const projectId = useProjectId()
  const { suite_id, scenario_id, suite_labels } = search
  const ofSuite = suite_id !== undefined
  const usesSuites = level === 'catalog' || level === 'suite' || ofSuite
  const { lists: suiteLists, ...suiteState } = useQueries({
    queries: (usesSuites ? jobs : []).map(({ jobId }) =>
      queued(listSuiteReportsAllQueryOptions({ projectId, jobId })),
    ),
    combine: wholeItems<SuiteReport>,
  })
  const suiteReports = suiteLists.map((list) =>
    list?.find(({ suite, status }) => suite.id === suite_id && status !== 'canceled'),
  )
  const usesSpecs = ofSuite && (level === 'suite' || level === 'scenario')
  const { lists: specLists, ...specState } = useQueries({
    queries: (usesSpecs ? jobs : []).map(({ jobId }, index) => ({
      ...queued(
        listSpecReportsAllQueryOptions(
          { projectId, jobId },
          { suiteReportId: suiteReports[index]?.id ?? '' },
        ),
      ),
      enabled: suiteReports[index] !== undefined,
    })),
    combine: wholeItems<SpecReport>,
  })
  const specReports = specLists.map((list) =>
    list?.find(({ scenario }) => scenario.id === scenario_id),
  )
  const { lists: caseLists, ...caseState } = useQueries({
    queries: (level === 'scenario' ? jobs : []).map(({ jobId }, index) => {
      const spec = specReports[index]
      return ofSuite
        ? {
            ...queued(caseReportsQueryOptions(projectId, jobId, spec?.id ?? '')),
            enabled: spec !== undefined,
          }
        : queued(listCaseReportsAllQueryOptions({ projectId, jobId }))
    }),
    combine: wholeItems,
  })

  const marks = useQueries({
    queries: (level === 'scenario' && naMode && !ofSuite ? jobs : []).map(({ jobId }) =>
      unavailableCasesQueryOptions(projectId, jobId, scenario_id ?? ''),
    ),
  })

  const labels = suite_labels?.join() ?? ''
  const made = jobs.map((_, index): GridParts | undefined => {
    const suites = suiteLists[index]
    const specs = specLists[index]
    const cases = caseLists[index]
    const how = `${naMode} ${labels} ${scenario_id}`
    if (level === 'catalog') {
      return (
        suites && keep(suites, how, () => suiteParts(withSuiteLabels(suites, suite_labels), naMode))
      )
    }
    if (ofSuite && suites && !suiteReports[index]) return noParts
    if (level === 'suite') return specs && keep(specs, how, () => specParts(specs, naMode))
    if (ofSuite && specs && !specReports[index]) return noParts
    const marked = marks[index]
    if (!cases || marked?.isPending) return undefined
    const spec = specReports[index]
    if (spec) return keep(cases, how, () => casePartsOfSpec(cases, spec, naMode))
    return keep(cases, `${how} ${marked?.isError}`, () =>
      caseParts(
        cases.filter(({ scenario }) => scenario.id === scenario_id),
        { isUnavailable: ({ id }) => marked?.data?.has(id) ?? false },
      ),
    )
  })
  // The same for the same parts: all columns are made of them.
  const parts = useStable(made)
  const grid = useGrid(useMemo(() => parts.flatMap((each) => each ?? []), [parts]))
  return {
    parts,
    suites: useMemo(() => distinct(suiteLists, ({ suite }) => suite.id), [suiteLists]),
    specs: useMemo(() => distinct(specLists, ({ scenario }) => scenario.id), [specLists]),
    grid,
    isAwaited:
      suiteState.isAwaited ||
      specState.isAwaited ||
      caseState.isAwaited ||
      marks.some(({ isPending }) => isPending),
    isFailed: suiteState.isFailed || specState.isFailed || caseState.isFailed,
  }
}

import {
  getJobReportQueryOptions,
  listJobReportsQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { unchanging } from '@/evidence/finished-jobs.ts'
import { tableColumns, tableLoading } from '@/models/report-tables/report-table-config.ts'
import { readFilter } from '@/models/report-tables/table-filter.ts'
import type { ReportTableSearch } from '@/models/reports/report-search.ts'
import { useProjectId } from '@/session/project/projects.ts'

/** The reports of a table as far as they are loaded. */
export interface TableJobs {
  jobs: readonly JobReport[]
  /** How many reports were looked through. */
  searched: number
  /** True once no older report can join. */
  complete: boolean
  /** True while the next reports are on their way. */
  loading: boolean
  /** Loads more reports; undefined where there are none, or while they come. */
  more: (() => void) | undefined
  queries: readonly { queryKey: readonly unknown[] }[]
  /** False for a text that is no filter: then there are no reports. */
  isFilterValid: boolean
  /** The chosen reports that have no place in tables. */
  unlisted: readonly JobReport[]
}

const nothing: readonly string[] = []

/** How far a list of reports has been followed, and how many reports the table is to have. */
interface Walk {
  list: string
  tokens: readonly (string | undefined)[]
  wanted: number
}

const start: Omit<Walk, 'list'> = { tokens: [undefined], wanted: tableLoading.step }

/** The reports that a table is made of: the base, the chosen ones, and others of the catalog, a few at a time. */
export const useTableJobs = (search: ReportTableSearch): TableJobs => {
  const projectId = useProjectId()
  const { catalog_id: catalogId, filter = '', job_id, target_ids = nothing } = search
  const conditions = readFilter(filter)
  // A token belongs to the list that gave it.
  const list = JSON.stringify([projectId, catalogId])
  const [kept, setKept] = useState<Walk>({ ...start, list })
  const { tokens, wanted } = kept.list === list ? kept : start
  const pageQueries = tokens.map((nextToken) =>
    listJobReportsQueryOptions(
      { projectId },
      {
        ...(catalogId !== undefined && { catalogId }),
        status: ['succeeded', 'failed'],
        size: tableLoading.pageSize,
        ...(nextToken !== undefined && { nextToken }),
      },
    ),
  )
  const pages = useQueries({
    queries: pageQueries.map((query) => ({
      ...query,
      enabled: catalogId !== undefined && conditions !== undefined,
    })),
  })
  const ids = useMemo(
    () => [...new Set(job_id === undefined ? target_ids : [job_id, ...target_ids])],
    [job_id, target_ids],
  )
  const reports = pages.flatMap(({ data }) => data?.reports ?? [])
  const first = pages[0]
  // One that is among the newest needs no call of its own.
  const known = new Map(reports.map((report) => [report.jobId, report]))
  const chosenQueries = ids.map((jobId) => getJobReportQueryOptions({ projectId, jobId }))
  const chosenResults = useQueries({
    queries: chosenQueries.map((query, index) => ({
      ...query,
      ...unchanging,
      enabled:
        !known.has(ids[index] ?? '') && (catalogId === undefined || first?.isPending === false),
    })),
  })
  const chosen = ids.flatMap((id, index) => known.get(id) ?? chosenResults[index]?.data ?? [])
  const all = conditions ? tableColumns({ reports, chosen, conditions }) : []
  const next = pages.at(-1)?.data?.nextToken
  const isLoading = pages.some(({ isFetching, data }) => isFetching && !data)
  const canSearch =
    conditions &&
    next !== undefined &&
    next !== '' &&
    tokens.length * tableLoading.pageSize < tableLoading.most
  const needsPage = all.length < wanted && canSearch && !isLoading
  useEffect(() => {
    if (needsPage) setKept({ list, tokens: [...tokens, next], wanted })
  }, [needsPage, next, list, tokens, wanted])
  const jobs = all.slice(0, Math.min(wanted, tableLoading.most))
  const complete = !canSearch && jobs.length === Math.min(all.length, tableLoading.most)
  const loading = isLoading || needsPage || chosenResults.some(({ isLoading: waits }) => waits)
  const more =
    complete || loading
      ? undefined
      : () => setKept({ list, tokens, wanted: jobs.length + tableLoading.step })
  return {
    jobs: useStable(jobs),
    searched: reports.length,
    complete,
    loading,
    more,
    queries: [...pageQueries, ...chosenQueries],
    isFilterValid: conditions !== undefined,
    unlisted: chosen.filter(({ jobId }) => all.every((report) => report.jobId !== jobId)),
  }
}

/** The same array for the same items. */
export const useStable = <Item>(items: readonly Item[]): readonly Item[] => {
  const [stable, setStable] = useState(items)
  const isSame =
    items.length === stable.length && items.every((item, index) => item === stable[index])
  if (isSame) return stable
  setStable(items)
  return items
}

import type { Catalog } from '@generated/catalog/types.ts'
import {
  listIntegrationsAllQueryOptions,
  listJobReportsAllQueryOptions,
  listSourcesAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport, Source, SuiteReport } from '@generated/evaluation/types.ts'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { whyNotOnCatalog } from '@/models/catalogs/catalog-action-rules.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import { whyNotRetest, whyNotReuse } from '@/models/reports/retest.ts'
import { type Offer, resolveCatalog, resolveChoice } from '@/models/run-drawer/run-offers.ts'
import type { RunPreset, RunState } from '@/models/run-drawer/run-state.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'

/** Fetches when its arguments change or the drawer opens. Disabling it cancels the call under way. */
const useOffer = <Item, Failure, Key extends QueryKey>(
  options: UseQueryOptions<PagedItems<Item>, Failure, PagedItems<Item>, Key>,
  enabled: boolean,
): Offer<Item> => {
  const { data, isError } = useQuery({
    ...options,
    enabled,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return useMemo(() => {
    const state = data?.complete ? 'complete' : isError ? 'failed' : 'loading'
    return { items: data?.items ?? [], state }
  }, [data, isError])
}

/** The offer with every item mapped to any number of others. Keep `map` stable. */
const useMapped = <Item, Next>(
  offer: Offer<Item>,
  map: (item: Item) => readonly Next[],
): Offer<Next> => useMemo(() => ({ ...offer, items: offer.items.flatMap(map) }), [offer, map])

/** A job by its own id, which differs from that of its report. */
export interface OfferedJob {
  readonly id: string
  readonly report: JobReport
}

const ifRunnable = (catalog: Catalog) =>
  whyNotOnCatalog('run', catalog) === undefined ? [catalog] : []
const ifFresh = (source: Source) => (source.expired ? [] : [source])
const suiteOf = ({ suite }: SuiteReport) => [suite]
const ifReusable = (report: JobReport): OfferedJob[] =>
  whyNotReuse(report) === undefined ? [{ id: report.jobId, report }] : []
const ifRetestableAt =
  (now: number) =>
  (report: JobReport): OfferedJob[] =>
    whyNotRetest(report, now) === undefined ? [{ id: report.jobId, report }] : []

/** Fetches the lists to choose from, only those that the input needs. */
export const useOffers = (entered: RunState, preset: RunPreset) => {
  const projectId = useProjectId()
  const path = { projectId }
  const tests = !entered.skipTest
  const retests = tests && entered.testMethod === 'retest-using-job-id'
  const reuses = entered.sourceType === 'reuseBuildArtifacts'

  const catalogQuery = catalogsQueryOptions(projectId, { deleted: false })
  const allCatalogs = useOffer(catalogQuery, true)
  const catalogs = useMapped(allCatalogs, ifRunnable)
  const catalog = resolveCatalog(entered.catalogId, catalogs, preset)

  const ofCatalog = { catalogId: catalog.id ?? '' }
  const hasCatalog = catalog.id !== undefined
  // Same arguments as the list of integrations, so that both share the cache entry.
  const integrationQuery = listIntegrationsAllQueryOptions(path, ofCatalog)
  const integrations = useOffer(integrationQuery, hasCatalog && entered.sourceType === 'git')
  const suiteQuery = suitesQueryOptions(projectId, { catalog_id: ofCatalog.catalogId })
  const suites = useOffer(suiteQuery, hasCatalog && tests && !retests)
  const sourceQuery = listSourcesAllQueryOptions(path)
  const sources = useMapped(useOffer(sourceQuery, entered.sourceType === 'webauto'), ifFresh)

  const jobQuery = listJobReportsAllQueryOptions(path, ofCatalog)
  const jobs = useOffer(jobQuery, hasCatalog && (retests || reuses))
  const sourceJobs = useMapped(jobs, ifReusable)
  const [ifRetestable] = useState(() => ifRetestableAt(Date.now()))
  const retestJobs = useMapped(jobs, ifRetestable)
  const retestJob = resolveChoice(entered.retestJobId, retestJobs).id
  const retestSuiteQuery = listSuiteReportsAllQueryOptions({ projectId, jobId: retestJob ?? '' })
  const reports = useOffer(retestSuiteQuery, retests && hasCatalog && retestJob !== undefined)
  const retestSuites = useMapped(reports, suiteOf)

  return {
    catalog,
    /** All catalogs, including those for which no job can run. */
    allCatalogs,
    offers: { catalogs, integrations, suites, retestJobs, retestSuites, sources, sourceJobs },
    queries: {
      catalogs: catalogQuery,
      integrations: integrationQuery,
      suites: suiteQuery,
      jobs: jobQuery,
      retestSuites: retestSuiteQuery,
      sources: sourceQuery,
    },
  }
}

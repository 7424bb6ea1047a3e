import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import {
  batchGetScenarioVersionsQueryOptions,
  listScenariosAllQueryOptions,
} from '@generated/scenario/queries.ts'
import type { ScenarioSort, SortOrder } from '@generated/scenario/types.ts'
import { queryOptions } from '@tanstack/react-query'
import { chunk } from './suite-batches.ts'
import type { NewSuiteSearch } from './suite-search.ts'
import { parseTargets, type Target } from './suite-targets.ts'

/** Stale after 60 s: a large list takes many calls. */
const staleTime = 60_000

const pageSize = 100

/** Filter and order of the wizard's scenario list. */
interface ScenarioFilter {
  type: string
  sort: ScenarioSort
  order: SortOrder
  /** Part of a name; empty for all. */
  displayName: string
}

/** The scenarios to choose from: options for a loader or a hook. */
export const scenariosQueryOptions = (
  projectId: string,
  { type, sort, order, displayName }: ScenarioFilter,
) =>
  queryOptions({
    ...listScenariosAllQueryOptions(
      { projectId },
      { suiteType: type, sort, order, size: pageSize, ...(displayName && { displayName }) },
    ),
    staleTime,
  })

const targetQueries = (projectId: string, targets: readonly Target[]) =>
  chunk(targets).map((items) =>
    batchGetScenarioVersionsQueryOptions(
      { projectId },
      {
        items: items.map(({ scenarioId, versionId }) => ({
          scenarioId,
          scenarioVersionId: versionId,
        })),
      },
    ),
  )

/** The queries for the initial state of a new suite, from the URL. */
export const newSuiteQueries = (projectId: string, search: NewSuiteSearch) => {
  const catalogId = search.catalog_id ?? ''
  const { targets, leftOut } = parseTargets(search.target_ids ?? [])
  return {
    /** Whether the suite is made from a catalog; only then the catalog is fetched. */
    fromCatalog: catalogId !== '',
    catalog: getCatalogQueryOptions({ projectId, catalogId }),
    targets,
    leftOut,
    lookUps: targetQueries(projectId, targets),
  }
}

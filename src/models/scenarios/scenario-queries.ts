import { listScenarioSharesOperation } from '@generated/scenario/codec.ts'
import {
  listScenarioShareInvitationsAllQueryOptions,
  listScenarioSharesAllQueryOptions,
  listScenariosAllQueryOptions,
  listScenarioVersionsAllQueryOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { queryOptions } from '@tanstack/react-query'
import type { ServiceFilterOf } from '@/lib/list-filter.ts'
import { readSort } from '@/lib/sort-param.ts'
import { shareListSize } from '@/models/sharing/shares.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { refreshing } from '@/transport/query-parameters.ts'
import { scenarioFilter } from './scenario-filter.ts'

/** Stale after 60 s: a large list takes many calls, and scenarios change rarely. */
const staleTime = 60_000

const pageSize = 100

/** Columns that the service sorts by. */
const sorts = { name: 'scenario_name', updated: 'updated_at' } as const

/** The part of a filter that the service applies, and the order that it gives. */
export interface ScenarioListing extends ServiceFilterOf<typeof scenarioFilter> {
  /** Sort parameter of the address. */
  sort?: string | undefined
}

type Listed = PagedItems<Scenario>

const part = (deleted: boolean) => (list: Listed) => ({
  ...list,
  items: list.items.filter(({ deprecated }) => deprecated === deleted),
})

/** The service lists deleted scenarios among the others. */
const parts = { deleted: part(true), others: part(false) }

/** The scenarios of a project in an order, and by a part of the name if one is given. */
export const scenariosQueryOptions = (
  projectId: string,
  { state, sim_type, sort }: ScenarioListing,
  displayName?: string,
) => {
  const { column, direction } = readSort(sort, ['name', 'updated']) ?? {
    column: 'name',
    direction: 'ascending',
  }
  return queryOptions({
    ...listScenariosAllQueryOptions(
      { projectId },
      {
        size: pageSize,
        sort: column === 'updated' ? sorts.updated : sorts.name,
        order: direction === 'descending' ? 'desc' : 'asc',
        ...scenarioFilter.queryOf({ state, sim_type }),
        ...(displayName && { displayName }),
      },
    ),
    select: state === 'deleted' ? parts.deleted : parts.others,
    // Comparing 10,000 scenarios with those of the last page would take longer than showing them.
    structuralSharing: false,
    staleTime,
  })
}

/** The versions of a scenario, the highest number first; of another project's only the approved ones. */
export const versionsQueryOptions = (projectId: string, scenarioId: string) =>
  listScenarioVersionsAllQueryOptions({ projectId, scenarioId }, { size: pageSize })

/** The shares of a scenario, the newest first: options for a loader or a hook. */
export const scenarioSharesQueryOptions = (projectId: string, scenarioId: string) =>
  listScenarioSharesAllQueryOptions(
    { projectId, scenarioId },
    { reverse: true, size: shareListSize },
  )

/** The scenarios that other projects want to share with this one: options for a loader or a hook. */
export const scenarioInvitationsQueryOptions = (projectId: string) =>
  listScenarioShareInvitationsAllQueryOptions({ projectId }, { size: pageSize })

/** Fetches the shares of the project's scenarios again. */
export const refreshScenarioShares = refreshing(listScenarioSharesOperation)

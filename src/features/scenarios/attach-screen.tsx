import type { Suite } from '@generated/evaluation/types.ts'
import { getScenarioQueryOptions } from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { filterSuites } from '@/features/suites/model/filter.ts'
import { suitesQueryOptions } from '@/features/suites/model/queries.ts'
import { formatCount } from '@/lib/numbers.ts'
import { presentIn } from '@/lib/search-params.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { FlagFilter, NameFilter } from '@/page/filters.tsx'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { CatalogPicker } from './attach/catalog-picker.tsx'
import { ChangeAttachment } from './attach/change-attachment.tsx'
import { attachColumns } from './attach/columns.tsx'
import { NotApprovedDialog } from './attach/not-approved-dialog.tsx'
import { whyNotOnScenario } from './model/actions.ts'
import { holds } from './model/attach.ts'
import { scenarioKind } from './model/scenario.ts'

const from = '/_console/scenarios/$scenarioId/attach_or_detach_from_suite'
const rowId = ({ id }: Suite) => id
const byName = { column: 'name', direction: 'ascending' } as const
const counted = { one: 'suite', many: 'suites' }

/** Attaches a scenario to suites of its type, or detaches it from them. */
export function AttachScreen() {
  const projectId = useProjectId()
  const { scenarioId } = useParams({ from })
  return (
    <DetailPage kind={scenarioKind} query={getScenarioQueryOptions({ projectId, scenarioId })}>
      {(scenario, status) => (
        <Page
          title="Attach/detach from suite"
          names={{ Scenario: scenario.displayName }}
          actions={
            <ButtonLink
              to="/scenarios/$scenarioId"
              params={{ scenarioId }}
              search={{ tab: 'suites' }}
            >
              Back
            </ButtonLink>
          }
        >
          {status}
          {scenario.deprecated ? (
            <InfoBanner>{whyNotOnScenario('attach', scenario)}</InfoBanner>
          ) : (
            <SuiteTable scenario={scenario} />
          )}
        </Page>
      )}
    </DetailPage>
  )
}

function SuiteTable({ scenario }: { scenario: Scenario }) {
  const projectId = useProjectId()
  const search = useSearch({ from })
  const changeSearch = useChangeSearch()
  const { attached, catalog_id, display_name } = search
  const [asked, setAsked] = useState<Suite>()
  const query = suitesQueryOptions(projectId, {
    sim_type: scenario.type,
    catalog_id,
    deleted: false,
  })
  const { data } = useQuery(query)
  const count = data?.items.filter((suite) => holds(suite, scenario.id)).length
  const columns = useMemo(() => attachColumns(scenario.id, setAsked), [scenario.id])
  const filter = useMemo(
    () => ({
      apply: (suites: readonly Suite[]) => {
        const found = filterSuites(suites, { catalog_id, display_name })
        return attached ? found.filter((suite) => holds(suite, scenario.id)) : found
      },
      parameters: presentIn(search, ['attached', 'catalog_id', 'display_name']),
      noMatch: 'No suite of this type matches the filter.',
    }),
    [search, attached, catalog_id, display_name, scenario.id],
  )
  const isAttached = asked !== undefined && holds(asked, scenario.id)
  const close = () => setAsked(undefined)
  return (
    <>
      <QueryList
        label="Suites"
        kind={counted}
        query={{ ...query, placeholderData: keepWithinProject(projectId) }}
        columns={columns}
        defaultSort={byName}
        rowId={rowId}
        filter={filter}
        controls={() => (
          <>
            <NameFilter label="Name" placeholder="Name, label or ID" value={display_name} />
            <CatalogPicker
              value={catalog_id}
              onValueChange={(next) => changeSearch({ catalog_id: next, page: undefined })}
              className="w-48 max-sm:w-full"
            />
            <FlagFilter
              label={count === undefined ? 'ATTACHED' : `ATTACHED (${formatCount(count)})`}
              parameter="attached"
              on={attached}
            />
          </>
        )}
        empty={<EmptyState>No suite has the type of this scenario, {scenario.type}.</EmptyState>}
      />
      {asked &&
        (isAttached || scenario.review.status === 'approved' ? (
          <ChangeAttachment
            scenario={scenario}
            suite={asked}
            attach={!isAttached}
            onClose={close}
          />
        ) : (
          <NotApprovedDialog name={scenario.displayName} onClose={close} />
        ))}
    </>
  )
}

import type {
  Scenario,
  ScenarioReviewStatus,
  ScenarioSort,
  SortOrder,
} from '@generated/scenario/types.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { formatDate } from '@/lib/dates.ts'
import { formatCount } from '@/lib/numbers.ts'
import { keysOf } from '@/lib/objects.ts'
import { reviewNames } from '@/models/suites/review-names.ts'
import { approvedOf, offeredScenarios, rarestWord } from '@/models/suites/suite-scenarios.ts'
import { scenariosQueryOptions } from '@/models/suites/wizard-queries.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { type Choice, ChoiceList } from '@/ui/fields/choice-list.tsx'
import { keepEnter } from '@/ui/fields/keep-enter.ts'
import { Picker } from '@/ui/fields/picker.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { ListSkeleton, Pane, PaneText } from '@/ui/layout/pane.tsx'

/** Debounce of the name filter, in milliseconds. */
const filterDebounce = 300

const sorts = {
  name: { label: 'Name', sort: 'scenario_name', order: 'asc' },
  updated: { label: 'Updated', sort: 'updated_at', order: 'desc' },
} as const satisfies Record<string, { label: string; sort: ScenarioSort; order: SortOrder }>

type SortName = keyof typeof sorts

const sortOptions = keysOf(sorts).map((value) => ({
  value,
  label: sorts[value].label,
}))

const statusOptions = keysOf(reviewNames).map((value) => ({ value, label: reviewNames[value] }))

const idOf = ({ id }: Scenario) => id
const nameOf = ({ displayName }: Scenario) => displayName
const Detail = ({ item }: { item: Scenario }) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <ReviewStatus status={item.review.status} />
    <span>Version {item.versionId}</span>
    <time dateTime={item.updatedAt}>{formatDate(item.updatedAt)}</time>
  </span>
)

const countText = (count: number, complete: boolean) =>
  complete ? formatCount(count) : `${formatCount(count)} so far, loading more`

const whyNotChoose = (scenarios: readonly Scenario[] | undefined, complete: boolean) => {
  if (!complete) return 'The list is still loading.'
  return scenarios?.length === 0 ? 'There are no scenarios to choose.' : undefined
}

interface ScenarioListProps extends Choice<Scenario> {
  type: string
  onChooseAll: (scenarios: readonly Scenario[]) => void
}

/** The scenarios of a type to choose from, sorted by name or last change, filtered by words. */
export const ScenarioList = memo(function ScenarioList(props: ScenarioListProps) {
  const { type, chosen, toggle, onChooseAll } = props
  const projectId = useProjectId()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<ScenarioReviewStatus>()
  const [sortName, setSortName] = useState<SortName>('name')
  const { sort, order } = sorts[sortName]
  const query = scenariosQueryOptions(projectId, { type, sort, order, displayName: '' })
  const { data, isPlaceholderData, isError } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const complete = data?.complete === true && !isPlaceholderData
  const early = useQuery({
    ...scenariosQueryOptions(projectId, { type, sort, order, displayName: rarestWord(search) }),
    enabled: search.trim() !== '' && data?.complete === false,
  }).data?.items
  const scenarios = useMemo(
    () => data && offeredScenarios(data.items, complete ? [] : (early ?? []), search, status),
    [data, complete, early, search, status],
  )

  const approved = useMemo(() => approvedOf(scenarios ?? []), [scenarios])

  return (
    <Pane
      title="Available scenarios"
      count={scenarios && countText(scenarios.length, complete)}
      controls={
        <>
          <SearchInput
            label="Scenario name"
            value={search}
            onValueChange={setSearch}
            debounce={filterDebounce}
            onKeyDown={keepEnter}
            className="min-w-40 flex-1"
          />
          <Picker
            label="Review"
            options={statusOptions}
            value={status}
            onValueChange={setStatus}
            placeholder="all"
            clearable
            className="w-48"
          />
          <Segmented
            label="Sort by"
            options={sortOptions}
            value={sortName}
            onValueChange={setSortName}
          />
          <Button
            disabledReason={whyNotChoose(scenarios, complete)}
            onClick={() => onChooseAll(scenarios ?? [])}
          >
            Choose all
          </Button>
          <Button
            disabledReason={whyNotChoose(approved, complete)}
            onClick={() => onChooseAll(approved)}
          >
            Choose all approved
          </Button>
        </>
      }
      notices={<QueryStatus query={query} />}
    >
      {scenarios ? (
        <ChoiceList
          label="Available scenarios"
          items={scenarios}
          chosen={chosen}
          toggle={toggle}
          idOf={idOf}
          nameOf={nameOf}
          Detail={Detail}
          empty={
            <PaneText>
              {!complete
                ? 'Loading...'
                : search.trim() || status
                  ? 'No scenario of this type matches.'
                  : 'The project has no scenarios of this type.'}
            </PaneText>
          }
        />
      ) : (
        !isError && <ListSkeleton />
      )}
    </Pane>
  )
})

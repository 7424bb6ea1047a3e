import type { Suite } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsOperation } from '@generated/scenario/codec.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type { BatchGetScenariosAnswer } from '@generated/scenario/types.ts'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { labelText } from '@/lib/labels.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dotted } from '@/lib/text.ts'
import {
  chooseSuites,
  chosenSuites,
  isOffered,
  type SuiteChoices,
  toggleSuite,
} from '@/models/catalogs/attachments.ts'
import {
  hasUnapproved,
  lookupsOf,
  unapprovedWarning,
} from '@/models/catalogs/catalog-unapproved.ts'
import { offeredSuitesQueryOptions } from '@/models/catalogs/offered-suites.ts'
import { chunk } from '@/models/suites/suite-batches.ts'
import { findSuites } from '@/models/suites/suite-filter.ts'
import { OperationStatus } from '@/page/operation-status.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { ChoiceList } from '@/ui/fields/choice-list.tsx'
import { keepEnter } from '@/ui/fields/keep-enter.ts'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { ListSkeleton, Pane, PaneText } from '@/ui/layout/pane.tsx'

const combine = (results: UseQueryResult<BatchGetScenariosAnswer>[]) =>
  results.map(({ data }) => data?.found ?? [])

/**
 * The suites with scenarios that are not approved, as far as known. Their scenarios are looked up suite by suite,
 * so that choosing another suite makes one more call.
 */
const useUnapproved = (projectId: string, suites: readonly Suite[]): readonly Suite[] => {
  const batches = useMemo(
    () => suites.flatMap((suite) => chunk(lookupsOf(suite)).map((items) => ({ suite, items }))),
    [suites],
  )
  const queries = useMemo(
    () =>
      batches.map(({ items }) => batchGetScenarioVersionsQueryOptions({ projectId }, { items })),
    [projectId, batches],
  )
  const answers = useQueries({ queries, combine })
  return useMemo(() => {
    const refused = batches.filter(({ items }, index) => hasUnapproved(items, answers[index] ?? []))
    return [...new Set(refused.map(({ suite }) => suite))]
  }, [batches, answers])
}

const idOf = ({ id }: Suite) => id
const nameOf = ({ displayName }: Suite) => displayName
const Detail = ({ item: { type, labels } }: { item: Suite }) =>
  dotted(type, ...labels.map(labelText))

/** Suites whose scenarios are looked up, as each takes a call; of the others, saving tells. */
const mostLookedUp = 50

interface SuitePickerProps {
  /** Id of the stored catalog; undefined for a new one. */
  catalogId: string | undefined
  choices: SuiteChoices
  onChange: (update: (choices: SuiteChoices) => SuiteChoices) => void
}

/** Chooses which suites of the project the catalog's jobs run. */
export function SuitePicker({ catalogId, choices, onChange }: SuitePickerProps) {
  const projectId = useProjectId()
  const [search, setSearch] = useState('')
  const [chosenOnly, setChosenOnly] = useState(false)
  const query = offeredSuitesQueryOptions(projectId)
  const { data, isError } = useQuery(query)
  const complete = data?.complete === true

  const suites = useMemo(() => data?.items.filter(isOffered) ?? [], [data])
  const chosen = useMemo(
    () => chosenSuites(suites, catalogId, choices),
    [suites, catalogId, choices],
  )
  const changed = useMemo(
    () => suites.filter(({ id }) => choices.has(id)).slice(0, mostLookedUp),
    [suites, choices],
  )
  const unapproved = useUnapproved(projectId, changed)
  const warning = unapprovedWarning(unapproved.map(nameOf))
  const isFound = useMemo(() => findSuites(search), [search])
  const shown = useMemo(
    () => suites.filter((suite) => (!chosenOnly || chosen.has(suite.id)) && isFound(suite)),
    [suites, chosen, chosenOnly, isFound],
  )
  const toggle = useCallback(
    (suite: Suite) => onChange((current) => toggleSuite(suite, catalogId, current)),
    [onChange, catalogId],
  )

  return (
    <Pane
      title="Suites"
      count={data && `${formatCount(chosen.size)} chosen${complete ? '' : ', loading more'}`}
      controls={
        <>
          <SearchInput
            label="Suite name or label"
            value={search}
            onValueChange={setSearch}
            onKeyDown={keepEnter}
            className="min-w-40 flex-1"
          />
          <Checkbox
            label="Chosen only"
            checked={chosenOnly}
            onChange={({ target }) => setChosenOnly(target.checked)}
          />
          <Button
            disabledReason={
              complete
                ? shown.every(({ id }) => chosen.has(id))
                  ? 'There are no other suites to choose.'
                  : undefined
                : 'The list is still loading.'
            }
            onClick={() => onChange((current) => chooseSuites(shown, catalogId, current))}
          >
            Choose all shown
          </Button>
        </>
      }
      notices={
        <>
          <QueryStatus query={query} />
          <OperationStatus operation={batchGetScenarioVersionsOperation} />
          {warning && <WarningBanner>{warning}</WarningBanner>}
        </>
      }
    >
      {data || isError ? (
        <ChoiceList
          label="Suites"
          items={shown}
          chosen={chosen}
          toggle={toggle}
          idOf={idOf}
          nameOf={nameOf}
          Detail={Detail}
          empty={
            <PaneText>
              {isError && !data
                ? 'The suites could not be loaded.'
                : !complete
                  ? 'Loading...'
                  : suites.length === 0
                    ? 'The project has no suites for evaluation yet. They can be attached later.'
                    : 'No suite matches.'}
            </PaneText>
          }
        />
      ) : (
        <ListSkeleton />
      )}
    </Pane>
  )
}

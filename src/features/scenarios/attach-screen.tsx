import {
  getSuiteQueryKey,
  getSuiteQueryOptions,
  updateSuiteMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { getScenarioQueryOptions } from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { isConflict, lookUp } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { by, listFilter } from '@/lib/list-filter.ts'
import { formatCount } from '@/lib/numbers.ts'
import { flag } from '@/lib/search-params.ts'
import { attachTexts, holds, lossesOf } from '@/models/scenarios/attach-rules.ts'
import { scenarioKind } from '@/models/scenarios/scenario.ts'
import { whyNotOnScenario } from '@/models/scenarios/scenario-action-rules.ts'
import { requestWithScenarios } from '@/models/suites/suite-draft.ts'
import { suiteFilter } from '@/models/suites/suite-filter.ts'
import { refreshSuiteLists, suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { SuiteLink } from '@/page/links.tsx'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useNotApprovedText } from '@/parts/scenarios/not-approved-text.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow, keepWithinProject } from '@/transport/query-parameters.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Status } from '@/ui/feedback/status.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { NotApprovedDialog } from './attach/not-approved-dialog.tsx'
import { Refusal, RefusalNames } from './attach/suite-refusal.tsx'
import { CatalogPicker } from './listed-pickers.tsx'
import { useStoredSuite } from './use-stored-suite.tsx'

interface ChangeAttachmentProps {
  scenario: Scenario
  suite: Suite
  attach: boolean
  onClose: () => void
}

function ChangeAttachment({ scenario, suite, attach, onClose }: ChangeAttachmentProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const notApprovedText = useNotApprovedText()
  const { question, done } = attachTexts[attach ? 'attach' : 'detach']
  const { stored, alerts } = useStoredSuite(suite.id)
  const losses = attach ? [] : lossesOf(stored ?? suite, scenario.id)

  const path = { projectId, suiteId: suite.id }
  const succeed = () => {
    client.removeQueries({ queryKey: getSuiteQueryKey(path) })
    refreshSuiteLists(client, projectId)
    toast(done)
    onClose()
  }
  const { submit, pending, alert } = useSubmission(
    async (saved: Suite, call) => {
      const body = requestWithScenarios(saved, [scenario], attach)
      await call(updateSuiteMutationOptions(), { path, body })
      succeed()
    },
    {
      once: true,
      recover: (error) =>
        lookUp(error, {
          isMaybe: isConflict(error),
          isDone: async () => {
            const now = await fetchNow(client, getSuiteQueryOptions(path))
            return holds(now, scenario.id) === attach
          },
          onDone: succeed,
          open: 'The suite may have been saved all the same: look at its page.',
        }),
      onFailed: (error) => {
        const lookups = suite.specs.map(({ scenarioId, scenarioVersionId }) => ({
          scenarioId,
          ...(scenarioVersionId !== undefined && { scenarioVersionId }),
        }))
        return notApprovedText(error, [...lookups, { scenarioId: scenario.id }])
      },
    },
  )

  return (
    <ConfirmDialog
      question={question}
      confirmLabel="Submit"
      danger={false}
      onConfirm={() => stored && submit(stored)}
      onClose={onClose}
      pending={pending}
      submitError={alert}
      disabledReason={stored ? undefined : 'The suite is not loaded yet.'}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
        <dt className="text-muted">Scenario</dt>
        <dd>
          <bdi>{scenario.displayName}</bdi>
        </dd>
        <dt className="text-muted">Suite</dt>
        <dd>
          <bdi>{suite.displayName}</bdi>
        </dd>
        {losses.length > 0 && (
          <>
            <dt className="text-muted">Lost with it</dt>
            {losses.map((loss, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a suite can hold a scenario twice in the same way
              <dd key={at} className="col-start-2">
                {loss}
              </dd>
            ))}
          </>
        )}
      </dl>
      <RefusalNames suite={suite} detached={attach ? undefined : scenario.id} />
      <div className="mt-3 flex flex-col gap-2 empty:hidden">{alerts}</div>
    </ConfirmDialog>
  )
}

const attachColumns = (
  scenario: Scenario,
  onAsk: (suite: Suite) => void,
): readonly Column<Suite>[] => [
  {
    id: 'name',
    width: 200,
    grow: 3,
    header: 'Name',
    cell: ({ id, displayName }) => <SuiteLink id={id} name={displayName} />,
    sortValue: ({ displayName }) => displayName,
  },
  {
    id: 'status',
    width: 200,
    header: 'Status',
    cell: (suite) =>
      holds(suite, scenario.id) ? (
        <Status status="succeeded">Attached</Status>
      ) : (
        <span className="text-muted">Not attached</span>
      ),
    second: (suite) => (
      <Refusal suite={suite} detached={holds(suite, scenario.id) ? scenario.id : undefined} />
    ),
  },
  descriptionColumn,
  updatedColumn,
  {
    id: 'action',
    width: 100,
    header: 'Action',
    cell: (suite) => {
      const isAttached = holds(suite, scenario.id)
      const { label } = attachTexts[isAttached ? 'detach' : 'attach']
      return (
        <Button
          size="sm"
          disabledReason={isAttached ? undefined : whyNotOnScenario('attach', scenario)}
          onClick={() => onAsk(suite)}
        >
          {label}
          <span className="sr-only"> {suite.displayName}</span>
        </Button>
      )
    },
  },
]

const from = '/_console/scenarios/$scenarioId/attach_or_detach_from_suite'
const suitesOfCatalog = suiteFilter.only('display_name', 'catalog_id')
const byName = { column: 'name', direction: 'ascending' } as const
const counted = { one: 'suite', many: 'suites' }

/** Attaches a scenario to suites of its type, or detaches it from them. */
export function AttachScreen() {
  const projectId = useProjectId()
  const { scenarioId } = useParams({ from })
  return (
    <DetailPage kind={scenarioKind} query={getScenarioQueryOptions({ projectId, scenarioId })}>
      {(scenario) => (
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
          {scenario.deprecated && (
            <InfoBanner>
              This scenario is deleted. It can be detached from suites, but not attached to them.
            </InfoBanner>
          )}
          <SuiteTable scenario={scenario} />
        </Page>
      )}
    </DetailPage>
  )
}

function SuiteTable({ scenario }: { scenario: Scenario }) {
  const projectId = useProjectId()
  const search = useSearch({ from })
  const changeSearch = useChangeSearch()
  const { catalog_id } = search
  const [asked, setAsked] = useState<Suite>()
  const query = suitesQueryOptions(projectId, {
    sim_type: scenario.type,
    catalog_id,
    deleted: false,
  })
  const { data } = useQuery(query)
  const count = data?.items.filter((suite) => holds(suite, scenario.id)).length
  const columns = useMemo(() => attachColumns(scenario, setAsked), [scenario])
  const label = count === undefined ? 'ATTACHED' : `ATTACHED (${formatCount(count)})`
  const filter = useMemo(
    () =>
      listFilter({
        ...suitesOfCatalog.parameters,
        attached: by(flag, {
          passes: (suite: Suite) => holds(suite, scenario.id),
          control: { kind: 'flag', label },
        }),
      }),
    [scenario.id, label],
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
        lines={2}
        defaultSort={byName}
        filter={filter}
        noMatch="No suite of this type matches the filter."
        ownControls={{
          catalog_id: () => (
            <CatalogPicker
              value={catalog_id}
              onValueChange={(next) => changeSearch({ catalog_id: next, page: undefined })}
              className="w-48 max-sm:w-full"
            />
          ),
        }}
        empty={
          <EmptyState action={<ButtonLink to="/suites/new">New Suite</ButtonLink>}>
            No suite has the type of this scenario, {scenario.type}.
          </EmptyState>
        }
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

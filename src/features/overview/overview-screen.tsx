import { listIntegrationsAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useMemo, useState } from 'react'
import { usePolling } from '@/data/polling.ts'
import { useHeaders, useStanding } from '@/evidence/use-evidence.ts'
import { formatShort } from '@/lib/dates.ts'
import { formatCount } from '@/lib/numbers.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import {
  defaultBranch,
  type LookBack,
  lookBacks,
  type OverviewFilter,
  sinceTime,
} from '@/models/overview/overview-search.ts'
import { useLastVisit } from '@/models/overview/use-last-visit.ts'
import { unfinishedJobsQueryOptions } from '@/models/reports/job-report-queries.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { CatalogsCard } from './catalogs-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NewFailuresCard } from './new-failures-card.tsx'
import { useOverviewKeys } from './overview-keys.ts'
import { RunningCard } from './running-card.tsx'
import { StandingCards } from './standing-cards.tsx'

/** The cards, in order. */
const cardNames = [
  'the new failures',
  'the running jobs',
  'the catalogs',
  'the longest failures',
  'the flaky cases',
]

/** Milliseconds between two looks for running jobs, as in the report list. */
const interval = 15_000

/** The answers of a morning: new failures since the last visit, running jobs, and how each catalog does. */
export function OverviewScreen() {
  const projectId = useProjectId()
  const {
    since: asked,
    branch = defaultBranch,
    catalog_id,
  } = useSearch({ strict: false }) as OverviewFilter
  const [now] = useState(() => Date.now())
  const lastVisit = useLastVisit(projectId)
  const since = sinceTime(asked, lastVisit, now)
  const runningQuery = unfinishedJobsQueryOptions(projectId)
  const running = usePolling(runningQuery, { interval, isFinal: () => false })
  const catalogsQuery = catalogsQueryOptions(projectId, { deleted: undefined })
  const catalogs = useQuery(catalogsQuery)
  const integrationsQuery = listIntegrationsAllQueryOptions({ projectId }, {})
  const integrations = useQuery(integrationsQuery)
  const known = useHeaders({ catalogId: catalog_id })
  const shownCatalogs = useMemo(
    () => catalogs.data?.items.filter(({ id }) => catalog_id === undefined || id === catalog_id),
    [catalogs.data, catalog_id],
  )
  const isKnown = known.reach.isWhole || known.reach.jobs > 0
  const isEmpty = known.reach.isWhole && known.reach.jobs === 0 && running.data?.items.length === 0
  useOverviewKeys(cardNames)
  return (
    <Page
      title="Overview"
      note={`What broke in this project since you were here, and whether it gets better. Counted in this browser from the newest ${formatCount(known.reach.jobs)} jobs.`}
      actions={
        // The first steps lead to the first run.
        !isEmpty && (
          <Button
            variant="primary"
            icon={<Play aria-hidden />}
            aria-haspopup="dialog"
            onPointerEnter={expectRunDrawer}
            onFocus={expectRunDrawer}
            onClick={() => openRunDrawer()}
          >
            {runJobLabel}
          </Button>
        )
      }
    >
      <QueryStatus query={runningQuery} />
      <QueryStatus query={catalogsQuery} />
      <QueryStatus query={integrationsQuery} />
      {isEmpty ? (
        <FirstSteps />
      ) : (
        <div className="flex flex-col gap-4">
          {/* As high as four rows: the cards below have their place before the rows have come. */}
          <div className="grid auto-rows-[minmax(18.25rem,auto)] gap-4 print:auto-rows-auto lg:auto-rows-[minmax(16.75rem,auto)] lg:grid-cols-[minmax(0,9fr)_minmax(0,5fr)]">
            <NewFailuresCard
              jobs={known.jobs}
              since={since}
              isKnown={isKnown}
              branch={branch}
              sinceText={formatShort(since, now) ?? ''}
              chooser={<SinceChooser asked={asked} />}
            />
            <RunningCard
              running={running.data?.items}
              finished={known.jobs}
              isKnown={isKnown}
              since={since}
            />
          </div>
          <CatalogsCard
            catalogs={shownCatalogs}
            integrations={integrations.data?.items}
            jobs={known.jobs}
            branch={branch}
            now={now}
            isWhole={known.reach.isWhole}
          />
          <Standing branch={branch} catalogIds={shownCatalogs?.map(({ id }) => id) ?? []} />
        </div>
      )}
    </Page>
  )
}

/** Lasting failures and flaky cases of the catalogs that are shown. */
function Standing({ branch, catalogIds }: { branch: string; catalogIds: readonly string[] }) {
  const standing = useStanding(branch, catalogIds)
  return (
    <>
      {standing.problem && (
        <ErrorAlert
          title="Failed to read the last runs."
          detail={standing.problem.message}
          onRetry={standing.retry}
        />
      )}
      <StandingCards standing={standing} branch={branch} />
    </>
  )
}

/** Chooses how far the overview looks back; a time that the address names stays among the choices. */
function SinceChooser({ asked = 'visit' }: { asked: string | undefined }) {
  const changeSearch = useChangeSearch()
  const isNamed = Object.hasOwn(lookBacks, asked)
  return (
    <Select
      aria-label="Look back to"
      className="w-40"
      value={asked}
      onChange={({ target: { value } }) =>
        changeSearch({ since: value === 'visit' ? undefined : value })
      }
    >
      {Object.entries(lookBacks).map(([value, words]) => (
        <option key={value} value={value satisfies string as LookBack}>
          {words}
        </option>
      ))}
      {!isNamed && <option value={asked}>{asked}</option>}
    </Select>
  )
}

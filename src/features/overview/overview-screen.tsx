import type { Catalog } from '@generated/catalog/types.ts'
import { listIntegrationsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { usePolling } from '@/data/polling.ts'
import type { JobHeader } from '@/evidence/engine/job-header.ts'
import { useHeaders, useLookForJobs, useRetryReads, useStanding } from '@/evidence/use-evidence.ts'
import { formatShort } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { formatCount } from '@/lib/numbers.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import {
  defaultBranch,
  type LookBack,
  lookBacks,
  type OverviewFilter,
  sinceTime,
} from '@/models/overview/overview-search.ts'
import { useLastVisit, useOverviewVisits, useShownAt } from '@/models/overview/use-last-visit.ts'
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
import { FilterChip } from '@/ui/text/filter-chip.tsx'
import { CatalogsCard } from './catalogs-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { testedJobs } from './new-failures.ts'
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

const about = 'What broke in this project since you were here, and whether it gets better.'

/** Milliseconds between two looks for running jobs, as in the report list. */
const interval = 15_000

const none: readonly JobHeader[] = []

/** The answers of a morning: new failures since the last visit, running jobs, and how each catalog does. */
export function OverviewScreen() {
  const projectId = useProjectId()
  const {
    since: asked,
    branch = defaultBranch,
    catalog_id,
  } = useSearch({ strict: false }) as OverviewFilter
  const now = useShownAt()
  const lastVisit = useLastVisit(projectId, now)
  useOverviewVisits(projectId)
  const since = sinceTime(asked, lastVisit, now)
  const runningQuery = unfinishedJobsQueryOptions(projectId)
  const polled = usePolling(runningQuery, { interval, isFinal: () => false })
  useEndedJobs(polled.data?.items, now)
  const running = useMemo(
    () =>
      polled.data?.items.filter(
        ({ catalog }) => catalog_id === undefined || catalog.id === catalog_id,
      ),
    [polled.data, catalog_id],
  )
  const catalogsQuery = catalogsQueryOptions(projectId, { deleted: undefined })
  const catalogs = useQuery(catalogsQuery)
  const integrationsQuery = listIntegrationsAllQueryOptions({ projectId }, {})
  const integrations = useQuery(integrationsQuery)
  const known = useHeaders({ catalogId: catalog_id })
  // What is new comes first; the lines of the catalogs are drawn when there is time.
  const drawn = useDeferredValue(known)
  const shownCatalogs = useMemo(
    () => catalogs.data?.items.filter(({ id }) => catalog_id === undefined || id === catalog_id),
    [catalogs.data, catalog_id],
  )
  const isKnown = known.reach.isWhole || known.reach.jobs > 0
  const isCovered = known.reach.isCurrent && known.reach.from <= since
  const hasFailed = polled.isError || known.problem !== undefined
  const isEmpty = known.reach.isWhole && known.reach.jobs === 0 && polled.data?.items.length === 0
  const retry = useRetryReads()
  useOverviewKeys(cardNames)
  return (
    <Page
      title="Overview"
      note={
        known.reach.jobs === 0
          ? about
          : `${about} Counted in this browser from the newest ${known.reach.jobs === 1 ? 'job' : `${formatCount(known.reach.jobs)} jobs`}.`
      }
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
      {known.problem && polled.failureCount === 0 && (
        <ErrorAlert
          title="Failed to read the reports."
          detail={known.problem.message}
          requestId={known.problem.requestId}
          onRetry={retry}
        />
      )}
      {isEmpty ? (
        <FirstSteps />
      ) : (
        <div className="flex flex-col gap-4">
          <Narrowed catalogs={catalogs.data?.items} />
          {/* As high as four rows: the cards below have their place before the rows have come. */}
          <div className="grid auto-rows-[minmax(18.25rem,auto)] gap-4 print:auto-rows-auto lg:auto-rows-[minmax(16.75rem,auto)] lg:grid-cols-[minmax(0,9fr)_minmax(0,5fr)]">
            <NewFailuresCard
              jobs={known.jobs}
              since={since}
              isKnown={isKnown}
              isCovered={isCovered}
              hasFailed={hasFailed}
              branch={branch}
              sinceText={formatShort(since, now) ?? ''}
              chooser={<SinceChooser asked={asked} />}
            />
            <RunningCard
              running={running}
              finished={known.jobs}
              isCovered={isCovered}
              hasFailed={hasFailed}
              since={since}
            />
          </div>
          <CatalogsCard
            catalogs={shownCatalogs}
            integrations={integrations.data?.items}
            jobs={drawn.jobs}
            knownFrom={drawn.reach.from}
            running={running ?? none}
            branch={branch}
            now={now}
            isWhole={drawn.reach.isWhole}
          />
          <Standing
            branch={branch}
            catalogs={shownCatalogs}
            jobs={known.jobs}
            isTold={known.problem !== undefined}
          />
        </div>
      )}
    </Page>
  )
}

interface StandingProps {
  branch: string
  /** Undefined while they are not known. */
  catalogs: readonly Catalog[] | undefined
  jobs: readonly JobHeader[]
  /** It has been told that the jobs cannot be read. */
  isTold: boolean
}

/** Looks for finished jobs once one of the running ones is gone, and when the tab is shown again. */
const useEndedJobs = (running: readonly JobReport[] | undefined, shownAt: number) => {
  const look = useLookForJobs()
  const before = useRef({ ids: new Set<string>(), shownAt })
  useEffect(() => {
    if (!running) return
    const ids = new Set(running.map(({ jobId }) => jobId))
    const hasEnded = [...before.current.ids].some((id) => !ids.has(id))
    if (hasEnded || before.current.shownAt !== shownAt) look()
    before.current = { ids, shownAt }
  }, [running, shownAt, look])
}

/** Lasting failures and flaky cases of the catalogs that are shown. */
function Standing({ branch, catalogs, jobs, isTold }: StandingProps) {
  const tested = useMemo(() => {
    const ids = new Set(testedJobs(jobs, branch).map(({ catalog }) => catalog.id))
    return catalogs?.filter(({ id }) => ids.has(id)).length
  }, [catalogs, jobs, branch])
  const standing = useStanding(
    branch,
    catalogs?.map(({ id }) => id),
  )
  return (
    <>
      {standing.problem && !isTold && (
        <ErrorAlert
          title="Failed to read the last runs."
          detail={standing.problem.message}
          requestId={standing.problem.requestId}
          onRetry={standing.retry}
        />
      )}
      <StandingCards standing={standing} branch={branch} catalogs={tested} />
    </>
  )
}

/** Says what the address narrows the overview to: without it, a quiet catalog reads like a quiet project. */
function Narrowed({ catalogs }: { catalogs: readonly Catalog[] | undefined }) {
  const { branch = defaultBranch, catalog_id } = useSearch({ strict: false }) as OverviewFilter
  const changeSearch = useChangeSearch()
  const isOther = branch !== defaultBranch
  if (catalog_id === undefined && !isOther) return null
  const name = catalogs?.find(({ id }) => id === catalog_id)?.displayName
  return (
    <div className="flex flex-wrap gap-2">
      {catalog_id !== undefined && (
        <FilterChip
          what="Catalog"
          name={name ?? shortId(catalog_id)}
          clearLabel="Show all catalogs"
          onClear={() => changeSearch({ catalog_id: undefined })}
        />
      )}
      {isOther && (
        <FilterChip
          what="Branch"
          name={branch}
          clearLabel={`Show ${defaultBranch}`}
          onClear={() => changeSearch({ branch: undefined })}
        />
      )}
    </div>
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

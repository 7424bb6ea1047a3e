import { listSuitesByScenarioAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { counted } from '@/lib/count-text.ts'
import { dot } from '@/lib/text.ts'
import { comparedWith } from '@/models/scenarios/review-queue.ts'
import { versionsQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { contentLines, shownFields } from '@/models/scenarios/version-changes.ts'
import { reviewName } from '@/models/suites/review-names.ts'
import { useCommands } from '@/page/commands.ts'
import { ScenarioLink } from '@/page/links.tsx'
import { MemberName } from '@/page/member-name.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import VersionDifferences from '../detail/version-differences.tsx'
import { WholeVersions } from '../detail/whole-versions.tsx'
import { scenarioActions } from '../scenario-actions.tsx'

/** Parts of other areas that show the scenario under review. */
export interface ReviewUses {
  suites: ComponentType<{ scenarioId: string }>
  results: ComponentType<{ scenarioId: string }>
}

interface ReviewedVersionProps {
  scenario: Scenario
  /** Told of the newest version, which may be judged or newer than the one on show. */
  onNewest: (newest: Scenario) => void
  uses: ReviewUses
}

const viewer = scenarioActions.list.find(({ id }) => id === 'view')

/** A version under review: what it is, where it is used, and how it differs from the last approved one. */
export function ReviewedVersion({ scenario, onNewest, uses }: ReviewedVersionProps) {
  const projectId = useProjectId()
  const changeSearch = useChangeSearch()
  const { against } = useSearch({ from: '/_console/scenarios/review' })
  const { id, displayName, versionId, type, author, updatedAt, changeMessage } = scenario
  const query = versionsQueryOptions(projectId, id)
  const { data } = useQuery({ ...query, staleTime: 5000 })
  const versions = data?.items ?? []
  const [newest] = versions
  useEffect(() => {
    if (newest) onNewest(newest)
  }, [newest, onNewest])
  const shown = versions.find((version) => version.versionId === versionId)
  const earlier = versions.filter((version) => version.versionId < versionId)
  const before =
    earlier.find((version) => version.versionId === against) ?? comparedWith(versions, versionId)
  const whyNotView = viewer?.whyNot?.(scenario, projectId)
  const view = () => viewer && 'run' in viewer && !whyNotView && viewer.run(scenario, projectId)
  useCommands([{ id: 'viewer', label: 'Open viewer', keys: 'v', run: view }])
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b px-4 py-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-base font-semibold">
            <ScenarioLink id={id} name={displayName} newTab />
            <ReviewStatus status={scenario.review.status} />
            <Badge>{type}</Badge>
          </h2>
          <p className="text-sm [overflow-wrap:anywhere] text-muted">
            Version {versionId}, <ShortDate at={updatedAt} />
            {author && (
              <>
                {' '}
                by <MemberName id={author} />
              </>
            )}
          </p>
          {changeMessage && (
            <p className="text-sm [overflow-wrap:anywhere] text-muted">
              “<bdi>{changeMessage}</bdi>”
            </p>
          )}
        </div>
        <Button disabledReason={whyNotView} onClick={view}>
          Open viewer
        </Button>
        <ButtonLink
          to="/scenarios/$scenarioId"
          params={{ scenarioId: id }}
          search={{ tab: 'results' }}
        >
          Results
        </ButtonLink>
      </header>
      <section
        // The keys of the page scroll it once it has the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard.
        tabIndex={0}
        aria-label="Differences"
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-3"
      >
        <QueryStatus query={query} />
        {!shown && !data?.complete && <DetailSkeleton overview="h-60" />}
        {earlier.length > 0 && before && (
          <div className="flex items-center gap-2 text-sm">
            <span aria-hidden>Compared with</span>
            <Select
              aria-label="Compared with"
              className="w-auto"
              value={before.versionId}
              onChange={({ target }) =>
                changeSearch({ against: Number(target.value) }, { replace: true })
              }
            >
              {earlier.map((version) => (
                <option key={version.versionId} value={version.versionId}>
                  version {version.versionId}, {reviewName(version.review.status).toLowerCase()}
                </option>
              ))}
            </Select>
          </div>
        )}
        {shown && before && <VersionDifferences before={before} after={shown} />}
        {shown && !before && <FirstVersion scenario={shown} />}
        <Uses scenarioId={id} uses={uses} />
      </section>
    </>
  )
}

/** Most lines of the content of a first version that are shown. */
const shownLines = 400

/** A version that nothing can be compared with. */
const FirstVersion = ({ scenario }: { scenario: Scenario }) => (
  <>
    <p className="text-sm font-medium">First version, nothing to compare</p>
    <Overview
      label="Fields"
      dense
      items={shownFields(scenario).map(({ label, text }) => ({
        label,
        value: text,
        wide: true,
      }))}
    />
    <WholeVersions versions={[scenario]}>
      {([whole = scenario]) => <Content scenario={whole} />}
    </WholeVersions>
  </>
)

const Content = ({ scenario }: { scenario: Scenario }) => {
  const lines = contentLines(scenario)
  return (
    <>
      {lines.length === 0 && <p className="text-sm">This version has no content.</p>}
      {lines.length > 0 && (
        <pre className="rounded border px-2 py-1 font-mono text-xs leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {lines.slice(0, shownLines).join('\n')}
        </pre>
      )}
      {lines.length > shownLines && (
        <p className="text-sm text-muted">
          {counted(lines.length - shownLines, 'more line')}: the scenario's page has them all.
        </p>
      )}
    </>
  )
}

/** Where a scenario is used, and what its last runs said; read once it is opened. */
function Uses({ scenarioId, uses }: { scenarioId: string; uses: ReviewUses }) {
  const [isOpen, setOpen] = useState(false)
  const projectId = useProjectId()
  const { data } = useQuery(listSuitesByScenarioAllQueryOptions({ projectId, scenarioId }))
  const count = data?.items.length
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-sm font-medium text-primary">
        Suites and last runs
        {data?.complete && `${dot}in ${count ? counted(count, 'suite') : 'no suite'}`}
      </summary>
      {isOpen && (
        <div className="mt-2 flex flex-col gap-3">
          <uses.suites scenarioId={scenarioId} />
          <uses.results scenarioId={scenarioId} />
        </div>
      )}
    </details>
  )
}

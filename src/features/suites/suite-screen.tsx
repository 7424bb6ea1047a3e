import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortId } from '@/lib/ids.ts'
import { lastListSearch } from '@/page/last-list.ts'
import { CatalogLink } from '@/page/links.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { deletedText } from './delete-suite.tsx'
import { SuiteActions } from './detail/suite-actions.tsx'
import { SuiteOverview } from './detail/suite-overview.tsx'
import { SuiteTabs } from './detail/suite-tabs.tsx'
import { purposeNames } from './model/types.ts'
import { SuiteNotFound } from './suite-not-found.tsx'

const from = '/_console/suites/$suiteId/'

/** One suite: what it is, its scenarios and its catalogs. */
export function SuiteScreen() {
  const projectId = useProjectId()
  const { suiteId } = useParams({ from })
  const options = getSuiteQueryOptions({ projectId, suiteId })
  const { data: suite, isError, error } = useQuery(options)

  if (!suite && isNotFound(error)) return <SuiteNotFound />
  const status = <QueryStatus query={options} />
  if (suite) return <SuitePage suite={suite} status={status} />
  return (
    <Page title="Suite">
      {status}
      {!isError && <DetailSkeleton overview="h-64" />}
    </Page>
  )
}

interface SuitePageProps {
  suite: Suite
  /** What there is to say about the suite's data. */
  status: ReactNode
}

function SuitePage({ suite, status }: SuitePageProps) {
  const projectId = useProjectId()
  const { displayName } = suite
  return (
    <Page
      title={displayName}
      heading={<bdi>{displayName}</bdi>}
      names={{ Suite: displayName }}
      badges={<SuiteBadges suite={suite} />}
      actions={<SuiteActions suite={suite} />}
    >
      <FromCatalog suite={suite} />
      {status}
      {suite.deprecated && (
        <InfoBanner
          actions={
            <TextLink to="/suites" search={lastListSearch('/suites', projectId)}>
              Back to the suites
            </TextLink>
          }
        >
          {deletedText}
        </InfoBanner>
      )}
      <SuiteOverview suite={suite} />
      <div>
        <SuiteTabs suite={suite} />
      </div>
    </Page>
  )
}

/** The way back to the catalog whose list led here, if one did. */
function FromCatalog({ suite }: { suite: Suite }) {
  const { catalog_id } = useSearch({ from })
  if (typeof catalog_id !== 'string') return null
  const attachment = suite.attachments.find(({ catalogId }) => catalogId === catalog_id)
  return (
    <p className="-mt-1.5 text-sm text-muted">
      Opened from the catalog{' '}
      <CatalogLink id={catalog_id} name={attachment?.catalogDisplayName ?? shortId(catalog_id)} />
    </p>
  )
}

const SuiteBadges = ({ suite }: { suite: Suite }) => (
  <>
    <Badge>{suite.type}</Badge>
    {suite.purpose === 'for_approval' && <Badge tone="accent">{purposeNames.for_approval}</Badge>}
    {suite.deprecated && <Badge tone="failed">Deleted</Badge>}
  </>
)

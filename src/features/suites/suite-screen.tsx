import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { shortId } from '@/lib/ids.ts'
import { deletedText, suiteKind } from '@/models/suites/suite.ts'
import { purposeNames } from '@/models/suites/suite-settings.ts'
import { ContextActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { CatalogLink } from '@/page/links.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { SuiteOverview } from './detail/suite-overview.tsx'
import { SuiteTabs } from './detail/suite-tabs.tsx'
import { suiteActions } from './suite-actions.tsx'

const from = '/_console/suites/$suiteId/'

/** One suite: overview, scenarios and catalogs. */
export function SuiteScreen() {
  const projectId = useProjectId()
  const { suiteId } = useParams({ from })
  return (
    <DetailPage
      kind={suiteKind}
      query={getSuiteQueryOptions({ projectId, suiteId })}
      skeleton={<DetailSkeleton overview="h-64" />}
    >
      {(suite) => <SuitePage suite={suite} />}
    </DetailPage>
  )
}

function SuitePage({ suite }: { suite: Suite }) {
  const { catalog_id } = useSearch({ from })
  const { displayName } = suite
  return (
    <Page
      title={displayName}
      names={{ Suite: displayName }}
      badges={<SuiteBadges suite={suite} />}
      actions={<ContextActionButtons actions={suiteActions} thing={suite} context={catalog_id} />}
      lead={<FromCatalog suite={suite} />}
    >
      {suite.deprecated && <DeletedBanner kind={suiteKind}>{deletedText}</DeletedBanner>}
      <SuiteOverview suite={suite} />
      <div>
        <SuiteTabs suite={suite} />
      </div>
    </Page>
  )
}

/** Links back to the catalog whose list linked here, if any. */
function FromCatalog({ suite }: { suite: Suite }) {
  const { catalog_id } = useSearch({ from })
  if (catalog_id === undefined) return null
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
    {suite.deprecated && <DeletedBadge />}
  </>
)

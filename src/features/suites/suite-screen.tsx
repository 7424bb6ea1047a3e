import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { RunJobButton, suitePreset } from '@/features/run-drawer/index.ts'
import { shortId } from '@/lib/ids.ts'
import { oneOf } from '@/lib/search-params.ts'
import { clearAlert } from '@/session/alerts/alerts.ts'
import { lastListSearch } from '@/session/last-list.ts'
import { CatalogLink } from '@/session/links.tsx'
import { Page } from '@/session/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { QueryStatus } from '@/session/query-status.tsx'
import { isNotFound } from '@/transport/errors.ts'
import { InfoBanner } from '@/ui/alert.tsx'
import { Badge } from '@/ui/badge.tsx'
import { ButtonLink, TextLink } from '@/ui/button.tsx'
import { Menu } from '@/ui/menu.tsx'
import { DetailSkeleton } from '@/ui/skeleton.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/tabs.tsx'
import { toast } from '@/ui/toast.tsx'
import { DeleteSuite, deletedText } from './delete-suite.tsx'
import { AttachmentsPanel } from './detail/attachments-panel.tsx'
import { SpecsPanel } from './detail/specs-panel.tsx'
import { SuiteNotFound } from './detail/suite-not-found.tsx'
import { SuiteOverview } from './detail/suite-overview.tsx'
import { whyNotOnSuite } from './rules/actions.ts'
import { purposeNames } from './rules/types.ts'

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

function SuiteActions({ suite }: { suite: Suite }) {
  const projectId = useProjectId()
  const { catalog_id } = useSearch({ from })
  const catalogId = typeof catalog_id === 'string' ? catalog_id : undefined
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  const showDeleted = async (suiteId: string) => {
    const options = getSuiteQueryOptions({ projectId, suiteId })
    try {
      await client.fetchQuery({ ...options, staleTime: 0, retry: false })
    } catch {
      // What cannot be shown any more is told of in the list.
      clearAlert('getSuite')
      toast(deletedText)
      await navigate({ to: '/suites', search: lastListSearch('/suites', projectId) })
    }
  }

  return (
    <>
      {!whyNotOnSuite('run', suite) && <RunJobButton preset={suitePreset(suite, catalogId)} />}
      {!whyNotOnSuite('edit', suite) && (
        <ButtonLink
          to="/suites/$suiteId/edit"
          params={{ suiteId: suite.id }}
          search={{ catalog_id }}
        >
          Edit
        </ButtonLink>
      )}
      {!whyNotOnSuite('delete', suite) && (
        <Menu
          label={`Actions for ${suite.displayName}`}
          items={[
            {
              id: 'delete',
              label: 'Delete',
              destructive: true,
              onSelect: () => setAsking(true),
            },
          ]}
        />
      )}
      <DeleteSuite
        suite={asking ? suite : undefined}
        onClose={() => setAsking(false)}
        onDeleted={showDeleted}
      />
    </>
  )
}

const tabs = ['specs', 'catalogs'] as const

function SuiteTabs({ suite }: { suite: Suite }) {
  const search = useSearch({ from })
  const tab = oneOf(search, 'tab', tabs, 'specs')
  // Page and filter belong to the tab that is left.
  const searchOf = (tab: (typeof tabs)[number]) => ({
    catalog_id: search.catalog_id,
    page_size: search.page_size,
    tab: tab === 'specs' ? undefined : tab,
  })
  const params = { suiteId: suite.id }
  return (
    <Tabs value={tab}>
      <TabList label="Parts of the suite">
        <TabLink
          to="/suites/$suiteId"
          params={params}
          search={searchOf('specs')}
          resetScroll={false}
          value="specs"
          count={suite.specs.length}
        >
          Scenarios
        </TabLink>
        <TabLink
          to="/suites/$suiteId"
          params={params}
          search={searchOf('catalogs')}
          resetScroll={false}
          value="catalogs"
          count={suite.attachments.length}
        >
          Catalogs
        </TabLink>
      </TabList>
      <TabPanel>
        {tab === 'specs' ? <SpecsPanel suite={suite} /> : <AttachmentsPanel suite={suite} />}
      </TabPanel>
    </Tabs>
  )
}

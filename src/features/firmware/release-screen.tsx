import { getFirmwareReleaseQueryOptions } from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { listSuiteReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useParams } from '@tanstack/react-router'
import {
  deletedText,
  releaseCrumbSearches,
  releaseKind,
} from '@/models/firmware/firmware-release.ts'
import { releaseTabNames } from '@/models/firmware/firmware-search.ts'
import { tabsOf } from '@/models/firmware/firmware-tab-names.ts'
import { pollingUnder, reloadInterval } from '@/models/reports/report-polling.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { OwnedBanner } from '@/page/owned-banner.tsx'
import { Page } from '@/page/page.tsx'
import { PageTabs } from '@/page/page-tabs.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { suiteReportColumns } from '@/parts/reports/suite-report-columns.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { DataTable } from '@/ui/table/data-table.tsx'
import { ItemsPanel } from './detail/firmware-items-panel.tsx'
import { ReleaseOverview } from './detail/firmware-release-overview.tsx'
import { useReleaseReport } from './detail/use-release-report.ts'
import { releaseActions } from './firmware-release-actions.tsx'
import { ReleaseBadges } from './release-badges.tsx'
import { useCatalogName } from './use-catalog-name.ts'

const columns = suiteReportColumns(false)
const kind = { one: 'suite report', many: 'suite reports' }

/** Suite reports of the job that made a release. */
function SuiteReportsPanel({ release }: { release: FirmwareRelease }) {
  const projectId = useProjectId()
  const path = { projectId, catalogId: release.catalogId, releaseId: release.id }
  const { data: report, isError } = useReleaseReport(path)
  if (report) return <SuiteReports report={report} />
  if (report === null) {
    return <EmptyState>No job made this release, so it has no reports.</EmptyState>
  }
  // The overview shows the failure of this query, as it needs the job too.
  return isError ? (
    <EmptyState title="The job of this release could not be loaded." />
  ) : (
    <ReportsSkeleton />
  )
}

const ReportsSkeleton = () => (
  <DataTable label="Suite reports" columns={columns} rows={undefined} complete={false} lines={2} />
)

function SuiteReports({ report }: { report: JobReport }) {
  const path = { projectId: useProjectId(), jobId: report.jobId }
  return (
    <QueryList
      label="Suite reports"
      kind={kind}
      query={listSuiteReportsAllQueryOptions(path)}
      polling={pollingUnder(report)}
      columns={columns}
      lines={2}
      empty={<EmptyState>The job of this release ran no suites.</EmptyState>}
    />
  )
}

function ReleaseTabs({ release }: { release: FirmwareRelease }) {
  return (
    <PageTabs
      label="Parts of the release"
      tabs={tabsOf(release)}
      names={releaseTabNames}
      counts={{ items: release.items.length }}
      className="mt-1.5"
    >
      {(open) =>
        open === 'items' ? (
          <ItemsPanel release={release} />
        ) : (
          <SuiteReportsPanel release={release} />
        )
      }
    </PageTabs>
  )
}

const polling = {
  interval: reloadInterval,
  isFinal: ({ releaseStatus }: FirmwareRelease) => releaseStatus !== 'pending',
}

/** One firmware release: overview, components, and the suite reports of a shared one. */
export function ReleaseScreen() {
  const projectId = useProjectId()
  const { catalogId, firmwareReleaseId: releaseId } = useParams({
    from: '/_console/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/',
  })
  const catalog = useCatalogName(catalogId)
  return (
    <DetailPage
      kind={releaseKind}
      ownerId={catalogId}
      query={getFirmwareReleaseQueryOptions({ projectId, catalogId, releaseId })}
      polling={polling}
      names={{ Catalog: catalog }}
      searches={releaseCrumbSearches}
    >
      {(release) => <ReleasePage release={release} catalog={catalog} />}
    </DetailPage>
  )
}

interface ReleasePageProps {
  release: FirmwareRelease
  /** Name of its catalog; undefined while unknown. */
  catalog: string | undefined
}

function ReleasePage({ release, catalog }: ReleasePageProps) {
  const { name } = release
  return (
    <Page
      title={name}
      names={{ Catalog: catalog, Release: name }}
      searches={releaseCrumbSearches}
      badges={<ReleaseBadges release={release} />}
      actions={<ActionButtons actions={releaseActions} thing={release} />}
    >
      <OwnedBanner
        kind={releaseKind}
        ownerId={release.catalogId}
        thing={release}
        deleted={deletedText}
        shared="Another project shares this release with its catalog: you can use it, but only that project can change it."
      />
      <ReleaseOverview release={release} />
      <div>
        <ReleaseTabs release={release} />
      </div>
    </Page>
  )
}

import {
  deprecatePackageShareMutationOptions,
  getPackageQueryOptions,
} from '@generated/ml/queries.ts'
import type { Package } from '@generated/ml/types.ts'
import { useParams } from '@tanstack/react-router'
import { packageActions } from '@/features/ml-packages/package-actions.tsx'
import { PackageReleaseTable } from '@/features/ml-packages/release/release-table.tsx'
import { packageKind } from '@/models/ml-packages/package.ts'
import { deletionTexts } from '@/models/ml-packages/package-action-rules.ts'
import { packageTabNames } from '@/models/ml-packages/package-search.ts'
import { packageSharesQueryOptions } from '@/models/ml-packages/package-share-queries.ts'
import { tabsOfPackage } from '@/models/ml-packages/package-tab-names.ts'
import { packageArtifactsQueryOptions } from '@/models/ml-packages/release-queries.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { OwnedBanner } from '@/page/owned-banner.tsx'
import { Page } from '@/page/page.tsx'
import { PageTabs } from '@/page/page-tabs.tsx'
import { ProjectName } from '@/page/project-name.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { ShareList } from '@/parts/sharing/share-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { DialogButton } from '@/ui/overlays/dialog-button.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItems } from '@/ui/text/overview.tsx'
import { artifactColumns, defaultArtifactSort } from './release/artifact-columns.tsx'

const kind = { one: 'artifact', many: 'artifacts' }

function PackageArtifacts({ found }: { found: Package }) {
  return (
    <QueryList
      label="Artifacts"
      kind={kind}
      query={packageArtifactsQueryOptions(useProjectId(), found.id)}
      columns={artifactColumns}
      defaultSort={defaultArtifactSort}
      empty={
        <EmptyState action={<ButtonLink to="/mlexperiments">Show experiments</ButtonLink>}>
          No run has left an artifact for this package. A run does when its config file names the
          package.
        </EmptyState>
      }
    />
  )
}

function PackageLists({ found }: { found: Package }) {
  return (
    <PageTabs
      label="Parts of the package"
      tabs={tabsOfPackage(found)}
      names={packageTabNames}
      className="mt-1.5"
    >
      {(open) =>
        open === 'releases' ? (
          <PackageReleaseTable found={found} />
        ) : (
          <PackageArtifacts found={found} />
        )
      }
    </PageTabs>
  )
}

function ShareInformation({ packageId }: { packageId: string }) {
  const projectId = useProjectId()
  return (
    <DialogButton
      size="sm"
      dialog={(onClose) => (
        <Dialog onClose={onClose} title="Share information" size="lg">
          <ShareList
            what="package"
            query={packageSharesQueryOptions(projectId, packageId)}
            stop={deprecatePackageShareMutationOptions()}
            variablesOf={({ id }) => ({ path: { projectId, packageId, shareId: id } })}
          />
        </Dialog>
      )}
    >
      Share information
    </DialogButton>
  )
}

function PackageOverview({ found }: { found: Package }) {
  const { id, versionId, description, sharedFrom, deprecated } = found
  const items: OverviewItems = [
    { label: 'Description', value: description || undefined, wide: true },
    { label: 'Created', value: <DateText at={found.createdAt} form="date-time" /> },
    { label: 'Updated', value: <DateText at={found.updatedAt} form="date-time" /> },
    deprecated && {
      label: 'Deleted',
      value: <DateText at={found.deprecatedAt} form="date-time" />,
    },
    sharedFrom !== undefined && isSharedIn(found)
      ? { label: 'Shared from', value: <ProjectName id={sharedFrom} />, wide: true }
      : { label: 'Shares', value: <ShareInformation packageId={id} />, wide: true },
    { label: 'Version', value: <Copyable text={versionId} what="version ID" /> },
    { label: 'ID', value: <Copyable text={id} what="package ID" /> },
  ]
  return <Overview label="Overview" items={items} />
}

/** One ML package: overview, shares and lists. */
export function PackageScreen() {
  const projectId = useProjectId()
  const { packageId } = useParams({ from: '/_console/mlpackages/$packageId/' })
  return (
    <DetailPage kind={packageKind} query={getPackageQueryOptions({ projectId, packageId })}>
      {(found) => <PackagePage found={found} />}
    </DetailPage>
  )
}

function PackagePage({ found }: { found: Package }) {
  const { name } = found
  return (
    <Page
      title={name}
      names={{ Package: name }}
      badges={<OwnedBadges thing={found} />}
      actions={<ActionButtons actions={packageActions} thing={found} />}
    >
      <OwnedBanner
        kind={packageKind}
        thing={found}
        deleted={deletionTexts(found).done}
        shared="Another project shares this package: you can use its releases, but only that project can change it."
      />
      <PackageOverview found={found} />
      <div>
        <PackageLists found={found} />
      </div>
    </Page>
  )
}

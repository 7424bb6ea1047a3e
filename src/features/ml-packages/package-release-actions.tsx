import { downloadPackageReleaseMutationOptions } from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import { DeletePackageRelease } from '@/features/ml-packages/release/delete-package-release.tsx'
import { ReviewRelease } from '@/features/ml-packages/release/review-release.tsx'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { packageReleaseKind, packageReleaseTarget } from '@/models/ml-packages/package-release.ts'
import { whyNotOnRelease } from '@/models/ml-packages/package-release-rules.ts'
import { type ActionDialogProps, actionsOn, editAndDelete } from '@/page/actions.tsx'
import { LinkDownload } from '@/parts/downloads/link-download.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Dialog } from '@/ui/overlays/dialog.tsx'

function DownloadRelease({ thing: release, onClose }: ActionDialogProps<PackageRelease>) {
  const projectId = useProjectId()
  const { id: releaseId, packageId, name } = release
  return (
    <Dialog onClose={onClose} title="Download package release">
      <LinkDownload
        name={name}
        change={downloadPackageReleaseMutationOptions()}
        variables={{
          path: { projectId, packageId, releaseId },
          body: { expirationTime: linkLifetime },
        }}
      />
    </Dialog>
  )
}

/** Actions on a release. */
export const packageReleaseActions = actionsOn<PackageRelease>(packageReleaseKind, 'name', [
  {
    id: 'download',
    label: 'Download',
    on: 'primary',
    whyNot: (release) => whyNotOnRelease('download', release),
    dialog: DownloadRelease,
  },
  {
    id: 'review',
    label: 'Review',
    on: 'button',
    whyNot: (release) => whyNotOnRelease('review', release),
    dialog: ReviewRelease,
  },
  ...editAndDelete(
    whyNotOnRelease,
    ({ packageId, id }) => packageReleaseTarget(packageId, id, '/edit'),
    DeletePackageRelease,
  ),
])

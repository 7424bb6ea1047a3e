import { downloadPackageReleaseMutationOptions } from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { LinkDownload } from '@/parts/downloads/link-download.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'

/** Downloads the packed file of a release. */
export function DownloadRelease({ thing: release, onClose }: ActionDialogProps<PackageRelease>) {
  const projectId = useProjectId()
  const { id: releaseId, packageId, name } = release
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download package release"
      footer={<Button onClick={onClose}>Close</Button>}
    >
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

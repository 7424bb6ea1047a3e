import { deprecatePackageShareMutationOptions } from '@generated/ml/queries.ts'
import { useState } from 'react'
import { ShareList } from '@/parts/sharing/share-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { packageSharesQueryOptions } from '../model/share-queries.ts'

/** Opens the dialog with the shares of a package. */
export function ShareInformation({ packageId }: { packageId: string }) {
  const projectId = useProjectId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share information
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title="Share information"
          size="lg"
          footer={<Button onClick={() => setOpen(false)}>Close</Button>}
        >
          <ShareList
            what="package"
            query={packageSharesQueryOptions(projectId, packageId)}
            stop={deprecatePackageShareMutationOptions()}
            variablesOf={({ id }) => ({ path: { projectId, packageId, shareId: id } })}
            empty="Not shared with other projects."
          />
        </Dialog>
      )}
    </>
  )
}

import { downloadSourceMutationOptions, getSourceQueryOptions } from '@generated/ml/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { LinkDownload } from '@/parts/downloads/link-download.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { DialogButton } from '@/ui/overlays/dialog-button.tsx'

/** Opens the dialog that downloads an uploaded source. */
export function SourceButton({ sourceId }: { sourceId: string }) {
  return (
    <DialogButton
      size="sm"
      icon={<Download aria-hidden />}
      // As high as a line of text.
      className="-my-1"
      dialog={(onClose) => <SourceDialog sourceId={sourceId} onClose={onClose} />}
    >
      Source
    </DialogButton>
  )
}

function SourceDialog({ sourceId, onClose }: { sourceId: string; onClose: () => void }) {
  const projectId = useProjectId()
  const query = getSourceQueryOptions({ projectId, sourceId })
  const { data: source, isError } = useQuery(query)
  return (
    <Dialog onClose={onClose} title="Download source">
      <div className="flex flex-col gap-4">
        <QueryStatus query={query} />
        {!(source || isError) && (
          <Loading>
            <Skeleton className="h-10 w-full rounded-lg" />
          </Loading>
        )}
        {source && (
          <LinkDownload
            name={source.description || source.id}
            size={source.size}
            change={downloadSourceMutationOptions()}
            variables={{
              path: { projectId, sourceId },
              body: { expirationTime: linkLifetime, filename: `${sourceId}.zip` },
            }}
            disabledReason={source.expired ? 'The source has expired.' : undefined}
          />
        )}
      </div>
    </Dialog>
  )
}

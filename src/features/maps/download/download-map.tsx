import { downloadAreaMapVersionOperation } from '@generated/map/codec.ts'
import type { AreaMapVersion } from '@generated/map/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shortId } from '@/lib/ids.ts'
import { type MapFile, mapFileName, missingLinkText, offeredFiles } from '@/models/maps/map.ts'
import { mapLinksQueryOptions } from '@/models/maps/map-queries.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { FileDownload } from '@/parts/downloads/file-download.tsx'
import { useDownloads } from '@/parts/downloads/use-downloads.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ApiError } from '@/transport/errors.ts'
import type { DownloadOptions } from '@/transport/object-download.ts'
import { readLink, readWhole } from '@/transport/read-link.ts'
import { Button } from '@/ui/base/button.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'

/** Reads the file behind the link of a map version. Throws `ApiError`, which names the status of a refusal. */
const readMapFile = async (
  url: string | undefined,
  { signal, onProgress }: DownloadOptions,
): Promise<Blob> => {
  if (!url) throw new ApiError({ kind: 'others', message: missingLinkText, url: '' })
  try {
    return await readLink(url, (file) => readWhole(file, onProgress), signal)
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.status === 0) throw thrown
    const { kind, status, message } = thrown
    throw new ApiError({
      kind,
      status,
      url: thrown.url,
      message: `Failed to fetch: ${message}`,
      cause: thrown,
    })
  }
}

interface DownloadMapProps {
  version: AreaMapVersion
  onClose: () => void
}

/** Dialog that downloads the files of a map version, straight from their links. */
export function DownloadMap({ version, onClose }: DownloadMapProps) {
  const { areaMapId, versionId, description } = version
  const client = useQueryClient()
  const query = mapLinksQueryOptions(useProjectId(), areaMapId, versionId)
  const { data: links, isError } = useQuery(query)
  const downloads = useDownloads()
  const startOf =
    ({ link }: MapFile, name: string) =>
    () =>
      downloads.start(name, async (progress) => {
        try {
          // Asks for new links when those on show have expired meanwhile.
          const { [link]: url } = await client.fetchQuery(query)
          return await readMapFile(url, progress)
        } catch (thrown) {
          await client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
          throw thrown
        }
      })
  return (
    <Dialog
      onClose={onClose}
      locked={downloads.underWay}
      title="Download map"
      description={
        <>
          Version <span className="font-mono">{shortId(versionId)}</span>
          {description && (
            <>
              : <bdi>{description}</bdi>
            </>
          )}
        </>
      }
      footer={
        <Button
          onClick={onClose}
          disabledReason={downloads.underWay ? 'A download is under way.' : undefined}
        >
          Close
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <QueryStatus query={query} />
        {!links && !isError && (
          <Loading>
            <Skeleton className="h-32 w-full rounded-lg" />
          </Loading>
        )}
        {links && (
          <ul className="flex flex-col divide-y">
            {offeredFiles(links).map((file) => {
              const name = mapFileName(version, file)
              return (
                <FileDownload
                  key={file.label}
                  label={file.label}
                  name={name}
                  state={downloads.stateOf(name)}
                  onStart={startOf(file, name)}
                  onCancel={() => downloads.cancel(name)}
                  whyNot={links[file.link] ? undefined : missingLinkText}
                  alertTitle={downloadAreaMapVersionOperation.alertText}
                />
              )
            })}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

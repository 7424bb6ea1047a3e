import { downloadFirmwareImageMutationOptions } from '@generated/firmware-registry/queries.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSubmission } from '@/data/submission.tsx'
import { formatTime } from '@/lib/dates.ts'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { formatSize } from '@/lib/numbers.ts'
import { fileNameOf } from '@/models/firmware/firmware-images.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ExternalLink } from '@/ui/base/button.tsx'
import { openLink } from '@/ui/base/open-link.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import type { RowImage } from '../detail/firmware-item-rows.ts'

interface ImageLink {
  url: string
  /** Time of expiry, in milliseconds since 1970. */
  until: number
  /** False when it is no http(s) URL. */
  usable: boolean
}

/** Fetches a download link of an image and opens it; reuses the link until it expires. */
const useImageLink = (imageId: string, filename: string) => {
  const projectId = useProjectId()
  const [link, setLink] = useState<ImageLink>()
  const call = useSubmission({
    ...downloadFirmwareImageMutationOptions(),
    onSuccess: ({ url }) =>
      setLink({ url, until: Date.now() + linkLifetime * 1000, usable: openLink(url) }),
  })

  useEffect(() => {
    if (!link) return
    const timer = setTimeout(() => setLink(undefined), link.until - Date.now())
    return () => clearTimeout(timer)
  }, [link])

  const get = () => {
    setLink(undefined)
    call.submit({
      path: { projectId, imageId },
      body: { expirationTime: linkLifetime, filename },
    })
  }
  return { link, get, pending: call.pending, alert: call.alert }
}

interface ImageDownloadProps {
  image: RowImage
  componentName: string
}

/** One image: its file, and the download button. */
export function ImageDownload({ image: { imageId, file }, componentName }: ImageDownloadProps) {
  if (file === null) {
    return <p className="text-sm text-muted">The registry does not hold the image {imageId}.</p>
  }
  if (file === undefined) {
    return (
      <Loading>
        <Skeleton className="h-32 w-full rounded-lg" />
      </Loading>
    )
  }
  return <ImageFile file={file} name={fileNameOf({ componentName }, file)} />
}

function ImageFile({ file, name }: { file: FirmwareImage; name: string }) {
  const { link, get, pending, alert } = useImageLink(file.id, name)
  return (
    <section aria-label={name} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <Overview
          label="File"
          items={[
            { label: 'File name', value: <bdi>{name}</bdi>, wide: true },
            { label: 'Size', value: formatSize(file.size), wide: true },
            {
              label: 'Digest',
              value: (
                <>
                  <span className="min-w-0 flex-1 font-mono text-xs break-all">{file.digest}</span>
                  <CopyButton text={file.digest} what="digest" />
                </>
              ),
              wide: true,
            },
            {
              label: 'Labels',
              value: (
                <LabelChips labels={file.labels.map(({ name, value }) => ({ key: name, value }))} />
              ),
              wide: true,
            },
          ]}
        />
      </div>
      {alert}
      {link && !link.usable && (
        <ErrorAlert
          title="The image cannot be downloaded."
          detail="The link from the service is not a web address."
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="primary" icon={<Download aria-hidden />} onClick={get} pending={pending}>
          Download
        </Button>
        {link?.usable && (
          <p role="status" className="text-sm text-muted">
            If the download does not start,{' '}
            <ExternalLink href={link.url}>open the link</ExternalLink>. It is good until{' '}
            {formatTime(link.until)}.
          </p>
        )}
      </div>
    </section>
  )
}

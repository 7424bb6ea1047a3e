import { downloadFirmwareImageMutationOptions } from '@generated/firmware-registry/queries.ts'
import { useEffect, useState } from 'react'
import { useChange } from '@/data/change.tsx'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { openLink } from '@/ui/base/open-link.ts'

/** A download link of an image. */
interface ImageLink {
  url: string
  /** Time of expiry, in milliseconds since 1970. */
  until: number
  /** False when it is no http(s) URL. */
  usable: boolean
}

/** Fetches a download link of an image and opens it; reuses the link until it expires. */
export const useImageLink = (imageId: string, filename: string) => {
  const projectId = useProjectId()
  const [link, setLink] = useState<ImageLink>()
  const call = useChange({
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
    call.mutate({
      path: { projectId, imageId },
      body: { expirationTime: linkLifetime, filename },
    })
  }
  return { link, get, pending: call.pending, alert: call.alert }
}

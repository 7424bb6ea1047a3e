import { ApiError } from '@/transport/errors.ts'
import type { DownloadOptions } from '@/transport/object-download.ts'
import { readLink, readWhole } from '@/transport/read-link.ts'
import { missingLinkText } from '../model/map.ts'

/** Reads the file behind the link of a map version. Throws `ApiError`, which names the status of a refusal. */
export const readMapFile = async (
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

import { ApiError } from '@/transport/errors.ts'
import { readLink, readStart } from '@/transport/read-link.ts'
import { openLink } from '@/ui/base/open-link.ts'

/** The answer to a call for a download link; null for a file that has expired. */
export type FileLink = {
  /** Absent when the platform has no link to give. */
  url?: string
  filename?: string
  /** In bytes. */
  size?: number
  /** When the link stops working. */
  expiresAt?: string
} | null

/** The reason why a download is not possible: no link, or a file that cannot be fetched. */
export const problemOf = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status === 0) {
    return error instanceof Error ? error.message : 'Failed to fetch'
  }
  return `Failed to fetch: ${error.message}`
}

/**
 * Opens the file behind a link, so that the browser saves it. Makes sure by its first byte that there is one:
 * a tab that opens instead of a download would keep the error of the store. Throws what prevents it.
 */
export const openFile = async (link: FileLink): Promise<void> => {
  if (!link) throw new Error('The file has expired.')
  const { url } = link
  if (!url) throw new Error('Download URL not available')
  await readLink(url, (file) => readStart(file, 1))
  openLink(url)
}

/** Message for an answer without a readable link, in place of the decoder's. */
export const unreadableText = (error: unknown): { detail: string } | undefined =>
  error instanceof ApiError && error.kind === 'decodingFailed'
    ? { detail: 'The service answered without a file.' }
    : undefined

import { useEffect, useEffectEvent, useState } from 'react'
import { readLimit } from '@/log/text-limit.ts'
import type { CaseFile } from '@/models/reports/case-files.ts'
import { type FileText, readLink, readStart } from '@/transport/read-link.ts'
import { reportError } from '@/transport/report-error.ts'
import { useLogLink } from '../logs/log-link.ts'

/** A file as far as it is read: its beginning, or why it could not be. */
type Reading = { file?: FileText; error?: Error }

/** Reads the beginning of the file behind a link, once there is one. */
const useFileText = (url: string | undefined): Reading => {
  const [reading, setReading] = useState<Reading & { url?: string }>({})
  useEffect(() => {
    if (url === undefined) return
    let isCurrent = true
    readLink(url, (linked) => readStart(linked, readLimit)).then(
      (file) => {
        if (!isCurrent) return
        if (file.text === '') reportError(new Error('The file of the log is empty.'))
        setReading({ url, file })
      },
      (error) => {
        if (!isCurrent) return
        reportError(error)
        setReading({ url, error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [url])
  return reading.url === url ? reading : {}
}

/** Reads the beginning of a file of a report as soon as it is known which. */
export const useReadFile = (known: CaseFile | undefined) => {
  const id = known?.log.id
  const { link, read, failed, reason } = useLogLink(id ?? '', known?.filename ?? '')
  const readAtOnce = useEffectEvent(read)
  useEffect(() => {
    if (id !== undefined) readAtOnce()
  }, [id])
  return { ...useFileText(link?.url), failed, reason, read }
}

import type { CaseFile } from '@/models/reports/case-files.ts'
import { cx } from '@/ui/base/class-names.ts'
import { DownloadLog } from './download-log.tsx'

interface CaseDownloadsProps {
  /** Says whose files they are. */
  label: string
  files: readonly CaseFile[]
  /** One below the other, with their types. */
  isList?: boolean
}

/** A download button for each file of a case. */
export const CaseDownloads = ({ label, files, isList = false }: CaseDownloadsProps) => (
  <ul aria-label={label} className={cx(isList ? 'flex flex-col py-0.5' : 'flex flex-wrap gap-2')}>
    {files.map(({ kind, label: name, log, filename }) => (
      <li key={kind} className={cx(isList && 'flex items-center gap-2 pr-3 text-xs text-muted')}>
        <DownloadLog log={log} filename={filename} isRow={isList}>
          {name}
        </DownloadLog>
        {isList && (log.expired ? 'expired' : <bdi>{log.type}</bdi>)}
      </li>
    ))}
  </ul>
)

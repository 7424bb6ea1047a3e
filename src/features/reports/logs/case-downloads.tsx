import type { CaseFile } from '../model/case-files.ts'
import { DownloadLog } from './download-log.tsx'

/** A download button for each file of a case; `label` says whose files they are. */
export const CaseDownloads = ({ label, files }: { label: string; files: readonly CaseFile[] }) => (
  <ul aria-label={label} className="flex flex-wrap gap-2">
    {files.map(({ kind, label: name, log, filename }) => (
      <li key={kind}>
        <DownloadLog log={log} filename={filename}>
          {name}
        </DownloadLog>
      </li>
    ))}
  </ul>
)

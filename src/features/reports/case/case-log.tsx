import type { CaseReport } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { Maximize2, Minimize2 } from 'lucide-react'
import { useChangeSearch } from '@/page/search.ts'
import { LogNote } from '@/parts/logs/log-note.tsx'
import { IconButton } from '@/ui/base/button.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { OpenedLog } from '../logs/opened-log.tsx'
import { caseLogsOf, shownLogOf } from '../model/case-files.ts'
import { expiredLogText } from '../model/logs.ts'

interface CaseLogProps {
  report: CaseReport
  isWide: boolean
  onWide: () => void
}

/** A log of a case, read at once, at its first error; which one is in the URL as `log`. */
export function CaseLog({ report, isWide, onWide }: CaseLogProps) {
  const { log: chosen } = useSearch({
    from: '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/',
  })
  const changeSearch = useChangeSearch()
  const logs = caseLogsOf(report)
  const shown = shownLogOf(report, chosen)
  if (!shown) return <NoLog text="No Data" />
  return (
    <>
      <div className="flex items-center gap-2">
        <Select
          aria-label="Log"
          value={shown.key}
          onChange={({ target }) => changeSearch({ log: target.value })}
          className="w-56"
        >
          {logs.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <IconButton
          label={isWide ? 'Show beside the result' : 'Show in full width'}
          onClick={onWide}
          className="max-lg:hidden"
        >
          {isWide ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
        </IconButton>
      </div>
      {shown.log.expired ? (
        <NoLog text={expiredLogText} />
      ) : (
        <OpenedLog
          key={shown.log.id}
          label={shown.label}
          logId={shown.log.id}
          filename={shown.filename}
          isInline
        />
      )}
    </>
  )
}

const NoLog = ({ text }: { text: string }) => (
  <div className="rounded-lg border bg-surface px-4 py-3">
    <LogNote>{text}</LogNote>
  </div>
)

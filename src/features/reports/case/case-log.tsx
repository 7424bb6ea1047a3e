import type { CaseReport } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { Maximize2, Minimize2 } from 'lucide-react'
import { caseLogsOf, shownLogOf } from '@/models/reports/case-files.ts'
import { expiredLogText } from '@/models/reports/report-logs.ts'
import { useChangeSearch } from '@/page/search.ts'
import { type LogBarAround, LogBarRow } from '@/parts/logs/log-bar-row.tsx'
import { LogNote } from '@/parts/logs/log-note.tsx'
import { IconButton } from '@/ui/base/button.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { OpenedLog } from '../logs/opened-log.tsx'

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
  const around = {
    start: (
      <Select
        aria-label="Log"
        value={shown.key}
        onChange={({ target }) => changeSearch({ log: target.value })}
        className="w-36 shrink-0 max-sm:w-full"
      >
        {logs.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    ),
    end: (
      <IconButton
        variant="secondary"
        label={isWide ? 'Show beside the result' : 'Show in full width'}
        onClick={onWide}
        className="max-lg:hidden"
      >
        {isWide ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
      </IconButton>
    ),
  }
  if (shown.log.expired) return <NoLog text={expiredLogText} around={around} />
  return (
    <OpenedLog
      key={shown.log.id}
      label={shown.label}
      logId={shown.log.id}
      filename={shown.filename}
      around={around}
      isInline
    />
  )
}

const NoLog = ({ text, around }: { text: string; around?: LogBarAround }) => (
  <div className="rounded-lg border bg-surface">
    {around && <LogBarRow around={around} />}
    <div className="px-4 py-3">
      <LogNote>{text}</LogNote>
    </div>
  </div>
)

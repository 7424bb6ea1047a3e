import { downloadLogOperation } from '@generated/evaluation/codec.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { CallAlert } from '@/data/call-alert.tsx'
import type { FailedCase } from '@/evidence/use-last-pass.ts'
import { caseFilesOf } from '@/models/reports/case-files.ts'
import { useFlag } from '@/session/flags.ts'
import { cx } from '@/ui/base/class-names.ts'
import { CaseDownloads } from '../logs/case-downloads.tsx'
import { CaseLog } from './case-log.tsx'
import { SimulationResult } from './simulation-result.tsx'

interface CaseSummaryProps {
  report: CaseReport
  /** The case, where it failed and it is known where. */
  failed: FailedCase | undefined
}

/** The records of an attempt at a case: its log, and beside it the result of the simulation and the files. */
export function CaseSummary({ report, failed }: CaseSummaryProps) {
  const privileged = useFlag('privileged')
  const [isWide, setWide] = useState(false)
  const files = caseFilesOf(report, report.logs, { privileged })
  return (
    <>
      <CallAlert operation={downloadLogOperation} />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-3.5',
          !isWide && 'lg:grid-cols-[minmax(0,1fr)_316px]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-2">
          <CaseLog report={report} isWide={isWide} onWide={() => setWide(!isWide)} />
        </div>
        <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-3.5', isWide && 'lg:grid-cols-2')}>
          <SimulationResult
            file={files.find(({ kind }) => kind === 'simulationResult')}
            failed={failed}
          />
          <section aria-label="Files" className="rounded-lg border bg-surface text-sm print:hidden">
            <h2 className="border-b px-3 py-1.5 text-muted">Files</h2>
            {files.length > 0 ? (
              <CaseDownloads label="Files" files={files} isList />
            ) : (
              <p className="px-3 py-1.5 text-muted">This attempt has no files.</p>
            )}
            {report.components.map(({ componentName: component, logs = {} }) => {
              const own = caseFilesOf(report, logs, { privileged, component })
              return (
                own.length > 0 && (
                  <div key={component} className="border-t">
                    <CaseDownloads label={`Files of ${component}`} files={own} isList />
                  </div>
                )
              )
            })}
          </section>
        </div>
      </div>
    </>
  )
}

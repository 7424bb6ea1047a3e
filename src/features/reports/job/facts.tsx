import type { JobReport } from '@generated/evaluation/types.ts'
import { ChevronDown } from 'lucide-react'
import { Children, type ReactNode, useId, useState } from 'react'
import { secondsBetween } from '@/lib/durations.ts'
import { CatalogLink } from '@/page/links.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { FirmwareChip } from '../firmware-chip.tsx'
import { userNameOf } from '../model/user.ts'
import { SourceLink } from '../source-link.tsx'
import { JobDetails } from './job-details.tsx'

/** One line of facts of a job, and the button that shows all of them in place. */
export function JobFacts({ report }: { report: JobReport }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { catalog, firmware, scheduledAt, startedAt, finishedAt } = report
  return (
    <section aria-label="Overview" className="-mt-2 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted sm:flex-nowrap">
        <FactLine>
          <Copyable text={report.jobId} what="job ID" />
          <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
          <SourceLink report={report} />
          <TruncatedText text={userNameOf(report)} />
          <span>
            {finishedAt ? 'finished ' : startedAt ? 'started ' : 'scheduled '}
            <ShortDate at={finishedAt ?? startedAt ?? scheduledAt} />
          </span>
          {finishedAt && startedAt && (
            <span>
              took <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
            </span>
          )}
          {firmware && <FirmwareChip report={report} />}
        </FactLine>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="ml-auto flex shrink-0 items-center gap-1 rounded-sm font-medium text-primary"
        >
          Details
          <ChevronDown
            aria-hidden
            className={cx('size-4 transition-transform', open && 'rotate-180')}
          />
        </button>
      </div>
      {open && (
        <div id={id}>
          <JobDetails report={report} />
        </div>
      )}
    </section>
  )
}

/** Facts side by side with dots between them; absent ones are left out. */
const FactLine = ({ children }: { children: ReactNode }) => (
  <ul className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 lg:flex-nowrap">
    {Children.toArray(children).map((child, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change places.
      <li key={index} className="flex max-w-60 min-w-0 items-center gap-2">
        {index > 0 && <span aria-hidden>·</span>}
        <span className="min-w-0 truncate">{child}</span>
      </li>
    ))}
  </ul>
)

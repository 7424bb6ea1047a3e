import type { JobReport } from '@generated/evaluation/types.ts'
import { useMemo, useState } from 'react'
import {
  changeCounts,
  type ListedChange,
  listedChanges,
  type PartChange,
  withShownChange,
} from '@/evidence/changes.ts'
import type { FoundBaseline } from '@/evidence/engine/view.ts'
import type { JobChanges } from '@/evidence/use-changes.ts'
import { shortId } from '@/lib/ids.ts'
import { formatCount } from '@/lib/numbers.ts'
import { earlierChoice, earlierName } from '@/models/reports/report-names.ts'
import { commitsHref } from '@/models/reports/report-source.ts'
import { useChangeSearch } from '@/page/search.ts'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { Button, ExternalLink, TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const figures = ['new', 'fixed', 'failing', 'flaky'] as const satisfies readonly ListedChange[]

/** Note on a baseline that is not of the branch of the job. */
const notes: {
  readonly [of in NonNullable<FoundBaseline['baseline']>['of']]: string | undefined
} = {
  branch: undefined,
  choice: undefined,
  main: 'No earlier run on this branch: compared with main.',
  catalog: 'No earlier run on this branch or on main: compared with another branch.',
}

interface AgainstProps extends JobChanges {
  job: JobReport
  /** The cases of a job that runs are not read: what passes again is not known. */
  isUnread: boolean
  /** Offers older jobs, too. */
  onChoose: () => void
}

/** The earlier job that a job is compared with, which can be chosen, and how many cases have changed since. */
export function Against(props: AgainstProps) {
  const { job, isFlakyKnown, onChoose, choices, hasOlder, baseline, isNone, changes } = props
  const { problem, retry, isUnread } = props
  const changeSearch = useChangeSearch()
  // There may be thousands of earlier jobs: they are named once somebody wants to choose.
  const [isChoosing, setChoosing] = useState(false)
  const options = useMemo(
    () => (isChoosing ? choices.map((each) => earlierChoice(each, job, Date.now())) : []),
    [isChoosing, choices, job],
  )
  if (isNone) return <p className="text-xs text-muted">No earlier run.</p>
  const counts = changes && changeCounts(changes)
  const commits = baseline && commitsHref(baseline.job, job)
  return (
    <>
      <div className="flex min-w-0 text-xs text-muted">
        {baseline ? (
          <Picker
            label="Against"
            options={options}
            onOpen={() => setChoosing(true)}
            value={baseline.job.jobId}
            valueLabel={earlierChoice(baseline.job, job, Date.now()).label}
            onValueChange={(jobId) => changeSearch({ target_ids: jobId && [jobId] })}
            className="min-w-0 flex-1"
          />
        ) : (
          !problem && <Skeleton className="h-8 w-full" />
        )}
      </div>
      {baseline && notes[baseline.of] && <p className="text-xs text-muted">{notes[baseline.of]}</p>}
      <dl className="flex min-h-9 gap-5">
        {counts || problem
          ? figures.map((kind) => (
              <Figure
                key={kind}
                kind={kind}
                count={
                  (kind === 'flaky' && !isFlakyKnown) || (kind === 'fixed' && isUnread)
                    ? undefined
                    : counts?.[kind]
                }
                tab="changes"
              />
            ))
          : baseline && <Skeleton className="h-9 w-48" />}
      </dl>
      {problem && <HistoryError problem={problem} onRetry={retry} />}
      <div className="flex min-h-4 items-center justify-between gap-x-1 text-xs">
        {commits && (
          <ExternalLink href={commits} tone="secondary" className="whitespace-nowrap">
            <span className="truncate">
              Commits {shortId(baseline.job.event.source?.gitSha ?? '')} …{' '}
              {shortId(job.event.source?.gitSha ?? '')}
            </span>
          </ExternalLink>
        )}
        {hasOlder && (
          // No higher than a line, at the end of it: it is gone once older runs are known.
          <Button size="sm" variant="ghost" onClick={onChoose} className="-my-1.5 -mr-2 ml-auto">
            Older runs
          </Button>
        )}
      </div>
    </>
  )
}

interface PartAgainstProps extends Pick<JobChanges, 'baseline' | 'isNone' | 'problem' | 'retry'> {
  /** Undefined until it is known. */
  counts: PartChange | undefined
  /** The job is running, or has too many cases to compare them all here. */
  isLeftToJob: boolean
}

/** The earlier job that a suite or scenario is compared with, and how many of its cases have changed since. */
export function PartAgainst(props: PartAgainstProps) {
  const { baseline, isNone, problem, retry, counts, isLeftToJob } = props
  if (isLeftToJob) {
    return <p className="text-xs text-muted">The page of the job shows the changes.</p>
  }
  if (isNone) return <p className="text-xs text-muted">No earlier run.</p>
  return (
    <>
      {problem && <HistoryError problem={problem} onRetry={retry} />}
      {/* Room for a name of two lines, which comes late. */}
      <p className="flex min-h-8 min-w-0 gap-1 text-xs text-muted">
        {baseline && (
          <>
            Against
            <TextLink
              to="/reports/$jobId"
              params={{ jobId: baseline.job.jobId }}
              tone="secondary"
              className="min-w-0"
            >
              <TruncatedText text={earlierName(baseline.job)} lines={2} />
            </TextLink>
          </>
        )}
      </p>
      <dl className="flex min-h-9 gap-5">
        {counts || problem ? (
          <>
            <Figure kind="new" count={counts?.new} tab="failures" />
            <Figure kind="fixed" count={counts?.fixed} tab={undefined} />
          </>
        ) : (
          <Skeleton className="h-9 w-24" />
        )}
      </dl>
    </>
  )
}

interface FigureProps {
  kind: ListedChange
  /** Undefined as long as it takes more calls than what is asked for. */
  count: number | undefined
  /** The tab that lists them, if one does. */
  tab: 'changes' | 'failures' | undefined
}

/** How many cases have changed in one way; leads to them. */
function Figure({ kind, count, tab }: FigureProps) {
  const { figure, sign, tone } = listedChanges[kind]
  const shown =
    count === undefined ? (
      <span className="text-muted">–</span>
    ) : (
      <span className={cx(count > 0 && tone)}>
        {count > 0 && sign}
        {formatCount(count)}
      </span>
    )
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-muted">{figure}</dt>
      <dd className="font-semibold tabular-nums">
        {tab ? (
          <TextLink
            to="."
            search={(search) => ({
              ...search,
              tab,
              table_config: withShownChange(search, kind),
            })}
            resetScroll={false}
            tone="secondary"
            aria-label={`${count === undefined ? 'Unknown yet' : formatCount(count)} ${figure}: show what changed`}
          >
            {shown}
          </TextLink>
        ) : (
          shown
        )}
      </dd>
    </div>
  )
}

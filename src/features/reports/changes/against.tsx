import type { JobReport } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'
import { formatCount } from '@/lib/numbers.ts'
import { useChangeSearch } from '@/page/search.ts'
import { Button, ExternalLink, TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import type { BaselineOf } from '../model/baseline.ts'
import {
  changeCounts,
  type ListedChange,
  listedChanges,
  type PartChange,
  withShownChange,
} from '../model/changes.ts'
import { earlierName } from '../model/names.ts'
import { commitsHref } from '../model/source.ts'
import type { JobChanges } from './use-changes.ts'

const figures = ['new', 'fixed', 'failing', 'flaky'] as const satisfies readonly ListedChange[]

/** What is said of a baseline that is not of the branch of the job. */
const notes: { readonly [of in BaselineOf]: string | undefined } = {
  branch: undefined,
  choice: undefined,
  main: 'No earlier run on this branch: compared with main.',
  catalog: 'No earlier run on this branch or on main: compared with another branch.',
}

interface AgainstProps extends JobChanges {
  job: JobReport
  /** It is known which cases come and go. */
  isFlakyKnown: boolean
  /** Offers older jobs, too. */
  onChoose: () => void
}

/** The earlier job that a job is compared with, which can be chosen, and how many cases have changed since. */
export function Against(props: AgainstProps) {
  const { job, isFlakyKnown, onChoose, choices, hasOlder, baseline, changes, isError } = props
  const changeSearch = useChangeSearch()
  if (choices?.length === 0) return <p className="text-xs text-muted">No earlier run.</p>
  const counts = changes && changeCounts(changes)
  const commits = baseline && commitsHref(baseline.report, job)
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 text-xs text-muted">
        {choices ? (
          <Picker
            label="Against"
            options={choices.map((report) => ({ value: report.jobId, label: earlierName(report) }))}
            value={baseline?.report.jobId}
            valueLabel={baseline && earlierName(baseline.report)}
            onValueChange={(jobId) => changeSearch({ target_ids: jobId && [jobId] })}
            className="min-w-0 flex-1"
          />
        ) : (
          <Skeleton className="h-8 w-full" />
        )}
        {hasOlder && (
          <Button size="sm" variant="ghost" onClick={onChoose}>
            Older runs
          </Button>
        )}
      </div>
      {baseline && notes[baseline.of] && <p className="text-xs text-muted">{notes[baseline.of]}</p>}
      <dl className="flex min-h-9 gap-5">
        {counts || isError
          ? figures.map((kind) => (
              <Figure
                key={kind}
                kind={kind}
                count={kind === 'flaky' && !isFlakyKnown ? undefined : counts?.[kind]}
                tab="changes"
              />
            ))
          : baseline && <Skeleton className="h-9 w-48" />}
      </dl>
      {commits && (
        <ExternalLink href={commits} tone="secondary" className="text-xs">
          Commits {shortId(baseline.report.event.source?.gitSha ?? '')} …{' '}
          {shortId(job.event.source?.gitSha ?? '')}
        </ExternalLink>
      )}
    </>
  )
}

interface PartAgainstProps extends Pick<JobChanges, 'choices' | 'baseline' | 'isError'> {
  /** Undefined until it is known. */
  counts: PartChange | undefined
  /** The job has too many cases to compare them all here. */
  isTooLarge: boolean
}

/** The earlier job that a suite or scenario is compared with, and how many of its cases have changed since. */
export function PartAgainst(props: PartAgainstProps) {
  const { choices, baseline, isError, counts, isTooLarge } = props
  if (isTooLarge) {
    return <p className="text-xs text-muted">The page of the job tells what has changed.</p>
  }
  if (choices && !baseline) return <p className="text-xs text-muted">No earlier run.</p>
  return (
    <>
      <p className="flex min-h-5 min-w-0 gap-1 text-xs text-muted">
        {baseline && (
          <>
            Against
            <TextLink
              to="/reports/$jobId"
              params={{ jobId: baseline.report.jobId }}
              tone="secondary"
              className="min-w-0"
            >
              <TruncatedText text={earlierName(baseline.report)} />
            </TextLink>
          </>
        )}
      </p>
      <dl className="flex min-h-9 gap-5">
        {counts || isError ? (
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

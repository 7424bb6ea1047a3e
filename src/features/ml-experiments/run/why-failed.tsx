import type { Run } from '@generated/ml/types.ts'
import type { LogLine } from '@/log/protocol.ts'
import { type Stage, stages } from '@/models/ml-experiments/run-stages.ts'
import { stageReportsTarget } from '@/models/ml-experiments/stage-targets.ts'
import type { LogState } from '@/parts/logs/use-log.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { WhyFrame } from './run-metrics.tsx'

/** The parser of configs is large: it loads with a run that failed. */
const runDifferences = lazyCode(() => import('./run-differences.tsx'))

interface WhyFailedProps {
  run: Run
  stage: Stage
  log: LogState
  /** The first error with the lines around it; undefined while the log is read. */
  lines: readonly LogLine[] | undefined
}

/** Why a run failed: the first error in the log of its stage, and what differs from the last run that succeeded. */
export function WhyFailed({ run, stage, log, lines }: WhyFailedProps) {
  const error = lines?.find(({ severity }) => severity === 'error')
  return (
    <WhyFrame>
      <div className="flex min-w-0 flex-col gap-1.5">
        <h2 className="flex items-baseline justify-between gap-3 text-sm font-semibold">
          First error
          <TextLink {...stageReportsTarget(run, stage)} className="text-xs font-normal">
            {error
              ? `Line ${(error.number + 1).toLocaleString('en')} of the log`
              : `${stages[stage].label} log`}
          </TextLink>
        </h2>
        {error && lines ? (
          <ol className="font-mono text-xs/5">
            {lines.map((line) => (
              <LogRow key={line.number} line={line} isError={line === error} />
            ))}
          </ol>
        ) : (
          <p className="text-sm text-muted">{whyNoError(log, lines)}</p>
        )}
      </div>
      <LazyPart
        code={runDifferences}
        run={run}
        onClose={() => {}}
        whileLoading={<Skeleton className="h-24 w-full" />}
      />
    </WhyFrame>
  )
}

const LogRow = ({ line: { number, text }, isError }: { line: LogLine; isError: boolean }) => (
  <li
    className={`flex gap-2 px-1 ${isError ? 'bg-[color-mix(in_srgb,var(--color-failed)_9%,var(--color-surface))] font-semibold text-failed' : 'text-muted'}`}
  >
    <span aria-hidden className="w-12 shrink-0 text-right font-normal tabular-nums">
      {number + 1}
    </span>
    <bdi className={`min-w-0 ${isError ? 'line-clamp-2 [overflow-wrap:anywhere]' : 'truncate'}`}>
      {text}
    </bdi>
  </li>
)

const whyNoError = ({ progress, error }: LogState, lines: readonly LogLine[] | undefined) => {
  if (error) return 'The log could not be read, or has expired.'
  return progress?.isWhole && lines
    ? 'No line of the log is marked as an error.'
    : 'Reading the log…'
}

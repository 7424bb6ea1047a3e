import type { RunResult } from '@/evidence/engine/job-parts.ts'
import type { Run } from '@/evidence/histories.ts'
import { formatDateTime } from '@/lib/dates.ts'
import { formatDuration } from '@/lib/durations.ts'
import { isLinkable } from '@/lib/ids.ts'
import { encode } from '@/lib/lists.ts'
import { formatCount, ratio } from '@/lib/numbers.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { usePlainLinks } from '@/page/plain-links.ts'
import { cx } from '@/ui/base/class-names.ts'
import { chain } from '@/ui/base/merge-props.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { useSharedTooltip } from '@/ui/overlays/shared-tooltip.tsx'

/** A run, and the page that it leads to. */
export interface LinkedRun extends Omit<Run, 'jobId'> {
  id: string
  target: LinkTarget
}

interface StripProps {
  /** Title of a history: `Last 20 runs of this case`. */
  label: string
  /** The oldest first. */
  runs: readonly LinkedRun[]
  /** The run of the page, which is outlined. */
  current?: string | undefined
  /** As many runs as it has room for: where there are fewer, the places before them are grey. */
  places: number
  /** The height of the bars: the share of failed cases, or with one case how long it took. */
  by: 'share' | 'duration'
  /** Unknown parts will not come. */
  isError?: boolean
}

interface RunStripProps extends Omit<StripProps, 'runs'> {
  /** The oldest first. */
  runs: readonly Run[]
}

const linked = ({ jobId, ...run }: Run): LinkedRun => ({
  ...run,
  id: jobId,
  target: { to: `/reports/${encode(jobId)}`, search: {} },
})

/** The last runs of a thing as small bars, each of which leads to its job. */
export const RunStrip = ({ runs, ...props }: RunStripProps) => (
  <LinkedStrip {...props} runs={runs.map(linked)} />
)

/** Runs as small bars, each of which leads to its page. A list has hundreds of bars: what they do is done by the strip. */
export function LinkedStrip({ label, runs, places, current, by, isError = false }: StripProps) {
  const longest = Math.max(...runs.map(({ result }) => result?.seconds ?? 0))
  const runOf = ({ dataset }: HTMLElement) => runs.find(({ id }) => id === dataset.run)
  const { hrefOf, handlers } = usePlainLinks((link) => runOf(link)?.target)
  const { triggerProps, layer } = useSharedTooltip({
    at: barAt,
    inFocus: barAt,
    content: (bar) => {
      const run = runOf(bar)
      return run && textOf(run)
    },
  })
  return (
    <>
      <ol
        aria-label={label}
        className="flex h-5 gap-0.5"
        {...triggerProps}
        {...handlers}
        onPointerOver={chain(handlers.onPointerOver, triggerProps.onPointerOver)}
        onPointerOut={chain(handlers.onPointerOut, triggerProps.onPointerOut)}
        onFocus={chain(handlers.onFocus, triggerProps.onFocus)}
        onBlur={chain(handlers.onBlur, triggerProps.onBlur)}
      >
        {/* One element for all of them: a list has hundreds of strips. */}
        {runs.length < places && (
          <li
            aria-hidden
            className="shrink-0 bg-[repeating-linear-gradient(90deg,var(--color-sunken)_0_7px,transparent_7px_9px)]"
            style={{ width: 9 * (places - runs.length) - 2 }}
          />
        )}
        {runs.map((run) => (
          <li key={run.id} className="flex">
            <a
              // Without an address where its id fits none.
              href={isLinkable(run.target.to) ? hrefOf(run.target) : undefined}
              data-run={run.id}
              aria-label={textOf(run).replaceAll('\n', ', ')}
              aria-current={run.id === current || undefined}
              className="flex items-end rounded-xs aria-[current]:outline-1 aria-[current]:outline-offset-1 aria-[current]:outline-ink"
            >
              <Bar
                run={run}
                height={by === 'share' ? 1 : heightOf(run, longest)}
                isAwaited={!isError}
              />
            </a>
          </li>
        ))}
      </ol>
      {layer}
    </>
  )
}

/** The bar that the pointer or the focus is on. */
const barAt = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-run]') ?? undefined) : undefined

/** Least height of a bar, so that it can be seen and hit. */
const leastHeight = 0.3

const heightOf = ({ result }: LinkedRun, longest: number) =>
  result?.seconds === undefined
    ? 1
    : Math.max(leastHeight, ratio(result.seconds, Math.max(1, longest)))

const grounds = {
  scheduled: 'border border-scheduled',
  started: 'border border-running',
  canceled: 'border border-dashed border-canceled',
  unknown: 'border border-canceled',
  succeeded: 'bg-succeeded/35',
  failed: 'bg-succeeded/35',
} as const satisfies { readonly [status in RunResult['status']]: string }

interface BarProps {
  run: LinkedRun
  height: number
  isAwaited: boolean
}

function Bar({ run: { result }, height, isAwaited }: BarProps) {
  return (
    <span
      className={cx(
        'relative w-[7px] overflow-hidden rounded-xs',
        result ? grounds[result.status] : 'bg-line',
        result === undefined && isAwaited && 'animate-pulse',
      )}
      style={{ height: Math.round(20 * height) }}
    >
      {result?.status === 'failed' && (
        <span
          className="absolute inset-x-0 bottom-0 min-h-1 bg-failed"
          style={{ height: `${ratio(result.failed, Math.max(1, result.total)) * 100}%` }}
        />
      )}
    </span>
  )
}

/** Source, config and results of a run, line by line. */
const textOf = ({ name, source, at, result }: LinkedRun): string =>
  [name, source !== name && source, formatDateTime(at), resultText(result)]
    .filter(Boolean)
    .join('\n')

const resultText = (result: LinkedRun['result']) => {
  if (result === undefined) return undefined
  if (result === null) return 'Not in this run'
  const { status, failed, total, seconds } = result
  const counts = total > 1 && `${formatCount(failed)} of ${formatCount(total)} failed`
  return [counts || statusWord(status), formatDuration(seconds)].filter(Boolean).join(', ')
}

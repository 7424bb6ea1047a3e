import { ChevronRight, List } from 'lucide-react'
import { memo } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { LogOutline } from '@/log/protocol.ts'
import { inBuildOrder } from '@/log/section-order.ts'
import type { Section, SectionState } from '@/log/sections.ts'
import { cx } from '@/ui/base/class-names.ts'
import { StatusMark, type StatusName } from '@/ui/feedback/status.tsx'
import { useStable } from './use-stable.ts'

/** How many lines of a section are bad. */
export interface SectionCounts {
  errors: number
  warnings: number
}

/** The status whose mark a state of a section has. */
const looks = {
  running: 'started',
  finished: 'succeeded',
  failed: 'failed',
  aborted: 'canceled',
} as const satisfies Record<Exclude<SectionState, 'summary'>, StatusName>

const Mark = ({ state }: { state: SectionState }) =>
  state === 'summary' ? (
    <List aria-hidden className="size-4 shrink-0 text-muted" />
  ) : (
    <StatusMark status={looks[state]} label={state} />
  )

const counted = (count: number, word: string) =>
  count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? word : `${word}s`}`]

/** How long a package took, without what its command has answered. */
const tookOf = ({ state, took }: Section) =>
  state === 'aborted' ? 'aborted' : took?.split(',', 1)[0]

interface SectionHeadProps {
  section: Section
  counts: SectionCounts
  isOpen: boolean
  onToggle: () => void
}

/** Head of a section; opens and closes it. */
export function SectionHead({ section, counts, isOpen, onToggle }: SectionHeadProps) {
  const { errors, warnings } = counts
  const bad = [...counted(errors, 'error'), ...counted(warnings, 'warning')].join(', ')
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="sticky left-0 flex h-5 w-[100cqw] items-center gap-1.5 border-y border-line bg-sunken px-2 text-left text-xs hover:bg-primary-soft"
    >
      <ChevronRight
        aria-hidden
        className={cx('size-3.5 shrink-0 transition-transform', isOpen && 'rotate-90')}
      />
      <Mark state={section.state} />
      <bdi className="truncate font-semibold">{section.name}</bdi>
      <span className="shrink-0 text-muted">
        {counted(section.to - section.from, 'line').join('')}
      </span>
      {bad !== '' && (
        <span className={cx('shrink-0', errors > 0 ? 'text-failed' : 'text-warning')}>{bad}</span>
      )}
      <span className="ml-auto shrink-0 text-muted">{tookOf(section)}</span>
    </button>
  )
}

interface PackagesProps {
  outline: LogOutline
  /** The section in view. */
  current: Section | undefined
  onOpen: (section: Section) => void
}

/** The packages of a build log, those that failed first. */
export function Packages({ outline: { sections, notProcessed }, current, onOpen }: PackagesProps) {
  const packages = inBuildOrder(sections)
  const open = useStable((from: number) => {
    const section = sections.find((each) => each.from === from)
    if (section) onOpen(section)
  })
  return (
    <section
      aria-label="Packages"
      className="flex min-h-0 flex-col text-sm max-md:h-40 max-md:border-b md:border-r"
    >
      <h3 className="flex justify-between border-b px-3 py-1.5">
        <span>
          Packages <span className="text-muted">{formatCount(packages.length + notProcessed)}</span>
        </span>
        <span className="text-muted">Failed first</span>
      </h3>
      <ul className="min-h-0 flex-1 overflow-y-auto contain-strict">
        {packages.map((section) => (
          <Package
            key={section.from}
            name={section.name}
            state={section.state}
            took={tookOf(section)}
            from={section.from}
            isCurrent={section === current}
            onOpen={open}
          />
        ))}
      </ul>
      {notProcessed > 0 && (
        <p className="border-t px-3 py-1.5 text-xs text-muted">
          {formatCount(notProcessed)} not processed
        </p>
      )}
    </section>
  )
}

interface PackageProps extends Pick<Section, 'name' | 'state' | 'from'> {
  took: string | undefined
  isCurrent: boolean
  onOpen: (from: number) => void
}

/** A package by itself, as there are hundreds: it is rendered again only when something of it changes. */
const Package = memo(function Row({ name, state, took, from, isCurrent, onOpen }: PackageProps) {
  const isFailed = state === 'failed'
  return (
    <li className="[contain-intrinsic-size:auto_28px] [content-visibility:auto]">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(from)}
        className={cx(
          'flex h-7 w-full items-center gap-2 px-3 text-left hover:bg-sunken',
          isCurrent && 'bg-primary-soft',
        )}
      >
        <Mark state={state} />
        <bdi className={cx('min-w-0 flex-1 truncate', isFailed && 'font-semibold')}>{name}</bdi>
        <span className={cx('shrink-0 text-xs', isFailed ? 'text-failed' : 'text-muted')}>
          {took}
        </span>
      </button>
    </li>
  )
})

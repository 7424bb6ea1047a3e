import {
  ArrowDownToLine,
  ArrowUpDown,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  CircleX,
  Clock,
  WrapText,
} from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { type Direction, type LogLevel, logLevels } from '@/features/reports/model/log-lines.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { LogOutline, SearchQuery } from '@/log/protocol.ts'
import { Button, IconButton } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'

interface LogBarProps {
  /** What the log is called. */
  label: string
  query: SearchQuery
  /** Why the pattern cannot be looked for. */
  problem: string | undefined
  /** What is said of the search. */
  found: string
  outline: LogOutline
  level: LogLevel
  isWrapped: boolean
  showsTimes: boolean
  isBackward: boolean
  /** Undefined for a log that does not grow. */
  isFollowing: boolean | undefined
  searchRef: Ref<HTMLInputElement>
  onQuery: (query: SearchQuery) => void
  onHit: (direction: Direction) => void
  onFirstError: () => void
  onLevel: (level: LogLevel) => void
  onWrap: () => void
  onTimes: () => void
  /** Turns the order round; undefined where it is always the same. */
  onOrder: (() => void) | undefined
  onFollow: () => void
}

const levelLabels: { readonly [level in LogLevel]: string } = {
  all: 'All lines',
  warnings: 'Warnings and errors',
  errors: 'Errors',
}

/** Search, levels and views of a log. */
export function LogBar(props: LogBarProps) {
  const { label, query, problem, found, outline, level } = props
  const { onQuery, onHit } = props
  const errors = outline.errors.length
  const counts = { all: undefined, warnings: errors + outline.warnings.length, errors } as const
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="flex min-w-56 flex-1 basis-56 items-center gap-1">
        <SearchInput
          ref={props.searchRef}
          label={`Search the ${label.toLowerCase()}`}
          value={query.text}
          onValueChange={(text) => onQuery({ ...query, text })}
          className="min-w-0 flex-1"
          aria-invalid={problem !== undefined || undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onHit(event.shiftKey ? 'previous' : 'next')
          }}
        />
        <Option
          label="Match case"
          isOn={query.matchCase}
          onClick={() => onQuery({ ...query, matchCase: !query.matchCase })}
        >
          Aa
        </Option>
        <Option
          label="Regular expression"
          isOn={query.isPattern}
          onClick={() => onQuery({ ...query, isPattern: !query.isPattern })}
        >
          .*
        </Option>
      </span>
      <span role="status" className="min-w-16 text-sm text-muted">
        {query.text !== '' && (problem ?? found)}
      </span>
      <span className="flex">
        <IconButton label="Previous match" onClick={() => onHit('previous')}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Next match" onClick={() => onHit('next')}>
          <ChevronDown aria-hidden />
        </IconButton>
      </span>
      <Segmented
        label="Lines to show"
        value={level}
        onValueChange={props.onLevel}
        options={logLevels.map((value) => ({
          value,
          label: levelLabels[value],
          // There is room for what is yet to be counted: a count that grows would push the rest away.
          detail: counts[value] !== undefined && (
            <span className="min-w-[3ch] tabular-nums">{formatCount(counts[value])}</span>
          ),
        }))}
      />
      {/* Both are there from the start: errors and times are known late, and would push the others away. */}
      <Button
        icon={<CircleX aria-hidden />}
        disabledReason={errors === 0 ? 'The log has no errors so far.' : undefined}
        onClick={props.onFirstError}
      >
        First error
      </Button>
      <Option
        label="Time"
        isOn={outline.hasTimes && props.showsTimes}
        disabledReason={outline.hasTimes ? undefined : 'The lines carry no time.'}
        onClick={props.onTimes}
      >
        <Clock aria-hidden />
      </Option>
      <Option label="Wrap" isOn={props.isWrapped} onClick={props.onWrap}>
        <WrapText aria-hidden />
      </Option>
      {props.onOrder && (
        <Option label="Newest first" isOn={props.isBackward} onClick={props.onOrder}>
          <ArrowUpDown aria-hidden />
        </Option>
      )}
      {props.isFollowing !== undefined && (
        <Option label="Follow" isOn={props.isFollowing} onClick={props.onFollow}>
          {props.isBackward ? <ArrowUpToLine aria-hidden /> : <ArrowDownToLine aria-hidden />}
        </Option>
      )}
    </div>
  )
}

const pressed = 'border-primary bg-primary-soft text-primary'

interface OptionProps {
  label: string
  isOn: boolean
  disabledReason?: string | undefined
  onClick: () => void
  children: ReactNode
}

/** A square button that is on or off; the bar has no room for the words of all. */
const Option = ({ isOn, ...button }: OptionProps) => (
  <IconButton
    {...button}
    aria-pressed={isOn}
    variant="secondary"
    className={cx('font-mono', isOn && pressed)}
  />
)

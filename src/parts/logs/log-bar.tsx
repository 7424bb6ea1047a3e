import {
  ArrowDownToLine,
  ArrowUpDown,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  Clock,
  WrapText,
} from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { LogOutline, SearchQuery } from '@/log/protocol.ts'
import { type Direction, type LogLevel, logLevels } from '@/log/shown-lines.ts'
import { IconButton } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { type LogBarAround, LogBarRow } from './log-bar-row.tsx'

const levelTones = {
  all: undefined,
  warnings: 'text-warning',
  errors: 'text-failed',
} as const satisfies { readonly [level in LogLevel]: string | undefined }

interface LogBarProps {
  label: string
  /** Controls of the page around the log. */
  around: LogBarAround | undefined
  query: SearchQuery
  /** Why the pattern cannot be looked for. */
  problem: string | undefined
  /** Note on the search. */
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
  onLevel: (level: LogLevel) => void
  onWrap: () => void
  onTimes: () => void
  /** Turns the order round; undefined where it is always the same. */
  onOrder: (() => void) | undefined
  onFollow: () => void
}

const levelLabels: { readonly [level in LogLevel]: string } = {
  all: 'All',
  warnings: 'Warnings',
  errors: 'Errors',
}

/** Search, levels and views of a log in one row; on a phone the search has a row of its own. */
export function LogBar(props: LogBarProps) {
  const { label, around, query, problem, found, outline, level } = props
  const { onQuery, onHit } = props
  const errors = outline.errors.length
  const counts = { all: undefined, warnings: errors + outline.warnings.length, errors } as const
  const isSearching = query.text !== ''
  return (
    <LogBarRow around={around}>
      <span className="relative min-w-36 flex-1 max-sm:basis-full">
        <SearchInput
          ref={props.searchRef}
          label={`Search the ${label.toLowerCase()}`}
          placeholder="Search"
          value={query.text}
          onValueChange={(text) => onQuery({ ...query, text })}
          className={isSearching ? '[&_input]:pr-50 @max-3xl:[&_input]:pr-36' : '[&_input]:pr-17'}
          aria-invalid={problem !== undefined || undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onHit(event.shiftKey ? 'previous' : 'next')
          }}
        />
        <span
          className={cx(
            'absolute inset-y-1 flex items-center gap-0.5',
            // The button that clears the text stands at the end of the field.
            isSearching ? 'right-8' : 'right-1',
          )}
        >
          <span role="status" className="max-w-28 truncate px-1 text-xs text-muted">
            {isSearching && (problem ?? found)}
          </span>
          {isSearching && (
            <span className="flex @max-3xl:hidden">
              <Inner label="Previous match" onClick={() => onHit('previous')}>
                <ChevronUp aria-hidden />
              </Inner>
              <Inner label="Next match" onClick={() => onHit('next')}>
                <ChevronDown aria-hidden />
              </Inner>
            </span>
          )}
          <Inner
            label="Match case"
            isOn={query.matchCase}
            onClick={() => onQuery({ ...query, matchCase: !query.matchCase })}
          >
            Aa
          </Inner>
          <Inner
            label="Regular expression"
            isOn={query.isPattern}
            onClick={() => onQuery({ ...query, isPattern: !query.isPattern })}
          >
            .*
          </Inner>
        </span>
      </span>
      <Segmented
        label="Lines to show"
        value={level}
        onValueChange={props.onLevel}
        options={logLevels.map((value) => ({
          value,
          label: levelLabels[value],
          // There is room for a count that is not known yet: one that grows would push the rest away.
          detail: counts[value] !== undefined && (
            <span className={cx('min-w-[2ch] font-semibold tabular-nums', levelTones[value])}>
              {formatCount(counts[value])}
            </span>
          ),
        }))}
      />
      {/* There from the start: times are known late, and would push the others away. */}
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
    </LogBarRow>
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

/** A small button within the search field. */
const Inner = ({ isOn, ...button }: Omit<OptionProps, 'isOn'> & { isOn?: boolean }) => (
  <IconButton
    {...button}
    aria-pressed={isOn}
    className={cx('size-6 font-mono text-xs', isOn && pressed)}
  />
)

/** A square button that is on or off; the bar has no room for the words of all. */
const Option = ({ isOn, ...button }: OptionProps) => (
  <IconButton
    {...button}
    aria-pressed={isOn}
    variant="secondary"
    className={cx('font-mono', isOn && pressed)}
  />
)

import { ArrowDown, ArrowUp, Copy, Link } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { OpenLog } from '@/log/open-log.ts'
import type { LogOutline } from '@/log/protocol.ts'
import { countIn } from '@/log/section-order.ts'
import type { Section } from '@/log/sections.ts'
import type { LineRange } from '@/log/shown-lines.ts'
import { Button } from '@/ui/base/button.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { LogRows } from './log-rows.tsx'
import { SectionHead } from './log-sections.tsx'
import type { LogPlaces } from './use-log-places.ts'

interface LogPaneProps {
  log: OpenLog
  label: string
  lineCount: number
  outline: LogOutline
  places: LogPlaces
  /** How the lines look, and what is done with one. */
  rows: Pick<
    ComponentProps<typeof LogRows>,
    'ahead' | 'search' | 'selected' | 'isWrapped' | 'hasTimes' | 'onSelect' | 'onShowAll'
  >
  /** Further attributes of the element that scrolls. */
  scrolled: ComponentProps<'section'>
}

/** The lines of a log in an element that scrolls. */
export function LogPane({ log, label, lineCount, outline, places, rows, scrolled }: LogPaneProps) {
  const { sections, errors, warnings } = outline
  const { plan, scroller, place, topSection, move } = places
  const countsOf = (section: Section) => ({
    errors: countIn(section, errors),
    warnings: countIn(section, warnings),
  })
  return (
    <section
      {...scrolled}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
      tabIndex={0}
      className="@container h-full overflow-auto contain-strict -outline-offset-2 print:h-auto print:contain-none"
    >
      {topSection && (
        <div className="sticky top-0 left-0 z-10 h-0" aria-hidden>
          <SectionHead
            section={topSection}
            isOpen
            counts={countsOf(topSection)}
            onToggle={() => move({ kind: 'close-section', section: topSection })}
          />
        </div>
      )}
      {lineCount === 0 && (
        <Loading>
          <Skeleton className="m-2 h-40" />
        </Loading>
      )}
      <LogRows
        {...rows}
        log={log}
        label={label}
        plan={plan}
        scroller={scroller}
        sections={sections}
        countsOf={countsOf}
        current={place.current}
        onToggle={(index) => {
          const section = sections[index]
          if (section) move({ kind: 'toggle-section', section })
        }}
      />
    </section>
  )
}

interface JumpToLatestProps {
  /** Whether the last line stands first. */
  isBackward: boolean
  onJump: () => void
}

/** Leads back to the newest line, over the lines. */
export const JumpToLatest = ({ isBackward, onJump }: JumpToLatestProps) => (
  <Button
    size="sm"
    className="absolute bottom-4 left-1/2 -translate-x-1/2 shadow-float"
    icon={isBackward ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    onClick={onJump}
  >
    Jump to latest
  </Button>
)

interface CopySelectedProps {
  range: LineRange
  onCopyLines: () => void
  onCopyLink: () => void
}

/** Copies the selected lines, over the lines. */
export function CopySelected({
  range: { first, last },
  onCopyLines,
  onCopyLink,
}: CopySelectedProps) {
  const count = last - first + 1
  return (
    <div className="absolute right-6 bottom-4 flex print:hidden gap-1 rounded border bg-surface p-1 shadow-float">
      <Button variant="ghost" size="sm" icon={<Copy aria-hidden />} onClick={onCopyLines}>
        {count === 1 ? 'Copy line' : `Copy ${formatCount(count)} lines`}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Link aria-hidden />}
        // The page has a link of its own to copy.
        aria-label="Copy link to the lines"
        onClick={onCopyLink}
      >
        Copy link
      </Button>
    </div>
  )
}

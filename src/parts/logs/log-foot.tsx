import { type Ref, useState } from 'react'
import { formatCount, formatSize } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'
import type { LogProgress } from '@/log/protocol.ts'
import { Button } from '@/ui/base/button.tsx'
import { controlBox, cx } from '@/ui/base/class-names.ts'
import { Kbd } from '@/ui/text/kbd.tsx'
import { logKeys } from './log-key-words.ts'

interface LogFootProps {
  progress: LogProgress
  /** Bytes of the whole log, where they are known. */
  size: number | undefined
  hasPackages: boolean
  isRunning: boolean
  /** Reads all that is there; undefined where that is done anyway. */
  onReadAll: (() => void) | undefined
  lineRef: Ref<HTMLInputElement>
  onGo: (line: number) => void
}

/** How much of a log is read, the way to a line, and the keys. */
export function LogFoot(props: LogFootProps) {
  const { progress, size, hasPackages, isRunning, onReadAll, lineRef, onGo } = props
  const own = logKeys.filter(
    ({ does }) => (does !== 'package' || hasPackages) && (does !== 'follow' || isRunning),
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-2 py-1 text-xs text-muted">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{progressText(progress, size)}</span>
        {onReadAll && (
          <Button size="sm" variant="ghost" onClick={onReadAll}>
            Read all
          </Button>
        )}
        <GoToLine ref={lineRef} lineCount={progress.lines} onGo={onGo} />
      </span>
      <span className="flex flex-wrap gap-x-3 gap-y-1 max-md:hidden print:hidden">
        {own.map(({ keys, does }) => (
          <span key={does} className="inline-flex items-center gap-1">
            {keys.split(' ').map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {does}
          </span>
        ))}
      </span>
    </div>
  )
}

const progressText = ({ lines, bytes, isWhole }: LogProgress, size: number | undefined) => {
  const read = `${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'}${dot}${formatSize(bytes)}`
  if (isWhole) return read
  // A file that is packed tells a smaller size than it has.
  return size !== undefined && size >= bytes
    ? `${read} of ${formatSize(size)} so far`
    : `${read} so far`
}

interface GoToLineProps {
  ref: Ref<HTMLInputElement>
  lineCount: number
  onGo: (line: number) => void
}

/** A field for the number of a line; Enter shows that line. */
function GoToLine({ ref, lineCount, onGo }: GoToLineProps) {
  const [text, setText] = useState('')
  return (
    <form
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const number = Number(text.replaceAll(',', ''))
        if (number >= 1) onGo(Math.min(Math.floor(number), lineCount) - 1)
      }}
    >
      <input
        ref={ref}
        aria-label="Go to line"
        placeholder="Go to line"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={cx(controlBox, 'h-6 w-24! px-2 text-xs')}
      />
    </form>
  )
}

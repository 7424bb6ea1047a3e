import { Check, Copy, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { shortId } from '@/lib/ids.ts'
import { cx } from '../base/class-names.ts'

const feedbackTime = 1500

// In a table only of the row with the pointer or the focus; without hover always.
const inRow =
  '[@media(hover:hover)]:in-[tr]:opacity-0 [@media(hover:hover)]:in-[tr:hover]:opacity-100 in-[tr:focus-within]:opacity-100'

// Lines out of sight are not laid out either.
const inHiddenRow =
  '[@media(hover:hover)]:in-[tr:not(:hover,:focus-within)]:[content-visibility:hidden]'

const outcomes = { copied: 'Copied', failed: 'Copying failed' } as const

interface CopyButtonProps {
  text: string
  /** Kind of text, for the button's name: `ID` gives `Copy ID`. */
  what: string
}

/** Button that copies a text; shows the result beside it, without moving anything. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
    timer.current = setTimeout(() => setOutcome(undefined), feedbackTime)
  }

  const Icon = outcome === undefined ? Copy : outcome === 'copied' ? Check : X
  return (
    <span
      className={cx('relative inline-flex shrink-0 print:hidden', outcome === undefined && inRow)}
    >
      <button
        type="button"
        aria-label={`Copy ${what}`}
        onClick={copy}
        className={cx(
          'inline-flex size-6 items-center justify-center rounded-sm text-muted enabled-hover:bg-sunken enabled-hover:text-ink',
          outcome === undefined && inHiddenRow,
        )}
      >
        <Icon aria-hidden className="size-3.5" />
      </button>
      <span
        role="status"
        className={cx(
          'pointer-events-none absolute top-1/2 left-full z-20 -translate-y-1/2 rounded-sm text-xs whitespace-nowrap',
          // A cell would cut it: the icon tells of it there.
          'in-[tr]:sr-only',
          outcome && 'border bg-surface px-1.5 font-sans text-ink',
        )}
      >
        {outcome && outcomes[outcome]}
      </span>
    </span>
  )
}

interface CopyableProps {
  text: string
  /** Kind of text: `ID`, `commit`. */
  what: string
}

/** Short id, commit or request id in monospace, with a button that copies the full text. */
export function Copyable({ text, what }: CopyableProps) {
  return (
    <span className="inline-flex items-center gap-1 font-mono text-xs text-muted">
      <bdi>{shortId(text)}</bdi>
      <CopyButton text={text} what={what} />
    </span>
  )
}

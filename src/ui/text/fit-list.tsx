import { type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCount } from '@/lib/numbers.ts'
import { cx } from '../base/class-names.ts'
import { LazyPart, lazyCode } from '../base/lazy-part.tsx'
import { usePrinting } from '../base/use-printing.ts'

const panel = lazyCode(() => import('./others-panel.tsx'))

const gap = 6

/** How many items are drawn before it is known that more fit: most lines have room for fewer. */
const firstDrawn = 2

/** Width in px kept for the button that opens the others. */
const buttonWidth = 36

/**
 * How many items of these widths, in px, fit into one line; at least one, which is then cut. They are the first of
 * `total` items.
 */
export const fitting = (widths: readonly number[], room: number, total = widths.length): number => {
  let used = -gap
  for (const [index, width] of widths.entries()) {
    used += gap + width
    const isLast = index === total - 1
    if (used + (isLast ? 0 : gap + buttonWidth) > room) return Math.max(1, index)
  }
  return widths.length
}

/** How to measure the list in a line, and how to show what came of it. */
interface Measured {
  measure: () => number
  show: (count: number) => void
}

const lists = new WeakMap<Element, Measured>()
// One for all lists, as a table can have hundreds: all are measured after one layout, and redrawn together
// before it is painted.
const observer = new ResizeObserver((entries) => {
  const measured = entries.flatMap(({ target }) => {
    const list = lists.get(target)
    return list ? [{ show: list.show, count: list.measure() }] : []
  })
  flushSync(() => {
    for (const { show, count } of measured) show(count)
  })
})

interface FitListProps {
  /** Noun for an item: `label`. Its plural ends in s. */
  what: string
  /** Writes commas between the items. */
  commas?: boolean
  /** How many there are, where the last of `children` stands for several; by default as many as `children`. */
  of?: number
  /** The items, with keys. */
  children: readonly ReactElement[]
}

/** Items in one line: as many as fit, and a button that opens them all. On paper, all of them in as many lines. */
export function FitList({ what, commas = false, of, children }: FitListProps) {
  const line = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const total = children.length
  const [drawn, setDrawn] = useState(firstDrawn)
  // One at first, which is what most lines have room for: those are not laid out again.
  const [fit, setFit] = useState(1)
  const isPrinting = usePrinting()
  const shown = isPrinting ? total : fit
  const key = children.map((child) => child.key).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): other items have other widths.
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      // Items that do not fit are hidden, with their widths.
      const widths = Array.from(list.current?.children ?? [], (item) => item.clientWidth)
      return fitting(widths, element.clientWidth, total)
    }
    const show = (count: number) => {
      setFit(count)
      setDrawn((before) => (count === before && before < total ? before * 2 : before))
    }
    lists.set(element, { measure, show })
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [key, total])
  useLayoutEffect(() => {
    // The observer tells only of the line, which stays as wide as it is.
    const measured = line.current && drawn > firstDrawn && lists.get(line.current)
    if (measured) measured.show(measured.measure())
  }, [drawn])
  return (
    <span ref={line} className="relative flex min-w-0 items-center gap-1.5">
      <ul ref={list} className="flex min-w-0 gap-1.5 print:flex-wrap">
        {children.slice(0, Math.max(drawn, shown)).map((child, index) => (
          <li
            key={child.key}
            className={cx(
              'flex max-w-full',
              index < shown ? 'shrink-0' : 'invisible absolute',
              commas && index < shown - 1 && 'after:content-[","]',
            )}
          >
            {child}
          </li>
        ))}
      </ul>
      {shown < total && (
        <Others what={what} count={(of ?? total) - shown}>
          {children}
        </Others>
      )}
    </span>
  )
}

interface OthersProps {
  what: string
  count: number
  children: readonly ReactElement[]
}

function Others({ what, count, children }: OthersProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const id = useId()
  const close = () => setAnchor(undefined)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onPointerEnter={panel.load}
        onFocus={panel.load}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        className="shrink-0 rounded-sm px-1 text-xs text-muted hover:bg-sunken hover:text-ink"
      >
        +{formatCount(count)}{' '}
        <span className="sr-only">more {count === 1 ? what : `${what}s`}</span>
      </button>
      {anchor && (
        <LazyPart code={panel} id={id} anchor={anchor} label={`All ${what}s`} onClose={close}>
          {children}
        </LazyPart>
      )}
    </>
  )
}

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { RowPlan } from '@/log/rows.ts'
import { type MinimapMark, minimapMarks } from '@/log/section-order.ts'
import type { Scroller } from './use-scroller.ts'

/** Height of a mark, in pixels. */
const markHeight = 3

const looks: { readonly [mark in MinimapMark]: string } = {
  warning: 'left-2 bg-warning/60',
  hit: 'left-0 w-2 bg-primary',
  error: 'left-2 bg-failed',
}

interface MinimapProps {
  /** The rows as they were written. */
  plan: RowPlan
  /** Whether the last of them stands first. */
  isBackward: boolean
  lineCount: number
  scroller: Scroller
  lines: { readonly [mark in MinimapMark]: Uint32Array }
  onGo: (row: number) => void
}

/** The whole log, small: where its errors, warnings and hits are, and what is in view. For the mouse only. */
export function Minimap({ plan, isBackward, lineCount, scroller, lines, onGo }: MinimapProps) {
  const element = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setHeight(current.clientHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  // A short log takes as much room as it needs.
  const used = Math.min(height, plan.count * markHeight)
  const parts = Math.max(1, Math.floor(used / markHeight))
  const rowAt = (part: number) => Math.floor((part / parts) * plan.count)
  const lineAt = (part: number) => (part >= parts ? lineCount : plan.lineOf(rowAt(part)))
  const top = (scroller.first / Math.max(1, plan.count)) * used
  const visible = Math.min(used, ((scroller.count - 1) / Math.max(1, plan.count)) * used)
  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const place = (event.clientY - event.currentTarget.getBoundingClientRect().top) / used
    onGo(Math.floor(Math.max(0, Math.min(place, 1)) * plan.count))
  }
  return (
    <div
      ref={element}
      aria-hidden
      onPointerDown={go}
      onPointerMove={go}
      className="relative cursor-pointer touch-none overflow-hidden border-l max-sm:hidden print:hidden"
    >
      {minimapMarks(parts, lineAt, lines).map(({ part, mark }) => (
        <span
          key={`${part} ${mark}`}
          className={`absolute right-2 h-0.5 ${looks[mark]}`}
          style={{ top: (isBackward ? parts - 1 - part : part) * markHeight }}
        />
      ))}
      <span
        className="absolute inset-x-0.5 rounded-sm border border-primary bg-primary/10"
        style={{ top, height: Math.max(6, visible) }}
      />
    </div>
  )
}

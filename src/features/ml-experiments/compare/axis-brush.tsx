import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Axis } from '@/models/ml-experiments/run-axes.ts'
import type { Span } from '@/models/ml-experiments/run-ranges.ts'
import { cx } from '@/ui/base/class-names.ts'

/** The whole of an axis. */
export const wholeSpan: Span = { low: 0, high: 1 }

/** So near an end, in pixels, a press takes hold of it; elsewhere it begins a new span. */
const hold = 10

const clamp = (place: number) => Math.min(1, Math.max(0, place))

interface AxisBrushProps {
  axis: Axis
  span: Span
  /** Middle, top and height of the axis, in pixels. */
  x: number
  top: number
  height: number
  onDrag: (span: Span) => void
  /** Called with what the user has chosen. */
  onChange: (span: Span) => void
}

/** Narrows an upright axis to a part of it: drawn with the pointer, or set with the arrow keys at its ends. */
export function AxisBrush({ axis, span, x, top, height, onDrag, onChange }: AxisBrushProps) {
  /** The end that stays where it is while the other one is dragged. */
  const fixed = useRef<number>(undefined)
  const placeOf = ({ currentTarget, clientY }: PointerEvent) =>
    clamp(1 - (clientY - currentTarget.getBoundingClientRect().top) / height)
  const spanTo = (place: number): Span => {
    const other = fixed.current ?? place
    return { low: Math.min(other, place), high: Math.max(other, place) }
  }
  const press = (event: PointerEvent) => {
    const place = placeOf(event)
    event.currentTarget.setPointerCapture(event.pointerId)
    const isNear = (end: number) => Math.abs(end - place) * height <= hold
    fixed.current = isNear(span.high) ? span.low : isNear(span.low) ? span.high : place
    onDrag(spanTo(place))
  }
  const release = (event: PointerEvent) => {
    if (fixed.current === undefined) return
    onChange(spanTo(placeOf(event)))
    fixed.current = undefined
  }
  const isNarrowed = span.low > 0 || span.high < 1
  return (
    <div
      className="absolute w-4 -translate-x-1/2 cursor-ns-resize touch-none"
      style={{ left: x, top, height }}
      onPointerDown={press}
      onPointerMove={(event) => {
        if (fixed.current !== undefined) onDrag(spanTo(placeOf(event)))
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        fixed.current = undefined
        onChange(span)
      }}
    >
      {isNarrowed && (
        <div
          className="absolute inset-x-0 border border-primary bg-primary/20"
          style={{
            top: (1 - span.high) * height,
            height: Math.max(1, (span.high - span.low) * height),
          }}
        />
      )}
      <End axis={axis} end="high" span={span} height={height} onChange={onChange} />
      <End axis={axis} end="low" span={span} height={height} onChange={onChange} />
    </div>
  )
}

interface EndProps extends Pick<AxisBrushProps, 'axis' | 'span' | 'height' | 'onChange'> {
  end: 'low' | 'high'
}

function End({ axis, end, span, height, onChange }: EndProps) {
  const place = span[end]
  const isMoved = span[end] !== wholeSpan[end]
  const step = axis.scale === 'words' ? 1 / Math.max(1, axis.marks.length - 1) : 0.02
  const moves: Partial<Record<string, number>> = {
    ArrowUp: step,
    ArrowRight: step,
    ArrowDown: -step,
    ArrowLeft: -step,
    PageUp: 0.2,
    PageDown: -0.2,
    Home: -1,
    End: 1,
  }
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    const to = clamp(place + by)
    onChange(
      end === 'low'
        ? { ...span, low: Math.min(to, span.high) }
        : { ...span, high: Math.max(to, span.low) },
    )
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`${axis.id}, ${end === 'low' ? 'from' : 'to'}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(place * 100)}
      aria-valuetext={axis.textAt(place)}
      onKeyDown={move}
      className={cx(
        'absolute inset-x-0.5 h-1.5 rounded-full border',
        isMoved ? 'border-primary bg-primary' : 'border-input bg-surface',
        end === 'high' ? '-translate-y-full' : '',
      )}
      style={{ top: (1 - place) * height }}
    />
  )
}

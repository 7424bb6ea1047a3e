import type { CaseReport } from '@generated/evaluation/types.ts'
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react'
import { statusWord } from '@/ui/feedback/status.tsx'
import { chartColors } from '../model/charts.ts'
import type { Box, CellState, Space, SpaceCell } from '../model/parameter-space.ts'
import {
  layoutOf,
  limitPath,
  type Shade,
  shadeShapes,
  shapesOf,
  shorten,
  sizes,
} from './space-shapes.ts'

/** Room for the names of the values, in px. */
const room = { below: 20, above: 6 } as const

interface Place {
  x: number
  y: number
}

const wordOf = ({ state, cases }: SpaceCell<CaseReport>) => {
  const failed = cases.filter(({ status }) => status === 'failed').length
  if (state === 'mixed') return `${failed} of ${cases.length} cases failed`
  const [first] = cases
  const word = state === 'open' && first ? statusWord(first.status) : words[state]
  return cases.length > 1 ? `${cases.length} cases, ${word}` : word
}

const words = {
  passed: 'Passed',
  failed: 'Failed',
  mixed: 'Mixed',
  open: 'No result',
  unavailable: 'N/A',
} as const satisfies { readonly [state in CellState]: string }

const boxBetween = (one: Place, other: Place): Box => ({
  left: Math.min(one.x, other.x),
  right: Math.max(one.x, other.x),
  bottom: Math.min(one.y, other.y),
  top: Math.max(one.y, other.y),
})

const arrows: { readonly [key: string]: Place | undefined } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

interface SpaceGridProps {
  space: Space<CaseReport>
  /** The same space of an earlier job. */
  before: Space<CaseReport> | undefined
  selected: Box | undefined
  /** What the colour tells instead of results. */
  shade: Shade | undefined
  onSelect: (box: Box | undefined) => void
  onOpen: (cell: SpaceCell<CaseReport>) => void
  onRun: () => void
}

/** The cases of a scenario by the values of two parameters; a part of them can be selected. */
export function SpaceGrid(props: SpaceGridProps) {
  const { space, before, selected, shade, onSelect, onOpen, onRun } = props
  const { across, up, columns, rows } = space
  const { size, step, width, height, nth } = layoutOf(space)
  const shapes = useMemo(() => shapesOf(space, size), [space, size])
  const shades = useMemo(() => shade && shadeShapes(space, size, shade), [shade, space, size])
  const limit = useMemo(() => limitPath(space, size), [space, size])
  const earlier = useMemo(() => before && limitPath(before, size), [before, size])
  const [active, setActive] = useState<Place>({ x: 0, y: 0 })
  const [pointed, setPointed] = useState<Place>()
  const [drag, setDrag] = useState<{ from: Place; to: Place }>()
  const anchor = useRef<Place>(undefined)
  const cellId = useId()

  const here = {
    x: Math.min(active.x, columns.length - 1),
    y: Math.min(active.y, rows.length - 1),
  }
  const box = drag ? boxBetween(drag.from, drag.to) : selected
  const textOf = ({ x, y }: Place) => {
    const cell = space.at(x, y)
    const name = [
      [across, columns[x]] as const,
      ...(up === undefined ? [] : [[up, rows[y]] as const]),
    ]
      .map(([parameter, value]) => `${parameter} ${value || '(none)'}`)
      .join(', ')
    const value = cell && shade?.numberOf(cell)
    const told = value === undefined ? '' : `, ${shade?.textOf(value)}`
    return `${name}: ${cell ? wordOf(cell) : 'No case'}${told}`
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) {
      event.preventDefault()
      const next = {
        x: Math.max(0, Math.min(columns.length - 1, here.x + arrow.x)),
        y: Math.max(0, Math.min(rows.length - 1, here.y + arrow.y)),
      }
      anchor.current = event.shiftKey ? (anchor.current ?? here) : undefined
      setActive(next)
      if (anchor.current) onSelect(boxBetween(anchor.current, next))
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const cell = space.at(here.x, here.y)
    const actions: { readonly [key: string]: (() => void) | undefined } = {
      ' ': () => onSelect(boxBetween(here, here)),
      Enter: cell && (() => onOpen(cell)),
      Escape: selected && (() => onSelect(undefined)),
      r: onRun,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  const placeAt = ({ currentTarget, clientX, clientY }: PointerEvent): Place => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const clamp = (place: number, count: number) => Math.max(0, Math.min(count - 1, place))
    return {
      x: clamp(Math.floor((clientX - left) / step.x), columns.length),
      y: clamp(rows.length - 1 - Math.floor((clientY - top) / step.y), rows.length),
    }
  }
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const place = placeAt(event)
      event.currentTarget.setPointerCapture(event.pointerId)
      anchor.current = undefined
      setActive(place)
      setDrag({ from: place, to: place })
    },
    onPointerMove: (event: PointerEvent) => {
      const place = placeAt(event)
      if (place.x !== pointed?.x || place.y !== pointed?.y) setPointed(place)
      if (drag && (place.x !== drag.to.x || place.y !== drag.to.y)) {
        setDrag({ ...drag, to: place })
      }
    },
    onPointerUp: () => {
      if (drag) onSelect(boxBetween(drag.from, drag.to))
      setDrag(undefined)
    },
    // A finger that moves scrolls.
    onPointerCancel: () => setDrag(undefined),
    onPointerLeave: () => setPointed(undefined),
  }

  const names = rows.map((value) => shorten(value, 9))
  const left = 12 + 7 * Math.max(...names.map(({ length }) => length))
  const isIn = ({ x, y }: Place) =>
    selected !== undefined &&
    x >= selected.left &&
    x <= selected.right &&
    y >= selected.bottom &&
    y <= selected.top
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-w-0 items-start">
        <svg
          aria-hidden="true"
          width={left}
          height={height + room.above}
          className="shrink-0 overflow-visible"
        >
          {rows.map((value, y) =>
            y % nth.y === 0 ? (
              <text
                key={value}
                x={left - 8}
                y={room.above + (rows.length - 1 - y) * step.y + size.height / 2 + 4}
                textAnchor="end"
                className="fill-muted text-xs"
              >
                <title>{value}</title>
                {names[y]}
              </text>
            ) : null,
          )}
        </svg>
        <div className="min-w-0 overflow-x-auto pb-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a table would need an element for each of thousands of cells. */}
          <div
            role="grid"
            aria-label={`Cases by ${across}${up === undefined ? '' : ` and ${up}`}`}
            aria-rowcount={rows.length}
            aria-colcount={columns.length}
            aria-activedescendant={cellId}
            tabIndex={0}
            onKeyDown={onKeyDown}
            className="group relative cursor-crosshair outline-none select-none"
            style={{ width, height: height + room.above + room.below, paddingTop: room.above }}
          >
            <svg
              aria-hidden="true"
              width={width}
              height={height}
              className="overflow-visible"
              {...pointer}
            >
              <rect width={width} height={height} fill="transparent" />
              {shades ? (
                shades.map(({ share, path }) => (
                  <path key={share} d={path} fill={chartColors.value} fillOpacity={share} />
                ))
              ) : (
                <>
                  <path d={shapes.passed} fill={chartColors.succeeded} fillOpacity={0.25} />
                  <path d={shapes.failed} fill={chartColors.failed} fillOpacity={0.85} />
                  <path d={shapes.bars} fill={chartColors.failed} fillOpacity={0.85} />
                </>
              )}
              <path d={shapes.open} className="fill-none stroke-muted [stroke-dasharray:3_3]" />
              {size === sizes.large && !shades && (
                <>
                  <path d={shapes.crosses} className="fill-none stroke-on-primary stroke-2" />
                  {shapes.counts.map(({ key, left, top, text }) => (
                    <text
                      key={key}
                      x={left}
                      y={top}
                      textAnchor="middle"
                      className="fill-ink text-[10px] font-semibold"
                    >
                      {text}
                    </text>
                  ))}
                </>
              )}
              {earlier && (
                <path
                  d={earlier}
                  className="fill-none stroke-ink stroke-2 [stroke-dasharray:2_4]"
                />
              )}
              <path d={limit} className="fill-none stroke-ink stroke-2" />
              {box && (
                <rect
                  x={box.left * step.x - size.gap / 2}
                  y={(rows.length - 1 - box.top) * step.y - size.gap / 2}
                  width={(box.right - box.left + 1) * step.x}
                  height={(box.top - box.bottom + 1) * step.y}
                  rx={size.round}
                  className="fill-primary/10 stroke-primary stroke-[2.5]"
                />
              )}
            </svg>
            {/* biome-ignore lint/a11y/useSemanticElements: not in a table. */}
            <div role="row" tabIndex={-1} aria-rowindex={rows.length - here.y}>
              {/* biome-ignore lint/a11y/useSemanticElements: not in a table. */}
              <div
                role="gridcell"
                tabIndex={-1}
                id={cellId}
                aria-colindex={here.x + 1}
                aria-selected={isIn(here)}
                aria-label={textOf(here)}
                className="pointer-events-none absolute rounded outline-offset-1 outline-primary group-focus-visible:outline-2"
                style={{
                  left: here.x * step.x,
                  top: room.above + (rows.length - 1 - here.y) * step.y,
                  width: size.width,
                  height: size.height,
                }}
              />
            </div>
            <svg aria-hidden="true" width={width} height={room.below} className="overflow-visible">
              {columns.map((value, x) =>
                x % nth.x === 0 ? (
                  <text
                    key={value}
                    x={x * step.x + size.width / 2}
                    y={14}
                    textAnchor="middle"
                    className="fill-muted text-xs"
                  >
                    <title>{value}</title>
                    {shorten(value, 5)}
                  </text>
                ) : null,
              )}
            </svg>
          </div>
        </div>
      </div>
      <p aria-hidden className="min-h-8 text-xs text-muted [overflow-wrap:anywhere] sm:min-h-4">
        <bdi>{textOf(pointed ?? here)}</bdi>
      </p>
    </div>
  )
}

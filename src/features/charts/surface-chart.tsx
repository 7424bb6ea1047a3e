import { useEffect, useMemo, useRef, useState } from 'react'
import { type ChartTable, chartHeight, upperEnd } from '@/models/charts/chart-axes.ts'
import { formatNumber, shadeOf } from '@/models/charts/plot-texts.ts'
import {
  alongSide,
  everyFew,
  facesOf,
  project,
  thinned,
  ticksTo,
} from '@/models/charts/surface-projection.ts'
import { useChangeSearch } from '@/page/search.ts'
import type { TableChartProps } from './plots.tsx'
import { type ThemeColors, useThemeColors } from './theme-colors.ts'

/** Rows and columns of a surface while it is turned: it follows the hand. */
const mostWhileTurning = 60

const mostNames = 8
const firstAngle = 35

interface SurfaceProps extends TableChartProps {
  /** By how many degrees it is turned; from the address. */
  turn: number | undefined
}

/** Numbers of two groupings as a surface, which can be turned. */
export default function Surface({ label, table, xTitle, yTitle, turn }: SurfaceProps) {
  const changeSearch = useChangeSearch()
  const place = useRef<HTMLCanvasElement>(null)
  const colors = useThemeColors()
  const width = useWidth(place)
  const [angle, setAngle] = useState(turn ?? firstAngle)
  const [from, setFrom] = useState<{ x: number; angle: number }>()
  const end = useMemo(() => upperEnd(table.values.flat().map((value) => value ?? 0)), [table])
  const coarse = useMemo(() => thinned(table, mostWhileTurning), [table])
  const shown = from ? coarse : table
  useEffect(() => {
    const canvas = place.current
    if (!canvas) return
    // In the next frame: several moves of the pointer are drawn once.
    const frame = requestAnimationFrame(() =>
      draw(canvas, width, { table: shown, end, angle, colors, xTitle, yTitle }),
    )
    return () => cancelAnimationFrame(frame)
  }, [width, shown, end, angle, colors, xTitle, yTitle])
  const keep = () => {
    setFrom(undefined)
    changeSearch({ turn: angle === firstAngle ? undefined : angle })
  }
  return (
    <>
      <canvas
        ref={place}
        role="img"
        aria-label={`${label}. The table below has the values.`}
        className="block w-full cursor-grab touch-pan-y active:cursor-grabbing"
        style={{ height: chartHeight }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom({ x: event.clientX, angle })
        }}
        onPointerMove={({ clientX }) => {
          if (from) setAngle((((from.angle - (clientX - from.x) / 2) % 360) + 360) % 360)
        }}
        onPointerUp={keep}
        onPointerCancel={keep}
      />
      <label className="flex items-center gap-2 text-xs text-muted">
        Turn
        <input
          type="range"
          min={0}
          max={360}
          value={Math.round(angle)}
          onChange={({ target }) => setAngle(Number(target.value))}
          onPointerUp={keep}
          onKeyUp={keep}
          className="w-48 accent-primary"
        />
      </label>
    </>
  )
}

const useWidth = (place: { readonly current: HTMLCanvasElement | null }) => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}

interface Picture {
  table: ChartTable
  end: number
  angle: number
  colors: ThemeColors
  xTitle: string
  yTitle: string
}

const shades = 64

const draw = (canvas: HTMLCanvasElement, width: number, picture: Picture) => {
  const { table, end, angle, colors } = picture
  const pixels = devicePixelRatio
  canvas.width = width * pixels
  canvas.height = chartHeight * pixels
  const context = canvas.getContext('2d')
  if (!context || width === 0) return
  context.scale(pixels, pixels)
  context.font = `12px ${getComputedStyle(canvas).fontFamily}`
  const at = (x: number, y: number, height: number) => {
    const [left, top] = project(x, y, height, angle)
    return [left * width, top * chartHeight] as const
  }
  drawBox(context, width, at, picture)
  const fills = Array.from({ length: shades + 1 }, (_, shade) =>
    shadeOf(colors.surface, colors.value, shade / shades),
  )
  context.strokeStyle = colors.line
  context.lineWidth = table.rows.length * table.columns.length > 3600 ? 0.25 : 0.75
  for (const { corners, share } of facesOf(table, end, angle)) {
    context.beginPath()
    for (const [left, top] of corners) context.lineTo(left * width, top * chartHeight)
    context.closePath()
    context.fillStyle = fills[Math.round(share * shades)] ?? colors.value
    context.fill()
    context.stroke()
  }
}

type Place = (x: number, y: number, height: number) => readonly [left: number, top: number]

/** The ground of a surface, with the names along its near sides and the numbers along its left end. */
const drawBox = (
  context: CanvasRenderingContext2D,
  width: number,
  at: Place,
  { table: { rows, columns }, end, angle, colors, xTitle, yTitle }: Picture,
) => {
  const turn = (angle * Math.PI) / 180
  const nearX = Math.sin(turn) > 0 ? 1 : 0
  const nearY = Math.cos(turn) > 0 ? 1 : 0
  const line = (...places: ReturnType<Place>[]) => {
    context.beginPath()
    for (const [left, top] of places) context.lineTo(left, top)
    context.stroke()
  }
  const write = (
    text: string,
    [left, top]: ReturnType<Place>,
    align: 'left' | 'right',
    strong?: 1,
  ) => {
    const shown = text.length > 14 ? `${text.slice(0, 13)}…` : text
    const room = context.measureText(shown).width
    context.fillStyle = strong ? colors.ink : colors.muted
    // Within the picture, which is narrow on a phone.
    const from = Math.min(width - room, align === 'right' ? left - room : left)
    context.fillText(shown, Math.max(0, from), top)
  }
  const [middle] = at(0.5, 0.5, 0)
  /** Writes beside a place of a near side, on that of its sides which is away from the other one. */
  const writeBeside = (
    text: string,
    [left, top]: ReturnType<Place>,
    [sideMiddle]: ReturnType<Place>,
  ) => {
    const isLeft = sideMiddle < middle
    write(text, [left + (isLeft ? -10 : 10), top + 16], isLeft ? 'right' : 'left')
  }
  const xMiddle = at(0.5, nearY, 0)
  const yMiddle = at(nearX, 0.5, 0)
  context.strokeStyle = colors.line
  context.lineWidth = 1
  for (const place of everyFew(rows.length, mostNames)) {
    const x = alongSide(place, rows.length)
    line(at(x, 0, 0), at(x, 1, 0))
    writeBeside(rows[place] ?? '', at(x, nearY, 0), xMiddle)
  }
  for (const place of everyFew(columns.length, mostNames)) {
    const y = alongSide(place, columns.length)
    line(at(0, y, 0), at(1, y, 0))
    writeBeside(columns[place] ?? '', at(nearX, y, 0), yMiddle)
  }
  // Below all names, however far those reach: one title ends where its side is, and the other one begins there.
  const writeTitle = (text: string, [own]: ReturnType<Place>, [other]: ReturnType<Place>) =>
    write(text, [own, chartHeight - 6], own < other ? 'right' : 'left', 1)
  writeTitle(xTitle, xMiddle, yMiddle)
  writeTitle(yTitle, yMiddle, xMiddle)
  // The corner farthest to the left.
  const [x, y] = [Math.cos(turn) > 0 ? 0 : 1, Math.sin(turn) > 0 ? 1 : 0]
  line(at(x, y, 0), at(x, y, 1))
  for (const tick of ticksTo(end)) {
    const [left, top] = at(x, y, tick / end)
    line([left - 4, top], [left, top])
    if (tick > 0) write(formatNumber(tick), [left - 8, top + 4], 'right')
  }
}

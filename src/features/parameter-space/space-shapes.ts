import type { CaseReport } from '@generated/evaluation/types.ts'
import { limitOf } from '@/models/parameter-space/space-limit.ts'
import type { CellState, Space, SpaceCell } from '@/models/parameter-space/space-model.ts'

/** Sizes of a cell in px: those of many places are small, without marks. */
export const sizes = {
  large: { width: 32, height: 35, gap: 4, round: 4 },
  small: { width: 14, height: 14, gap: 2, round: 2 },
} as const

/** More places than these are drawn small. */
const mostLarge = 4000

type Size = (typeof sizes)[keyof typeof sizes]

const sizeOf = ({ columns, rows }: Space<CaseReport>): Size =>
  columns.length * rows.length > mostLarge ? sizes.small : sizes.large

interface Placed {
  left: number
  top: number
}

/** The cells at these places as one shape. */
const cellsPath = (places: readonly Placed[], { width, height, round }: Size) => {
  const arc = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`
  const [w, h] = [width - 2 * round, height - 2 * round]
  const rest = `h${w}${arc(round, round)}v${h}${arc(-round, round)}h${-w}${arc(-round, -round)}v${-h}${arc(round, -round)}z`
  return places.map(({ left, top }) => `M${left + round} ${top}${rest}`).join('')
}

const placedCells = ({ cells, rows }: Space<CaseReport>, { width, height, gap }: Size) =>
  cells.map((cell) => ({
    ...cell,
    left: cell.x * (width + gap),
    top: (rows.length - 1 - cell.y) * (height + gap),
  }))

/** A number of each place, by which it is coloured in place of its result. */
export interface Shade {
  numberOf: (cell: SpaceCell<CaseReport>) => number | undefined
  textOf: (value: number) => string
}

/** Steps from a small number to the largest. */
const shadeSteps = 6

/** The places of a space by a number: a shape for each step; those without one are left out. */
export const shadeShapes = (
  space: Space<CaseReport>,
  size: Size,
  { numberOf }: Pick<Shade, 'numberOf'>,
): { share: number; path: string }[] => {
  const known = placedCells(space, size).flatMap((cell) => {
    const value = numberOf(cell)
    return value === undefined ? [] : [{ ...cell, value }]
  })
  const largest = known.reduce((most, { value }) => Math.max(most, value), 0)
  const stepOf = (value: number) =>
    largest > 0 ? Math.max(1, Math.ceil((value / largest) * shadeSteps)) : 1
  return Array.from({ length: shadeSteps }, (_, place) => place + 1).map((step) => ({
    share: step / shadeSteps,
    path: cellsPath(
      known.filter(({ value }) => stepOf(value) === step),
      size,
    ),
  }))
}

/** The places of a space as shapes. */
export type Shapes = ReturnType<typeof shapesOf>

/** The places of a space, drawn together: one shape for each state, however many there are. */
export const shapesOf = (space: Space<CaseReport>, size: Size) => {
  const { width, height } = size
  const placed = placedCells(space, size)
  const pathOf = (states: readonly CellState[]) =>
    cellsPath(
      placed.filter(({ state }) => states.includes(state)),
      size,
    )
  const mixed = placed.filter(({ state }) => state === 'mixed')
  return {
    passed: pathOf(['passed', 'mixed']),
    failed: pathOf(['failed']),
    open: pathOf(['open', 'unavailable']),
    crosses: placed
      .filter(({ state }) => state === 'failed')
      .map(({ left, top }) => `M${left + width / 2 - 4} ${top + height / 2 - 4}l8 8m0 -8l-8 8`)
      .join(''),
    bars: mixed
      .map(({ left, top, cases }) => {
        const share = cases.filter(({ status }) => status === 'failed').length / cases.length
        const high = Math.max(0.2, Math.min(0.5, share / 2)) * height
        return `M${left} ${top + height - high}h${width}v${high}h${-width}z`
      })
      .join(''),
    counts: mixed.map(({ x, y, left, top, cases }) => ({
      key: `${x} ${y}`,
      left: left + width / 2,
      top: top + height * 0.36,
      text: `${cases.filter(({ status }) => status === 'failed').length}/${cases.length}`,
    })),
  }
}

/** The line of the limit of a space. */
export const limitPath = (space: Space<CaseReport>, { width, height, gap }: Size): string =>
  limitOf(space)
    .map(({ x, y, side }) => {
      const top = (space.rows.length - 1 - y) * (height + gap) - gap / 2
      const left = x * (width + gap) - gap / 2
      return side === 'top'
        ? `M${left} ${top}h${width + gap}`
        : `M${left + width + gap} ${top}v${height + gap}`
    })
    .join('')

/** The least number of values between two names, so that names keep apart. */
const everyNth = (size: number, wanted: number) => Math.max(1, Math.ceil(wanted / size))

/** How large a space is drawn: its cells, the way from one to the next, the whole, and how many values have a name. */
export const layoutOf = (space: Space<CaseReport>, size = sizeOf(space)) => {
  const step = { x: size.width + size.gap, y: size.height + size.gap }
  return {
    size,
    step,
    width: space.columns.length * step.x,
    height: space.rows.length * step.y,
    nth: { x: everyNth(step.x, 32), y: everyNth(step.y, 18) },
  }
}

/** How large a space is drawn. */
export type Layout = ReturnType<typeof layoutOf>

/** The first characters of a text. */
export const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

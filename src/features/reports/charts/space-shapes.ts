import type { CaseReport } from '@generated/evaluation/types.ts'
import { meanSeconds } from '../model/charts.ts'
import { type CellState, limitOf, type Space } from '../model/parameter-space.ts'

/** Sizes of a cell in px: those of many places are small, without marks. */
export const sizes = {
  large: { width: 32, height: 35, gap: 4, round: 4 },
  small: { width: 14, height: 14, gap: 2, round: 2 },
} as const

/** More places than these are drawn small. */
const mostLarge = 4000

type Size = (typeof sizes)[keyof typeof sizes]

/** The size of the cells of a space. */
export const sizeOf = ({ columns, rows }: Space<CaseReport>): Size =>
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

/** Steps from a short duration to the longest. */
const durationSteps = 6

/** The places of a space by the mean duration of their cases: a shape for each step; those without one are left out. */
export const durationShapes = (space: Space<CaseReport>, size: Size) => {
  const timed = placedCells(space, size).flatMap((cell) => {
    const seconds = meanSeconds(cell.cases)
    return seconds === undefined ? [] : [{ ...cell, seconds }]
  })
  const longest = timed.reduce((most, { seconds }) => Math.max(most, seconds), 0)
  const stepOf = (seconds: number) => Math.max(1, Math.ceil((seconds / longest) * durationSteps))
  const steps = Array.from({ length: durationSteps }, (_, place) => place + 1)
  return {
    longest,
    steps: steps.map((step) => ({
      share: step / durationSteps,
      path: cellsPath(
        timed.filter(({ seconds }) => longest > 0 && stepOf(seconds) === step),
        size,
      ),
    })),
  }
}

/** What the places of a space look like, drawn together: one shape for each state, however many there are. */
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
    open: pathOf(['open']),
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
export const everyNth = (size: number, wanted: number) => Math.max(1, Math.ceil(wanted / size))

/** The first characters of a text. */
export const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

import type { Axes, Space, SpaceCell } from './space-model.ts'

/** The side of a cell where the limit runs. */
export interface LimitEdge {
  x: number
  y: number
  side: 'right' | 'top'
}

/** Whether a place passes; undefined where there is no result. */
const passes = (cell: SpaceCell<unknown> | undefined): boolean | undefined =>
  cell === undefined || cell.state === 'open' || cell.state === 'unavailable'
    ? undefined
    : cell.state === 'passed'

/** Where the limit runs: between a place where all cases passed and a neighbour where one failed. */
export const limitOf = ({ columns, rows, at }: Space<unknown>): LimitEdge[] => {
  const parts = (one: SpaceCell<unknown> | undefined, other: SpaceCell<unknown> | undefined) => {
    const [here, there] = [passes(one), passes(other)]
    return here !== undefined && there !== undefined && here !== there
  }
  return rows.flatMap((_, y) =>
    columns.flatMap((__, x): LimitEdge[] => [
      ...(parts(at(x, y), at(x + 1, y)) ? [{ x, y, side: 'right' as const }] : []),
      ...(parts(at(x, y), at(x, y + 1)) ? [{ x, y, side: 'top' as const }] : []),
    ]),
  )
}

/** Where a row of places turns once from passing to failing, or back. */
interface Turn {
  /** The outermost value that passes. */
  value: string
  /** Smaller values fail, or larger ones. */
  fails: 'below' | 'above'
}

const turnOf = (
  cells: readonly (SpaceCell<unknown> | undefined)[],
  values: readonly string[],
): Turn | undefined => {
  const results = cells.flatMap((cell, place) => {
    const isPassing = passes(cell)
    return isPassing === undefined ? [] : [{ isPassing, value: values[place] ?? '' }]
  })
  const turns = results.flatMap(({ isPassing, value }, place): Turn[] => {
    const before = results[place - 1]
    if (!before || before.isPassing === isPassing) return []
    return [isPassing ? { value, fails: 'below' } : { value: before.value, fails: 'above' }]
  })
  return turns.length === 1 ? turns[0] : undefined
}

/** The turns of a space, by the value at which they are: for each column, or along the one row. */
const turnsOf = ({ columns, rows, up, at }: Space<unknown>): ReadonlyMap<string, Turn> => {
  const lines =
    up === undefined
      ? [{ value: '', cells: columns.map((_, x) => at(x, 0)), along: columns }]
      : columns.map((value, x) => ({ value, cells: rows.map((_, y) => at(x, y)), along: rows }))
  return new Map(
    lines.flatMap(({ value, cells, along }) => {
      const turn = turnOf(cells, along)
      return turn ? [[value, turn] as const] : []
    }),
  )
}

/** Where the limit has moved: at a value of the parameter across, from one value of the other to another. */
interface LimitMove {
  at: string
  from: string
  to: string
}

/** How the limit of a space has moved since another one. */
export interface LimitMoves {
  moves: readonly LimitMove[]
  /** In how many places both have a limit. */
  compared: number
  /** In how many places the space could have one. */
  total: number
  /** Values of the parameter across at which everything fails now. */
  failing: readonly string[]
  /** Those at which everything passed before, and there is a limit now; and the reverse. */
  begun: readonly string[]
  gone: readonly string[]
}

/** The values of the parameter across at which all places that have a result pass, or all fail. */
const throughout = (space: Space<unknown>, isPassing: boolean): string[] =>
  space.columns.filter((_, x) => {
    const results = space.rows.flatMap((__, y) => passes(space.at(x, y)) ?? [])
    return results.length > 0 && results.every((each) => each === isPassing)
  })

/** Where both spaces have a limit with the same side failing, and what of it has moved. */
export const limitMoves = (now: Space<unknown>, before: Space<unknown>): LimitMoves => {
  const [turns, earlier] = [turnsOf(now), turnsOf(before)]
  const both = [...turns].flatMap(([at, { value, fails }]) => {
    const turn = earlier.get(at)
    return turn?.fails === fails ? [{ at, from: turn.value, to: value }] : []
  })
  return {
    moves: both.filter(({ from, to }) => from !== to),
    compared: both.length,
    total: now.columns.length,
    failing: throughout(now, false),
    begun: throughout(before, true).filter((value) => turns.has(value)),
    gone: throughout(now, true).filter((value) => earlier.has(value)),
  }
}

const rounded = (number: number) => Number(number.toPrecision(6))

/** Most moves that are told one by one. */
const mostMoves = 3

/** Where there is no limit, or was none: `; ego_speed 10, 12 fail throughout; new at 9 values of ego_speed`. */
const withoutText = ({ failing, begun, gone }: LimitMoves, across: string) => {
  const named = (values: readonly string[]) =>
    values.length > mostMoves
      ? `${values.length} values of ${across}`
      : `${across} ${values.join(', ')}`
  return [
    failing.length > 0 &&
      `; ${named(failing)} ${failing.length === 1 ? 'fails' : 'fail'} throughout`,
    begun.length > 0 && `; new at ${named(begun)}`,
    gone.length > 0 && `; gone at ${named(gone)}`,
  ]
    .filter(Boolean)
    .join('')
}

/** Says how the limit has moved; undefined where the spaces have no limit in common. */
export const moveText = (limit: LimitMoves, { across, up }: Axes): string | undefined => {
  const { moves, compared, total } = limit
  if (compared === 0) return undefined
  const [first] = moves
  const rest = up === undefined ? '.' : `${withoutText(limit, across)}.`
  if (!first) return `The limit is where it was${rest}`
  if (up === undefined) return `The limit of ${across} moved from ${first.from} to ${first.to}.`
  const places = `at ${moves.length} of ${total} values of ${across}`
  const steps = new Set(moves.map(({ from, to }) => rounded(Number(to) - Number(from))))
  const [step = Number.NaN] = steps
  if (steps.size === 1 && Number.isFinite(step)) {
    return `The limit of ${up} moved ${step > 0 ? 'up' : 'down'} by ${Math.abs(step)} ${places}${rest}`
  }
  const told = moves.slice(0, mostMoves).map(({ at, from, to }) => `at ${at} from ${from} to ${to}`)
  return `The limit of ${up} moved ${places}: ${told.join(', ')}${moves.length > mostMoves ? ', …' : ''}${rest}`
}

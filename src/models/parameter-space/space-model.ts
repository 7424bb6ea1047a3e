import type { CaseReport } from '@generated/evaluation/types.ts'
import { parameterOf, valuesIn } from '@/models/charts/chart-axes.ts'

type Parametrized = Pick<CaseReport, 'scenarioParameters' | 'status'>

/** The parameters over which cases are shown: across, and up unless there is only one. */
export interface Axes {
  across: string
  up: string | undefined
}

/** The axes that an address asks for, among the parameters that cases have. */
export const axesOf = (
  names: readonly string[],
  { across, up }: { across?: string | undefined; up?: string | undefined },
): Axes | undefined => {
  const first = names.find((name) => name === across) ?? names[0]
  if (first === undefined) return undefined
  const others = names.filter((name) => name !== first)
  return { across: first, up: others.find((name) => name === up) ?? others[0] }
}

/** The names of the parameters over which cases are shown. */
export const axisNames = ({ across, up }: Axes): string[] =>
  up === undefined ? [across] : [across, up]

/** Outcome of the cases in one place; `open` where none has a result, `unavailable` where none counts. */
export type CellState = 'passed' | 'failed' | 'mixed' | 'open' | 'unavailable'

/** The cases with the same values of both parameters. */
export interface SpaceCell<Case> {
  x: number
  y: number
  cases: readonly Case[]
  state: CellState
}

/** The cases of a scenario over two of its parameters, or one. */
export interface Space<Case> extends Axes {
  columns: readonly string[]
  /** One empty value where there is one parameter. */
  rows: readonly string[]
  cells: readonly SpaceCell<Case>[]
  at: (x: number, y: number) => SpaceCell<Case> | undefined
}

const stateOf = (cases: readonly Parametrized[]): CellState => {
  const failed = cases.filter(({ status }) => status === 'failed').length
  const passed = cases.filter(({ status }) => status === 'succeeded').length
  if (failed > 0) return passed > 0 ? 'mixed' : 'failed'
  return passed > 0 ? 'passed' : 'open'
}

/** The values of other parameters that are shown, by name; cases with any value of those that are left out. */
export type Slice = ReadonlyMap<string, string>

const isIn = (slice: Slice) => (one: Parametrized) =>
  [...slice].every(([name, value]) => parameterOf(one, name) === value)

/** The values along the axes of a space. */
type Values = Pick<Space<unknown>, 'columns' | 'rows'>

/**
 * Places the cases of a slice. The axes have the values of all cases, so that another slice moves nothing, unless they
 * are given: then cases with other values are left out.
 */
export const spaceOf = <Case extends Parametrized>(
  cases: readonly Case[],
  { across, up }: Axes,
  slice: Slice,
  { columns, rows }: Values = { columns: valuesIn(cases, across), rows: valuesIn(cases, up) },
): Space<Case> => {
  const xOf = new Map(columns.map((value, x) => [value, x]))
  const yOf = new Map(rows.map((value, y) => [value, y]))
  const placeOf = (one: Case) => {
    const [x, y] = [xOf.get(parameterOf(one, across)), yOf.get(parameterOf(one, up))]
    return x === undefined || y === undefined ? undefined : y * columns.length + x
  }
  const byPlace = Map.groupBy(cases.filter(isIn(slice)), placeOf)
  const places = new Map(
    [...byPlace].flatMap(([place, inCell]) =>
      place === undefined
        ? []
        : [
            [
              place,
              {
                x: place % columns.length,
                y: Math.floor(place / columns.length),
                cases: inCell,
                state: stateOf(inCell),
              },
            ] as const,
          ],
    ),
  )
  return {
    across,
    up,
    columns,
    rows,
    cells: [...places.values()],
    at: (x, y) => (x < columns.length ? places.get(y * columns.length + x) : undefined),
  }
}

/** A space in N/A mode, when its scenario is marked N/A: no place of it counts. */
export const unavailableSpace = <Case>(space: Space<Case>): Space<Case> => {
  const none = (cell: SpaceCell<Case>) => ({ ...cell, state: 'unavailable' as const })
  return {
    ...space,
    cells: space.cells.map(none),
    at: (x, y) => {
      const cell = space.at(x, y)
      return cell && none(cell)
    },
  }
}

/** The values of a parameter from one to another. */
export interface Span {
  from: string
  to: string
}

/** A part of the space: spans of parameters, by name. */
export type Region = ReadonlyMap<string, Span>

const part = (text: string) => encodeURIComponent(text.toWellFormed())

const parts = (text: string): string[] | undefined => {
  try {
    return text.split(':').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Writes a region for the address, each span as `name:from:to`. */
export const writeRegion = (region: Region): string[] =>
  [...region].map(([name, { from, to }]) => [name, from, to].map(part).join(':'))

/** Reads a region from the address; what is no span is left out. */
export const readRegion = (texts: readonly string[] = []): Region =>
  new Map(
    texts.flatMap((text) => {
      const [name, from, to, ...rest] = parts(text) ?? []
      return name === undefined || from === undefined || to === undefined || rest.length > 0
        ? []
        : [[name, { from, to }] as const]
    }),
  )

/** Writes the values of other parameters for the address, each as `name:value`; without one, any value. */
export const writeSlice = (slice: ReadonlyMap<string, string | undefined>): string[] =>
  [...slice].map(([name, value]) =>
    value === undefined ? part(name) : `${part(name)}:${part(value)}`,
  )

/** The part of the address that selects the cases with the values of one, whatever the other parameters are. */
export const placeSearch = (one: Parametrized, axes: Axes, names: readonly string[]) => {
  const others = names.filter((name) => !axisNames(axes).includes(name))
  const spanOf = (name: string): Span => ({
    from: parameterOf(one, name),
    to: parameterOf(one, name),
  })
  return {
    across: axes.across,
    up: axes.up,
    slice: writeSlice(new Map(others.map((name) => [name, undefined]))),
    region: writeRegion(new Map(axisNames(axes).map((name) => [name, spanOf(name)]))),
  }
}

/** Reads the values of other parameters from the address; undefined stands for any value. */
export const readSlice = (texts: readonly string[] = []): ReadonlyMap<string, string | undefined> =>
  new Map(
    texts.flatMap((text) => {
      const [name, value, ...rest] = parts(text) ?? []
      return name === undefined || rest.length > 0 ? [] : [[name, value] as const]
    }),
  )

/** Another parameter than those of the axes, and the values it has. */
export interface OtherParameter {
  name: string
  values: readonly string[]
}

/** The parameters of cases that are not axes. */
export const otherParameters = (
  cases: readonly Parametrized[],
  names: readonly string[],
  axes: Axes,
): OtherParameter[] =>
  names
    .filter((name) => !axisNames(axes).includes(name))
    .map((name) => ({ name, values: valuesIn(cases, name) }))

/** The slice that an address asks for; of a parameter that it does not name, or whose value is gone, the first value. */
export const sliceAmong = (
  others: readonly OtherParameter[],
  asked: ReadonlyMap<string, string | undefined>,
): Slice =>
  new Map(
    others.flatMap(({ name, values }) => {
      const wanted = asked.get(name)
      const isAny = asked.has(name) && wanted === undefined
      return isAny ? [] : [[name, values.find((value) => value === wanted) ?? values[0] ?? '']]
    }),
  )

/** A place of a space: its column and its row. */
export interface Place {
  x: number
  y: number
}

/** The place of a space that is nearest to one that may lie outside. */
export const clampPlace = ({ columns, rows }: Values, { x, y }: Place): Place => ({
  x: Math.max(0, Math.min(columns.length - 1, x)),
  y: Math.max(0, Math.min(rows.length - 1, y)),
})

/** A region by the places of its values, both ends included. */
export interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

const placesOf = (values: readonly string[], span: Span | undefined) => {
  const [one, other] = [values.indexOf(span?.from ?? ''), values.indexOf(span?.to ?? '')]
  return span === undefined || one < 0 || other < 0
    ? undefined
    : ([Math.min(one, other), Math.max(one, other)] as const)
}

/** Where a region lies in a space; undefined where the space does not have its values. */
export const boxOf = ({ across, up, columns, rows }: Space<unknown>, region: Region) => {
  const x = placesOf(columns, region.get(across))
  const y = up === undefined ? ([0, 0] as const) : placesOf(rows, region.get(up))
  return x && y && { left: x[0], right: x[1], bottom: y[0], top: y[1] }
}

/** The region between two places of a space. */
export const regionOf = ({ across, up, columns, rows }: Space<unknown>, box: Box): Region => {
  const span = (values: readonly string[], from: number, to: number): Span => ({
    from: values[from] ?? '',
    to: values[to] ?? '',
  })
  return new Map([
    [across, span(columns, box.left, box.right)],
    ...(up === undefined ? [] : [[up, span(rows, box.bottom, box.top)] as const]),
  ])
}

/** The box that has two places in opposite corners. */
export const boxBetween = (one: Place, other: Place): Box => ({
  left: Math.min(one.x, other.x),
  right: Math.max(one.x, other.x),
  bottom: Math.min(one.y, other.y),
  top: Math.max(one.y, other.y),
})

/** Whether a place lies in a box. */
export const isInBox = ({ left, right, bottom, top }: Box, { x, y }: Place): boolean =>
  x >= left && x <= right && y >= bottom && y <= top

/** The cases of a space that lie in a box, row by row; without one, all of them. */
export const casesIn = <Case>({ cells }: Space<Case>, box: Box | undefined): Case[] =>
  cells.flatMap((cell) => (box && !isInBox(box, cell) ? [] : cell.cases))

/** The values that a box and a slice choose, by the name of their parameter. */
export const valuesChosen = (
  { across, up, columns, rows }: Space<unknown>,
  slice: Slice,
  { left, right, bottom, top }: Box,
): ReadonlyMap<string, readonly string[]> =>
  new Map<string, readonly string[]>([
    ...[...slice].map(([name, value]) => [name, [value]] as const),
    [across, columns.slice(left, right + 1)],
    ...(up === undefined ? [] : [[up, rows.slice(bottom, top + 1)] as const]),
  ])

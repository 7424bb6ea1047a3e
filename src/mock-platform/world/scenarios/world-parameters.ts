import type { ParameterSet } from '@generated/scenario/types.ts'
import type { Random } from '../random.ts'
import type { Parameter } from '../vocabulary/shape.ts'

/** Numbers of parameters to draw from; many scenarios have none. */
const counts = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3] as const

/** A parameter set without parameters. */
export const noParameters: ParameterSet = { variables: [], types: {}, values: [] }

/** All combinations of values, at most `limit`. */
const combinations = (chosen: readonly Parameter[], limit: number) =>
  chosen.reduce<{ [name: string]: string }[]>(
    (rows, { name, values }) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))).slice(0, limit),
    [{}],
  )

/** Draws the parameter set of a scenario from the known parameters. */
export const parameterSetOf = (parameters: readonly Parameter[], random: Random): ParameterSet => {
  const chosen = random.shuffle(parameters).slice(0, random.pick(counts))
  if (chosen.length === 0) return noParameters
  return {
    variables: chosen.map(({ name }) => name),
    types: Object.fromEntries(chosen.map(({ name, type }) => [name, type])),
    values: combinations(chosen, random.pick([2, 4, 6, 12])),
  }
}

/** Of a scenario that is run over ranges of its parameters, to see where its limit lies; see `jobs/limit.ts`. */
export const sweptParameters: ParameterSet = {
  variables: ['ego_speed', 'cut_in_gap', 'weather'],
  types: { ego_speed: 'double', cut_in_gap: 'double', weather: 'string' },
  values: [{ ego_speed: '20', cut_in_gap: '12', weather: 'clear' }],
}

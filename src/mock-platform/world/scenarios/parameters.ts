import type { ParameterSet, ParameterType } from '@generated/scenario/types.ts'
import type { Random } from '../random.ts'

/** A parameter that scenarios have, and values it takes. */
interface Parameter {
  name: string
  type: ParameterType
  values: readonly string[]
}

/** Names are people's own: other spellings than the platform's, markup, a name every object has. */
const parameters: readonly Parameter[] = [
  { name: 'ego_speed', type: 'double', values: ['20', '30', '40', '50', '60'] },
  { name: 'cutInDistance', type: 'double', values: ['5', '7.5', '10', '12.5', '15'] },
  { name: 'pedestrian-delay', type: 'double', values: ['-0.5', '0', '0.5', '1e-1'] },
  { name: 'weather', type: 'string', values: ['clear', 'rain', 'dense fog', 'low sun'] },
  {
    name: 'npc_model',
    type: 'string',
    values: ['car_sedan', 'bus', 'truck "XL"', '<b>bicycle</b>'],
  },
  { name: 'constructor', type: 'string', values: ['a', 'b'] },
  { name: 'note', type: 'empty', values: [''] },
]

/** How many parameters a scenario has: many have none. */
const counts = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3] as const

/** No parameters at all. */
const noParameters: ParameterSet = { variables: [], types: {}, values: [] }

/** Every combination of values, at most `limit` of them. */
const combinations = (chosen: readonly Parameter[], limit: number) =>
  chosen.reduce<{ [name: string]: string }[]>(
    (rows, { name, values }) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))).slice(0, limit),
    [{}],
  )

/** Makes the parameters of a scenario. */
export const parameterSetOf = (random: Random): ParameterSet => {
  const chosen = random.shuffle(parameters).slice(0, random.pick(counts))
  if (chosen.length === 0) return noParameters
  return {
    variables: chosen.map(({ name }) => name),
    types: Object.fromEntries(chosen.map(({ name, type }) => [name, type])),
    values: combinations(chosen, random.pick([2, 4, 6, 12])),
  }
}

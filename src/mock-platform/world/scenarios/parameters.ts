import type { ParameterSet } from '@generated/scenario/types.ts'
import type { Random } from '../random.ts'
import type { Parameter } from '../vocabulary/shape.ts'

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

/** Makes the parameters of a scenario, of those that scenarios may have. */
export const parameterSetOf = (parameters: readonly Parameter[], random: Random): ParameterSet => {
  const chosen = random.shuffle(parameters).slice(0, random.pick(counts))
  if (chosen.length === 0) return noParameters
  return {
    variables: chosen.map(({ name }) => name),
    types: Object.fromEntries(chosen.map(({ name, type }) => [name, type])),
    values: combinations(chosen, random.pick([2, 4, 6, 12])),
  }
}

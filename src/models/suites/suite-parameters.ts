import type { AnyParameterType, ParameterSet, ParameterType } from '@generated/scenario/types.ts'

/** A parameter that can be overridden. */
export interface Parameter {
  name: string
  type: ParameterType
  /** Its distinct values without an override; empty where no scenario gives any. */
  values: string[]
}

// Where scenarios disagree on a type, the stricter one wins: a number is also valid as text.
const strictness = { empty: 0, string: 1, double: 2 } as const satisfies Record<
  ParameterType,
  number
>

const stricter = (a: ParameterType, b: AnyParameterType): ParameterType =>
  b === 'unknown' || strictness[a] >= strictness[b] ? a : b

/** The parameters of several versions merged by name, in order of first appearance. */
export const parametersOf = (sets: Iterable<ParameterSet>): Parameter[] => {
  const found = new Map<string, { type: ParameterType; values: Set<string> }>()
  for (const set of sets) {
    for (const name of set.variables) {
      const parameter = found.get(name) ?? { type: 'empty', values: new Set() }
      found.set(name, parameter)
      // Names are user input: one may be `constructor` or `__proto__`.
      if (Object.hasOwn(set.types, name)) {
        parameter.type = stricter(parameter.type, set.types[name] ?? 'empty')
      }
      for (const combination of set.values) {
        if (Object.hasOwn(combination, name)) parameter.values.add(combination[name] ?? '')
      }
    }
  }
  return [...found].map(([name, { type, values }]) => ({ name, type, values: [...values] }))
}

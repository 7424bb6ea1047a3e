import { factWords } from './fact-words.ts'

/** A value of a simulation result, by the names that lead to it. */
export interface ResultFact {
  /** The names as they are in the file, which tell facts apart. */
  path: string
  /** In words. */
  name: string
  value: string
  /** It says that something failed. */
  isFailed: boolean
  /** A condition of the evaluator, which holds or does not. */
  isCondition: boolean
}

/** A value of a simulation result beside that of the last pass; undefined where one of them does not have it. */
export interface FactBeside extends Omit<ResultFact, 'value'> {
  value: string | undefined
  pass: string | undefined
}

/** Most facts that are shown: a result may hold the course of a whole simulation. */
const mostFacts = 40

/** The facts of a simulation result, and how many more there are. */
export interface ResultFacts<Fact = ResultFact> {
  facts: readonly Fact[]
  left: number
}

const saysFailed = (value: unknown) =>
  value === false || (typeof value === 'string' && /^(?:fail|error)/i.test(value))

const textOf = (value: Scalar, unit: string | undefined) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return unit === undefined ? String(value) : `${value} ${unit}`
}

type Scalar = string | number | boolean | null

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object'

/** The object whose values are the conditions of the evaluator. */
const conditions = 'conditions'

/** The values of an object, those of objects in it by both names; lists have too many to be facts. */
const leavesOf = (value: object, path: readonly string[]): ResultFact[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]): ResultFact[] => {
    const names = [...path, key]
    if (isScalar(inner)) {
      const isCondition = names.length === 2 && names[0] === conditions
      const { name, unit } = factWords(
        isCondition ? names.slice(1) : names,
        typeof inner === 'number',
      )
      const path = names.join('.')
      return [{ path, name, value: textOf(inner, unit), isFailed: saysFailed(inner), isCondition }]
    }
    return Array.isArray(inner) || names.length > 8 ? [] : leavesOf(Object(inner), names)
  })

const rankOf = ({ isFailed, isCondition }: Omit<ResultFact, 'value'>) =>
  isFailed ? (isCondition ? 0 : 1) : isCondition ? 3 : 2

/** Failed conditions first, then what else says that it failed; conditions that hold come last. */
const inOrder = <Fact extends Omit<ResultFact, 'value'>>(facts: readonly Fact[]): Fact[] =>
  facts.toSorted((one, other) => rankOf(one) - rankOf(other))

/** All single values of a simulation result. */
const leavesIn = (text: string): ResultFact[] | undefined => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  return isScalar(parsed) || Array.isArray(parsed) ? undefined : leavesOf(Object(parsed), [])
}

const shownOf = <Fact>(facts: readonly Fact[]) => ({
  facts: facts.slice(0, mostFacts),
  left: Math.max(0, facts.length - mostFacts),
})

/**
 * The single values of a simulation result in words: failed conditions first, those that hold last. Undefined for a
 * text that is no JSON object.
 */
export const resultFactsOf = (text: string): ResultFacts | undefined => {
  const leaves = leavesIn(text)
  return leaves && shownOf(inOrder(leaves))
}

/**
 * The values of a simulation result with those that the last pass has in the same places; within its rank, a value
 * that differs comes first. Undefined where one of the texts is no JSON object.
 */
export const factsBeside = (
  text: string,
  passText: string,
): ResultFacts<FactBeside> | undefined => {
  const [own, pass] = [leavesIn(text), leavesIn(passText)]
  if (!own || !pass) return undefined
  const passed = new Map(pass.map(({ path, value }) => [path, value]))
  const named = new Set(own.map(({ path }) => path))
  const rows = [
    ...own.map((fact) => ({ ...fact, pass: passed.get(fact.path) })),
    ...pass
      .filter(({ path }) => !named.has(path))
      .map((fact) => ({ ...fact, value: undefined, isFailed: false, pass: fact.value })),
  ]
  const differs = ({ value, pass: before }: FactBeside) => Number(value !== before)
  return shownOf(inOrder(rows.toSorted((one, other) => differs(other) - differs(one))))
}

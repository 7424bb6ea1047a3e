/** A value of a simulation result, by the names that lead to it. */
export interface ResultFact {
  name: string
  value: string
  /** It says that something failed. */
  isFailed: boolean
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

const textOf = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)

const isScalar = (value: unknown) => value === null || typeof value !== 'object'

/** The values of an object, those of objects in it by both names; lists have too many to be facts. */
const leavesOf = (value: object, path: readonly string[]): ResultFact[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]): ResultFact[] => {
    const names = [...path, key.replaceAll('_', ' ').trim()]
    if (isScalar(inner)) {
      const text = textOf(inner as string | number | boolean | null)
      return [{ name: names.join(' › '), value: text, isFailed: saysFailed(inner) }]
    }
    return Array.isArray(inner) || names.length > 8 ? [] : leavesOf(inner as object, names)
  })

/** All single values of a simulation result, those that say that something failed first. */
const leavesIn = (text: string): ResultFact[] | undefined => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (isScalar(parsed) || Array.isArray(parsed)) return undefined
  const leaves = leavesOf(parsed as object, [])
  return [
    ...leaves.filter(({ isFailed }) => isFailed),
    ...leaves.filter(({ isFailed }) => !isFailed),
  ]
}

const shownOf = <Fact>(facts: readonly Fact[]) => ({
  facts: facts.slice(0, mostFacts),
  left: Math.max(0, facts.length - mostFacts),
})

/**
 * The single values of a simulation result, those that say that something failed first. Undefined for a text that
 * is no JSON object.
 */
export const resultFactsOf = (text: string): ResultFacts | undefined => {
  const leaves = leavesIn(text)
  return leaves && shownOf(leaves)
}

/**
 * The values of a simulation result with those that the last pass has by the same names. What only the pass has comes
 * last. Undefined where one of the texts is no JSON object.
 */
export const factsBeside = (
  text: string,
  passText: string,
): ResultFacts<FactBeside> | undefined => {
  const [own, pass] = [leavesIn(text), leavesIn(passText)]
  if (!own || !pass) return undefined
  const passed = new Map(pass.map(({ name, value }) => [name, value]))
  const named = new Set(own.map(({ name }) => name))
  return shownOf([
    ...own.map((fact) => ({ ...fact, pass: passed.get(fact.name) })),
    ...pass
      .filter(({ name }) => !named.has(name))
      .map(({ name, value }) => ({ name, value: undefined, isFailed: false, pass: value })),
  ])
}

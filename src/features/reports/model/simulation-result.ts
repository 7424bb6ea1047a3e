/** A value of a simulation result, by the names that lead to it. */
interface ResultFact {
  name: string
  value: string
  /** It says that something failed. */
  isFailed: boolean
}

/** Most facts that are shown: a result may hold the course of a whole simulation. */
const mostFacts = 40

/** The facts of a simulation result, and how many more there are. */
export interface ResultFacts {
  facts: readonly ResultFact[]
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

/**
 * The single values of a simulation result, those that say that something failed first. Undefined for a text that
 * is no JSON object.
 */
export const resultFactsOf = (text: string): ResultFacts | undefined => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (isScalar(parsed) || Array.isArray(parsed)) return undefined
  const leaves = leavesOf(parsed as object, [])
  const sorted = [
    ...leaves.filter(({ isFailed }) => isFailed),
    ...leaves.filter(({ isFailed }) => !isFailed),
  ]
  return { facts: sorted.slice(0, mostFacts), left: Math.max(0, sorted.length - mostFacts) }
}

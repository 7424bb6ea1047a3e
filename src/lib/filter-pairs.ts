/** A pair of a typed filter: a key, a value, and whether it excludes what has it. */
export interface FilterPair {
  key: string
  value: string
  exclude: boolean
}

const pair = /(?<=^|\s)(-?)([a-z_]+):(?:"((?:[^"\\]|\\.)*)"|([^\s"]+))(?=\s|$)/giu

/**
 * Reads pairs such as `git_branch:main` or `-desc:"load test"` out of a typed filter, and the words around them. Within
 * quotes a backslash stands before a quote or a backslash; before anything else it is one, as in the pattern `"\d"`.
 */
export const readPairs = (typed: string): { pairs: FilterPair[]; words: string } => {
  const pairs: FilterPair[] = []
  const rest = typed.replace(
    pair,
    (_, minus: string, key: string, quoted: string | undefined, plain: string | undefined) => {
      const value = quoted?.replace(/\\(["\\])/gu, '$1') ?? plain ?? ''
      pairs.push({ key, value, exclude: minus === '-' })
      return ' '
    },
  )
  return { pairs, words: rest.replace(/\s+/gu, ' ').trim() }
}

const writeValue = (value: string) =>
  value === '' || /[\s"]/u.test(value) ? `"${value.replace(/["\\]/gu, '\\$&')}"` : value

/** Writes a pair, which reads as the same one again. */
export const writePair = ({ key, value, exclude }: FilterPair): string =>
  `${exclude ? '-' : ''}${key}:${writeValue(value)}`

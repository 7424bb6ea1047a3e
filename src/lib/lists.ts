import { decoded } from './urls.ts'

/** URI-encodes text but keeps colons readable. Lone surrogates, which have no encoding, become U+FFFD. */
export const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%3A', ':')

/**
 * Parses a comma-separated list of URI-encoded elements, as used in URLs; drops duplicates and empty
 * elements. Elements with an invalid encoding are kept undecoded. Some programs encode the commas, too: where no
 * other comma separates, encoded ones do.
 */
export const parseList = (text = ''): string[] => [
  ...new Set(
    text
      .split(text.includes(',') ? ',' : /%2C/i)
      .map(decoded)
      .filter(Boolean),
  ),
]

/** Joins elements with commas, each URI-encoded with readable colons; one alone that has a comma ends with another. */
export const writeList = (elements: readonly string[]): string => {
  const [first, ...others] = elements.filter(Boolean).map(encode)
  if (first === undefined) return ''
  return others.length === 0 && first.includes('%2C') ? `${first},` : [first, ...others].join(',')
}

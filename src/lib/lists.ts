import { decoded } from './urls.ts'

/** URI-encodes text but keeps colons readable. Lone surrogates, which have no encoding, become U+FFFD. */
export const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%3A', ':')

/**
 * Parses a comma-separated list of URI-encoded elements, as used in URLs; drops duplicates and empty
 * elements. Elements with an invalid encoding are kept undecoded.
 */
export const parseList = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').map(decoded).filter(Boolean)),
]

/** Joins elements with commas, each URI-encoded with readable colons. */
export const writeList = (elements: readonly string[]): string =>
  elements.filter(Boolean).map(encode).join(',')

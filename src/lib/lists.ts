const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The text URI-encoded, with colons readable. What has no URI encoding (half a surrogate pair) becomes the
 * replacement character.
 */
export const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%3A', ':')

/**
 * The elements of a comma-separated list whose elements are URI-encoded, as lists stand in URLs: decoded,
 * each once, without empty ones. Text that is no URI encoding is taken as it is.
 */
export const parseList = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').map(decode).filter(Boolean)),
]

/** The elements as one text, each URI-encoded (a colon stays readable), separated by commas. */
export const writeList = (elements: readonly string[]): string =>
  elements.filter(Boolean).map(encode).join(',')

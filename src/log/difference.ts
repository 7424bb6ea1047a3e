/** Kinds of characters that are in words: letters that may be in a hexadecimal number, other letters, digits. */
const [hexLetter, letter, digit] = [1, 2, 4]

/** The kind of a character by its code; 0 for what is in no word. */
const kinds = Uint8Array.from({ length: 0x1_00_00 }, (_, code) => {
  const text = code < 128 ? String.fromCharCode(code) : ''
  if (/[a-f]/i.test(text)) return hexLetter
  if (/[a-z]/i.test(text)) return letter
  return /\d/.test(text) ? digit : 0
})

const kindAt = (text: string, at: number) =>
  at < text.length ? (kinds[text.charCodeAt(at)] as number) : 0

/** Characters between the parts of one value: `00:30:31.195`, `1e-05`, `3f6e-4476`, `10.0.0.1:80`. */
const joints = new Set(Array.from('.:-+', (text) => text.charCodeAt(0)))
const signs = new Set(Array.from('-+', (text) => text.charCodeAt(0)))

/** Least length of a word that is taken for an id, though only letters from a to f are in it. */
const hexLength = 4

/**
 * Where a word ends, as a negative number if it is a plain one. A word that holds a digit, or is an id, differs from
 * run to run. 0 where no word begins.
 */
const wordEnd = (text: string, from: number): number => {
  let seen = 0
  let at = from
  for (let kind = kindAt(text, at); kind !== 0; kind = kindAt(text, at)) {
    seen |= kind
    at += 1
  }
  if (at === from) return 0
  const isValue = seen >= digit || (seen === hexLetter && at - from >= hexLength)
  return isValue ? at : -at
}

/** Where a value ends whose first word ends at `end`: all of a time, number, id or address. */
const valueEnd = (text: string, firstEnd: number): number => {
  let end = firstEnd
  for (;;) {
    let joint = end
    while (joints.has(text.charCodeAt(joint))) joint += 1
    const next = joint === end ? 0 : wordEnd(text, joint)
    if (next <= 0) return end
    end = next
  }
}

/** Where the value or, as a negative number, the plain text ends that begins at a place. */
const partEnd = (text: string, from: number): number => {
  const end = wordEnd(text, from)
  if (end > 0) return valueEnd(text, end)
  if (end < 0) return end
  const signed = signs.has(text.charCodeAt(from)) ? wordEnd(text, from + 1) : 0
  return signed > 0 ? valueEnd(text, signed) : -(from + 1)
}

/** Whether two lines say the same, apart from times, numbers, ids and addresses. */
export const isAlike = (one: string, other: string): boolean => {
  if (one === other) return true
  let [at, place] = [0, 0]
  while (at < one.length && place < other.length) {
    const [end, otherEnd] = [partEnd(one, at), partEnd(other, place)]
    if (end > 0 !== otherEnd > 0) return false
    if (end > 0) {
      at = end
      place = otherEnd
      continue
    }
    if (-end - at !== -otherEnd - place) return false
    for (; at < -end; at += 1, place += 1) {
      if (one.charCodeAt(at) !== other.charCodeAt(place)) return false
    }
  }
  return at === one.length && place === other.length
}

/** The lines of a log. */
export interface Lines {
  count: number
  lineAt: (number: number) => string
}

/** The first line at which two logs part, from 0; undefined where they say the same to their ends. */
export const firstDifference = (one: Lines, other: Lines): number | undefined => {
  const both = Math.min(one.count, other.count)
  for (let line = 0; line < both; line += 1) {
    if (!isAlike(one.lineAt(line), other.lineAt(line))) return line
  }
  return one.count === other.count ? undefined : both
}

/** Lines that are shown before the first difference, and from it on. */
const [before, after] = [3, 10]

/** Most characters of a line that are shown. */
const shownLength = 1000

/** A line of one of two logs that part. */
export interface PartingLine {
  /** From 0. */
  number: number
  text: string
  /** The line is not the one that the other log has at its place. */
  isOther: boolean
}

/** Where two logs part, with the lines around in each. */
export interface Parting {
  /** From 0. */
  line: number
  lines: readonly [one: readonly PartingLine[], other: readonly PartingLine[]]
}

/** Where two logs part, and what is said there; undefined where they say the same. */
export const partingOf = (one: Lines, other: Lines): Parting | undefined => {
  const line = firstDifference(one, other)
  if (line === undefined) return undefined
  const linesOf = (own: Lines, others: Lines): PartingLine[] => {
    const [from, to] = [Math.max(0, line - before), Math.min(own.count, line + after)]
    return Array.from({ length: Math.max(0, to - from) }, (_, at) => {
      const number = from + at
      const text = own.lineAt(number)
      const isOther =
        number >= line && !(number < others.count && isAlike(text, others.lineAt(number)))
      return { number, text: text.slice(0, shownLength), isOther }
    })
  }
  return { line, lines: [linesOf(one, other), linesOf(other, one)] }
}

/** Texts by their numbers from 1, so that columns hold numbers: keys of cases, causes, messages. 0 is no text. */
export interface Texts {
  /** One more than the greatest number. */
  readonly size: number
  /** The number of a text, a new one where it is not known; `label` is how people know it, as first heard. */
  numberOf: (text: string, label?: string) => number
  /** The number of a text that is known. */
  knownNumber: (text: string) => number | undefined
  textOf: (number: number) => string
  /** How people know a text: the name of the scenario of a key. */
  labelOf: (number: number) => string | undefined
  /** The entries from a number on, as `add` takes them. */
  from: (number: number) => string[]
  /** Adds what was kept, in its order. */
  add: (entries: readonly string[]) => void
}

// Keys are JSON, in which it stands escaped; a cause or a message has no label.
const separator = '\0'

/** Makes an empty table of texts. */
export const createTexts = (): Texts => {
  const entries: string[] = ['']
  const texts: string[] = ['']
  const numbers = new Map<string, number>()
  const add = (entry: string) => {
    const end = entry.indexOf(separator)
    const text = end < 0 ? entry : entry.slice(0, end)
    numbers.set(text, entries.length)
    entries.push(entry)
    texts.push(text)
    return entries.length - 1
  }
  return {
    get size() {
      return entries.length
    },
    numberOf: (text, label) => {
      const plain = text.replaceAll(separator, ' ')
      return numbers.get(plain) ?? add(label === undefined ? plain : plain + separator + label)
    },
    knownNumber: (text) => numbers.get(text.replaceAll(separator, ' ')),
    textOf: (number) => texts[number] ?? '',
    labelOf: (number) => {
      const entry = entries[number] ?? ''
      const end = entry.indexOf(separator)
      return end < 0 ? undefined : entry.slice(end + 1)
    },
    from: (number) => entries.slice(number),
    add: (kept) => {
      for (const entry of kept) add(entry)
    },
  }
}

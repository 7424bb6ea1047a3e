/** Units that a name may end with, as people write them. */
const units: { readonly [suffix in string]?: string } = {
  s: 's',
  ms: 'ms',
  m: 'm',
  km: 'km',
  mps: 'm/s',
  mps2: 'm/s²',
  mps3: 'm/s³',
  kmh: 'km/h',
  rad: 'rad',
  deg: '°',
  hz: 'Hz',
  percent: '%',
}

/** Short forms that stay in capitals. */
const capitals = new Set(['ttc', 'ndt', 'id', 'url', 'cpu', 'gpu', 'ip', 'imu', 'gnss'])

/** Words for what a name abbreviates. */
const wordsFor: { readonly [short in string]?: string } = { max: 'highest', min: 'lowest' }

/** A name of the machine split into words: at `_`, at `-`, and where a small letter meets a capital. */
const wordsOf = (name: string) =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]/)
    .filter((word) => word !== '')

const written = (word: string) => {
  const small = word.toLowerCase()
  if (capitals.has(small)) return small.toUpperCase()
  // A word in capitals is a short form of its own.
  return word === word.toUpperCase() && /\p{L}{2}/u.test(word) ? word : small
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A name in words, and the unit of its value: `minimum_ttc_s` is `Minimum TTC` in `s`. */
export interface FactWords {
  name: string
  /** Undefined where the name ends with no known unit. */
  unit: string | undefined
}

/**
 * The names that lead to a number, in words; an unknown unit stays in the name. `simulated_time_s` is
 * `Simulated` in `s`, as the unit says that it is a time; `lateral_jerk`, `max` is `Lateral jerk, highest`.
 */
export const factWords = (path: readonly string[], isNumber: boolean): FactWords => {
  const parts = path.map(wordsOf)
  const last = parts.at(-1) ?? []
  const unit = isNumber && last.length > 1 ? units[last.at(-1)?.toLowerCase() ?? ''] : undefined
  if (unit !== undefined) {
    last.pop()
    if ((unit === 's' || unit === 'ms') && last.length > 1 && last.at(-1) === 'time') last.pop()
  }
  if (path.length > 1 && last.length === 1)
    last.splice(0, 1, wordsFor[last[0] ?? ''] ?? last[0] ?? '')
  const name = parts.map((words) => words.map(written).join(' ')).join(', ')
  return { name: sentenceCase(name), unit }
}

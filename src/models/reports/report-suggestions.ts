import { fold } from '@/lib/text.ts'
import {
  type About,
  keyOf,
  passingReports,
  type ReadFilter,
  readTyped,
  ruleOf,
  type Token,
  type TokenKey,
  tokenKeys,
} from './report-tokens.ts'

/** The word under the cursor: `-` or `!` excludes, a key narrows the values. */
const readDraft = (draft: string) => {
  const form = /^\s*([-!]?)(?:([a-z_]+):)?"?(.*?)"?\s*$/is
  const [, minus = '', name, rest = ''] = form.exec(draft) ?? []
  return { exclude: minus !== '', name, key: name === undefined ? undefined : keyOf(name), rest }
}

/** The tokens that a text which was typed stands for, when it is taken as it is; its words are one. */
export const takenTokens = (draft: string): ReadFilter => {
  const { tokens, words, problems } = readTyped(draft.trim().replace(/^!/, '-'))
  const { exclude, rest } = readDraft(words)
  const text: Token[] = rest === '' ? [] : [{ key: 'text', value: rest, exclude }]
  return { tokens: [...tokens, ...text], words: '', problems }
}

/** A token that can be taken, and how many of the loaded reports it fits. */
export interface Suggestion {
  token: Token
  count: number
}

/** Most suggestions that are shown at once. */
const mostSuggestions = 6

const dates = ['24h', '7d', '30d'] as const

const countOf = ({ key, value }: Pick<Token, 'key' | 'value'>, about: About) =>
  about.reports.filter(ruleOf(key).passes(value, about) ?? (() => false)).length

/** The values of a key, the most frequent first, with how many reports have just this one. */
const valuesOf = (key: TokenKey, { reports }: About): { value: string; rank: number }[] => {
  if (key === 'date') return dates.map((value) => ({ value, rank: 0 }))
  const { of = () => undefined } = ruleOf(key)
  return [...Map.groupBy(reports, of)]
    .flatMap(([value, own]) => (value ? { value, rank: own.length } : []))
    .sort((one, other) => other.rank - one.rank)
}

/** Where a value has what is typed: at its beginning, further on, or in the name of its key alone. */
const placeOf = (key: TokenKey, value: string, typed: string, isKeyTyped: boolean) => {
  const written = key === 'state' && value === 'started' ? 'running' : value
  const at = fold(written).indexOf(typed)
  if (at >= 0) return at === 0 ? 0 : 1
  return !isKeyTyped && fold(key).startsWith(typed) ? 2 : undefined
}

/** Most values of a key that are suggested before anything is typed. */
const mostUnasked = 2

/**
 * Suggests tokens for what is being typed, those that begin with it first, then the most frequent; the words themselves
 * last. Before anything is typed, the most frequent values of each key.
 */
export const suggestionsFor = (draft: string, about: About): Suggestion[] => {
  const { exclude, key: only, name, rest } = readDraft(draft)
  if (name !== undefined && only === undefined) return []
  const typed = fold(rest)
  const found = (only ? [only] : tokenKeys)
    .flatMap((key) => {
      const values = valuesOf(key, about)
      const asked = typed === '' && !only ? values.slice(0, mostUnasked) : values
      return asked.flatMap(({ value, rank }) => {
        const place = placeOf(key, value, typed, only !== undefined)
        return place === undefined ? [] : [{ place, rank, token: { key, value, exclude } }]
      })
    })
    // In the order of the keys before anything is typed.
    .sort((one, other) => one.place - other.place || (typed && other.rank - one.rank) || 0)
    .map(({ token }) => token)
  const isFree = only === undefined || only === 'desc' || only === 'text'
  const token: Token = { key: only ?? 'text', value: rest, exclude }
  const words = isFree && rest !== '' ? [token] : []
  // Only what is shown is counted: that takes a look at every report.
  return [...found.slice(0, mostSuggestions - words.length), ...words].map((each) => ({
    token: each,
    count: countOf(each, about),
  }))
}

/** The tokens without which others would match, by how many; the most first. */
export const costliest = ({ tokens, words }: ReadFilter, about: About): Suggestion[] =>
  tokens
    .map((token) => {
      const others = { tokens: tokens.filter((each) => each !== token), words }
      return { token, count: passingReports(others, about).length }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)

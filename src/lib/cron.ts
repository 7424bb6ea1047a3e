/** The fields of a cron expression, in their order. */
export const cronFields = ['minute', 'hour', 'date', 'month', 'weekday'] as const

/** A field of a cron expression. */
export type CronField = (typeof cronFields)[number]

/** The texts of the five fields, not validated. */
export type CronTexts = Readonly<Record<CronField, string>>

/** The values that a field matches. */
export interface CronSet {
  /** Every value: `*` or `?`. */
  any: boolean
  /** Matching values, ascending. */
  values: readonly number[]
  /** Matches the last day of the month; only in `date`. */
  lastDay: boolean
  /** Weekdays whose last occurrence in the month matches; only in `weekday`. */
  lastWeekdays: readonly number[]
}

/** A valid cron expression, in UTC. */
export type Cron = Readonly<Record<CronField, CronSet>>

interface Grammar {
  /** Label on screen. */
  label: string
  least: number
  most: number
  /** Valid values, for help texts and errors. */
  range: string
  /** Names of the values, starting at `firstName`. */
  names: readonly string[]
  firstName: number
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** Label and valid values of each field. */
export const cronGrammar = {
  minute: { label: 'Minute', least: 0, most: 59, range: '0-59', names: [], firstName: 0 },
  hour: { label: 'Hour', least: 0, most: 23, range: '0-23', names: [], firstName: 0 },
  date: { label: 'Date', least: 1, most: 31, range: '1-31 or L', names: [], firstName: 0 },
  month: {
    label: 'Month',
    least: 1,
    most: 12,
    range: '1-12 or JAN-DEC',
    names: months,
    firstName: 1,
  },
  weekday: {
    label: 'Day of week',
    least: 0,
    most: 6,
    range: '0-6, SUN-SAT or L',
    names: weekdays,
    firstName: 0,
  },
} as const satisfies Record<CronField, Grammar>

/** Default of a new schedule: every hour. */
export const defaultCron = '0 * * * *'

const digitsAndSigns = '0123456789*?,-/'

const allowed: Readonly<Record<CronField, ReadonlySet<string>>> = {
  minute: new Set(digitsAndSigns),
  hour: new Set(digitsAndSigns),
  date: new Set(`${digitsAndSigns}L`),
  month: new Set([digitsAndSigns, ...months].join('')),
  weekday: new Set([digitsAndSigns, 'L', ...weekdays].join('')),
}

/** Removes characters that are not allowed in the field; case-insensitive. */
export const allowedCronText = (field: CronField, text: string): string =>
  [...text].filter((character) => allowed[field].has(character.toUpperCase())).join('')

/** The first field whose text has a character that is not allowed in it; undefined if none has. */
export const refusedCronField = (texts: CronTexts): CronField | undefined =>
  cronFields.find((field) => allowedCronText(field, texts[field]) !== texts[field])

/**
 * Splits an expression into its five texts. If it has fewer or more, the last text holds the rest and is
 * invalid, so that the user sees the original when editing.
 */
export const splitCron = (expression: string): CronTexts => {
  const [minute = '', hour = '', date = '', month = '', ...rest] = expression.trim().split(/\s+/)
  return { minute, hour, date, month, weekday: rest.join(' ') }
}

/** Joins five texts to an expression. */
export const joinCron = (texts: CronTexts): string =>
  cronFields.map((field) => texts[field]).join(' ')

/** Maximum length of a field's text, in characters. The longest useful list, of all minutes, has 169. */
const maxFieldLength = 200

const smallestStep = 1
const largestStep = 59

/** Thrown within this module for an invalid text; the message is shown to the user. */
class CronError extends Error {}

const readValue = (field: CronField, text: string): number => {
  const { least, most, names, firstName, range }: Grammar = cronGrammar[field]
  const name = names.indexOf(text.toUpperCase())
  if (name >= 0) return firstName + name
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new CronError(text === '' ? 'A value is missing.' : `${text} is not in ${range}.`)
}

const readStep = (text: string): number => {
  const step = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  if (step >= smallestStep && step <= largestStep) return step
  throw new CronError(`A step is ${smallestStep} to ${largestStep}.`)
}

const readRange = (field: CronField, text: string): { from: number; to: number } => {
  if (text === '*') return { from: cronGrammar[field].least, to: cronGrammar[field].most }
  const [first = '', last, ...rest] = text.split('-')
  const from = readValue(field, first)
  if (last === undefined) return { from, to: from }
  const to = readValue(field, last)
  if (rest.length > 0) throw new CronError(`${text} is not a range.`)
  if (from > to) throw new CronError(`The range ${text} runs backwards.`)
  return { from, to }
}

const spread = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** The values matched by one element of a comma-separated field. */
const readElement = (field: CronField, element: string): Omit<CronSet, 'any'> => {
  const none = { values: [], lastDay: false, lastWeekdays: [] }
  if (element === '?') throw new CronError('? stands alone.')
  if (/L$/i.test(element)) {
    const day = element.slice(0, -1)
    if (field === 'date' && day === '') return { ...none, lastDay: true }
    // A lone L is the last day of the week, Saturday.
    if (field === 'weekday' && day === '') return { ...none, values: [cronGrammar.weekday.most] }
    if (field === 'weekday') return { ...none, lastWeekdays: [readValue(field, day)] }
  }
  const [span = '', step, ...rest] = element.split('/')
  const { from, to } = readRange(field, span)
  if (step === undefined) return { ...none, values: spread(from, to, 1) }
  if (rest.length > 0) throw new CronError(`${element} has more than one step.`)
  const every = readStep(step)
  if (span !== '*' && !span.includes('-')) throw new CronError('A step follows * or a range.')
  return { ...none, values: spread(from, to, every) }
}

const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b)

const readField = (field: CronField, text: string): CronSet => {
  if (text.trim() === '') throw new CronError('Required.')
  if (text.length > maxFieldLength)
    throw new CronError(`At most ${maxFieldLength} characters are allowed.`)
  const any = text === '*' || text === '?'
  const elements = text === '?' ? ['*'] : text.split(',')
  const parts = elements.map((element) => readElement(field, element))
  return {
    any,
    values: ascending(parts.flatMap(({ values }) => values)),
    lastDay: parts.some(({ lastDay }) => lastDay),
    lastWeekdays: ascending(parts.flatMap(({ lastWeekdays }) => lastWeekdays)),
  }
}

/** Error message for the text of a field; undefined if valid. */
export const cronFieldError = (field: CronField, text: string): string | undefined => {
  try {
    readField(field, text)
    return undefined
  } catch (error) {
    if (error instanceof CronError) return error.message
    throw error
  }
}

/** Parses an expression; undefined if a field is invalid. */
export const readCron = (texts: CronTexts): Cron | undefined => {
  if (cronFields.some((field) => cronFieldError(field, texts[field]) !== undefined))
    return undefined
  return {
    minute: readField('minute', texts.minute),
    hour: readField('hour', texts.hour),
    date: readField('date', texts.date),
    month: readField('month', texts.month),
    weekday: readField('weekday', texts.weekday),
  }
}

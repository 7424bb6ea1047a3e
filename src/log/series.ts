/** The unit of the steps of a series. */
export type SeriesUnit = 'epoch' | 'step'

/** Values of one name, by the epoch or step at which they were written; a gap is NaN. */
export interface LogSeries {
  name: string
  steps: Float64Array<ArrayBuffer>
  values: Float64Array<ArrayBuffer>
}

/** The values that a log names by epoch or step. */
export interface LogSeriesAnswer {
  unit: SeriesUnit
  /** How many epochs or steps there will be; undefined where the log does not say. */
  total: number | undefined
  series: LogSeries[]
}

interface Values {
  step: number
  total: number | undefined
  pairs: Iterable<readonly [name: string, value: number]>
}

/** A log may be of any content: more names are no metrics of a training. */
const mostNames = 64

/** Units that a line may count by; the first one that it has wins. */
const units = [
  { unit: 'epoch', pattern: /\bepochs?\b[\s:=[(]*(\d+)(?:\s*\/\s*(\d+))?/i, keys: ['epoch'] },
  {
    unit: 'step',
    pattern: /\b(?:global_step|step|iter|iteration)\b[\s:=[(]*(\d+)(?:\s*\/\s*(\d+))?/i,
    keys: ['global_step', 'step', 'iter', 'iteration'],
  },
] as const satisfies readonly { unit: SeriesUnit; pattern: RegExp; keys: readonly string[] }[]

const counters = new Set<string>([...units.flatMap(({ keys }) => keys), 'epochs', 'total'])

const pair =
  /([A-Za-z_][\w./-]*)\s*=\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[-+]?(?:nan|inf)\b)/gi

const jsonOf = (text: string): Readonly<Record<string, unknown>> | undefined => {
  if (!text.trimEnd().endsWith('}')) return undefined
  try {
    // What begins with a brace is an object.
    return JSON.parse(text.slice(text.indexOf('{')))
  } catch {
    return undefined
  }
}

/** How values stand in a line; the first rule that finds some wins. */
const rules = [
  {
    // `epoch 10/20 train_loss=2.03152 val_loss=1.83798`
    mark: '=',
    read: (text: string, at: (typeof units)[number]): Values | undefined => {
      const [, step, total] = at.pattern.exec(text) ?? []
      if (step === undefined) return undefined
      const pairs = [...text.matchAll(pair)].map(
        // `nan` and `inf` are no numbers.
        ([, name = '', value = '']) => [name, Number(value)] as const,
      )
      return { step: Number(step), total: total === undefined ? undefined : Number(total), pairs }
    },
  },
  {
    // `{"epoch": 10, "train_loss": 2.03152}`
    mark: '{',
    read: (text: string, at: (typeof units)[number]): Values | undefined => {
      const value = jsonOf(text)
      const step = at.keys.map((key) => value?.[key]).find((one) => typeof one === 'number')
      if (!value || step === undefined) return undefined
      const pairs = Object.entries(value).flatMap(([name, one]) =>
        typeof one === 'number' ? [[name, one] as const] : [],
      )
      return { step, total: undefined, pairs }
    },
  },
] as const

/** Reads the lines of a training log one after the other, and collects the values that they name. */
export class SeriesReader {
  #totals = new Map<SeriesUnit, number>()
  #byUnit = new Map<SeriesUnit, Map<string, Map<number, number>>>()

  /** Takes one line; what is none of a training is skipped. The last line of an epoch wins. */
  read(line: string): void {
    for (const { mark, read } of rules) {
      if (!line.includes(mark)) continue
      for (const at of units) {
        const found = read(line, at)
        if (!found) continue
        this.#add(at.unit, found)
        return
      }
    }
  }

  #add(unit: SeriesUnit, { step, total, pairs }: Values) {
    const names = this.#byUnit.get(unit) ?? new Map<string, Map<number, number>>()
    this.#byUnit.set(unit, names)
    if (total !== undefined) this.#totals.set(unit, total)
    for (const [name, value] of pairs) {
      if (counters.has(name.toLowerCase())) continue
      const values = names.get(name)
      if (values) values.set(step, value)
      else if (names.size < mostNames) names.set(name, new Map([[step, value]]))
    }
  }

  /** All series so far: by epoch where the log counts epochs, by step otherwise. */
  answer(): LogSeriesAnswer {
    const isLong = (unit: SeriesUnit) =>
      [...(this.#byUnit.get(unit)?.values() ?? [])].some(({ size }) => size > 1)
    const unit = isLong('epoch') || !isLong('step') ? 'epoch' : 'step'
    const series = [...(this.#byUnit.get(unit) ?? [])].map(([name, values]) => {
      const sorted = [...values].sort(([one], [other]) => one - other)
      return {
        name,
        steps: Float64Array.from(sorted, ([step]) => step),
        values: Float64Array.from(sorted, ([, value]) => value),
      }
    })
    return { unit, total: this.#totals.get(unit), series }
  }
}

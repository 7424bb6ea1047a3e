import { listJobReportsOperation, listSuitesOperation } from '@generated/evaluation/codec.ts'
import { decode } from '@/transport/codec.ts'

const plans = {
  listSuites: listSuitesOperation.answer,
  listJobReports: listJobReportsOperation.answer,
}

/** Takes the text of an answer and gives back the time to decode it, by the time to parse it. */
export type DecodeRatio = (operation: keyof typeof plans, text: string) => number

const rounds = 41

/** Long enough for the browser's clock, which is coarse. */
const roundTime = 15

const timeOf = (times: number, action: () => unknown) => {
  const begun = performance.now()
  for (let time = 0; time < times; time++) action()
  return (performance.now() - begun) / times
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Parses and decodes in turn, so that whatever else the machine does slows both. */
export const decodeRatio: DecodeRatio = (operation, text) => {
  const plan = plans[operation]
  if (!plan) throw new Error(`The answer of ${operation} has no plan.`)
  const parse = () => JSON.parse(text)
  const value: unknown = parse()
  const decodeIt = () => decode(plan, value, '/')
  timeOf(200, parse)
  timeOf(200, decodeIt)
  const times = Math.ceil(roundTime / timeOf(20, parse))
  const ratios = Array.from(
    { length: rounds },
    () => timeOf(times, decodeIt) / timeOf(times, parse),
  )
  return median(ratios)
}

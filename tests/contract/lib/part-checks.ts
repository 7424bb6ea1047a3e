import type { Json } from '../../../codegen/contract.ts'
import { readList, requestOf } from './list-reader.ts'
import type { Operation } from './operations.ts'
import type { ReadContext } from './read-context.ts'
import { valuesAt } from './templates.ts'
import type { Violation } from './violations.ts'

const counts = ['total_count', 'success_count', 'failure_count'] as const

/** A part's share of the counts of the whole: its own counts, or itself. */
const countOf = (part: Json, name: (typeof counts)[number]) => {
  const [own] = valuesAt(part, ['case_results', name])
  if (own !== undefined) return Number(own)
  const [status] = valuesAt(part, ['status'])
  const isCounted = {
    total_count: true,
    success_count: status === 'succeeded',
    failure_count: status === 'failed',
  }
  return isCounted[name] ? 1 : 0
}

/** How many wholes are held against their parts. */
const wholeLimit = 3

/** Contradictions between an ended whole and its parts: its counts, and its state. */
const contradictionsOf = (
  { items: name }: Operation,
  whole: { label: string; state: Json | undefined; counts: Json | undefined },
  parts: readonly Json[],
): Violation[] => {
  const found = (field: string, message: string): Violation[] => [
    { check: 'contradiction', path: `${name}[].${field}`, message },
  ]
  const states = parts
    .filter((part) => valuesAt(part, ['unavailable'])[0] !== true)
    .map((part) => String(valuesAt(part, ['status'])[0]))
  const unlike =
    whole.state === 'succeeded' ? states.find((state) => state !== 'succeeded') : undefined
  const isBaseless = whole.state === 'failed' && states.length > 0 && !states.includes('failed')
  return [
    ...counts.flatMap((count) => {
      const sum = parts.reduce((total: number, part) => total + countOf(part, count), 0)
      const told = Number(valuesAt(whole.counts, [count])[0] ?? sum)
      return sum === told
        ? []
        : found(count, `adds up to ${sum} where ${count} of ${whole.label} is ${told}`)
    }),
    ...(unlike === undefined
      ? []
      : found('status', `is ${unlike} where status of ${whole.label} is succeeded`)),
    ...(isBaseless
      ? found('status', `is failed nowhere, but status of ${whole.label} is failed`)
      : []),
  ]
}

/** Holds wholes against their parts: a job against its suites, a suite against its scenarios, a scenario against its cases. */
export const checkParts = async (operation: Operation, context: ReadContext) => {
  const { book, calls, known, reading, resolver, tables } = context
  const { parts } = reading[operation.name] ?? {}
  if (!parts) return
  const source = tables.sources[parts.of]
  const label = `${resolver.wordsOf(parts.of)}${source && 'from' in source ? ` (${source.from})` : ''}`
  let tried = 0
  const solutions = resolver.arguments(operation, parts, known)
  for await (const { args, bindings } of solutions) {
    const whole = bindings.get(parts.of)
    const [state] = valuesAt(whole, parts.state.split('.'))
    if (state !== 'succeeded' && state !== 'failed') continue
    const { items, isWhole } = await readList(calls, operation, args)
    if (!isWhole) continue
    tried += 1
    const [told] = valuesAt(whole, parts.counts.split('.'))
    const wrong = contradictionsOf(operation, { label, state, counts: told }, items)
    context.book.found(operation, wrong, requestOf(operation, args.query))
    if (tried === wholeLimit) break
  }
  if (tried === 0) book.note(operation, 'nothing that has ended was held against its parts')
}

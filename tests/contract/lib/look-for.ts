import type { Json } from '../../../codegen/contract.ts'
import { pageOf } from './answer-checks.ts'
import type { Outcome } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import type { Operation } from './operations.ts'
import { hasFields, type WantedFields } from './shown-fields.ts'
import { valuesAt } from './templates.ts'
import type { WriteContext } from './write-context.ts'

/** Milliseconds after which a platform is asked again whether a change shows. */
const pause = 1000

/** How many pages of a list are searched for one item. */
const pageLimit = 30

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Purpose of a look. */
export interface Wanted {
  fields: WantedFields
  /** Name of the list in the answer that is searched. */
  list: string | undefined
  /** The answer is expected to show it; a random one is not. */
  isReal: boolean
}

/** Result of a look. */
export interface Seen extends Wanted {
  outcome: Outcome
  shown: Json | undefined
  /** Items that were looked at, in the order of the list. */
  items: readonly Json[]
}

/** Looks for the fields in an answer, or in the items of a list, page by page. */
const search = async (
  { calls }: WriteContext,
  operation: Operation,
  args: CallArguments,
  wanted: Wanted,
): Promise<Seen> => {
  const { fields, list, isReal } = wanted
  const seen: Json[] = []
  let query = args.query
  for (let pages = pageLimit; ; pages--) {
    const outcome = await calls.valid(operation, { ...args, query })
    const { items, token } = pageOf(operation, outcome.body)
    const inner = list === undefined ? [] : valuesAt(outcome.body, [list]).flat()
    const whole = operation.items || list || outcome.body === undefined ? [] : [outcome.body]
    const candidates = [...items, ...inner, ...whole]
    seen.push(...items, ...inner)
    // Random answers show nothing; whatever they hold goes on.
    const shown = candidates.find((item) => !isReal || hasFields(item, fields))
    if (shown !== undefined || token === undefined || pages === 0 || !outcome.isSuccess) {
      return { ...wanted, outcome, shown, items: seen }
    }
    query = { ...args.query, next_token: token }
  }
}

/** Looks until a platform shows what `isDone` waits for, for as long as it may take to settle. */
export const lookFor = async (
  context: WriteContext,
  operation: Operation,
  args: CallArguments,
  wanted: Wanted,
  isDone: (shown: Json | undefined) => boolean,
): Promise<Seen> => {
  for (let rest = context.target.settling; ; rest -= pause) {
    const seen = await search(context, operation, args, wanted)
    if (isDone(seen.shown) || !seen.outcome.isSuccess || rest <= 0) return seen
    await wait(pause)
  }
}
